/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;

import org.brokerpak.ide.core.launch.Amounts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "198000000 # 412000000 # 5200 # 198 MB of 412 MB, 38 MB/s, 5 s left",
        "412000000 # 412000000 # 9000 # 412 MB of 412 MB, 46 MB/s",
        "1500      # -1        # 3000 # 1.5 kB, 500 bytes/s",
        "1500      # 3000      # 20   # 1.5 kB of 3.0 kB",
        "1         # 10        # 0    # 1 byte of 10 bytes",
    })
    void progressTellsSizeSpeedAndTimeLeft(long done, long total, long millis, String words) {
        assertEquals(words, Amounts.progress(done, total, Duration.ofMillis(millis)));
    }
}
