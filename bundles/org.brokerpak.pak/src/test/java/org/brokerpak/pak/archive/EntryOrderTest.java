/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class EntryOrderTest {

    @Test
    void asGoWalksAFolder() {
        List<String> order = List.of("a", "a/", "a/b/c", "a/b-c", "a-b", "definitions/service10-x.yml",
                "definitions/service2-x.yml", "manifest.yml");
        assertEquals(order, Stream.of(5, 3, 7, 0, 1, 2, 4, 6).map(order::get).sorted(EntryOrder.INSTANCE).toList());
    }
}
