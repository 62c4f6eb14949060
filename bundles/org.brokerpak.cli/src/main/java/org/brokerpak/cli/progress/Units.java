/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.time.Duration;
import java.util.Locale;

/** Sizes and times for people. */
public final class Units {

    private static final long KILO = 1000;

    private Units() {
    }

    /** {@code 812 bytes}, {@code 4.1 kB}, {@code 603 MB}; a kilobyte is 1000 bytes. */
    public static String bytes(long bytes) {
        if (bytes < KILO) {
            return bytes == 1 ? "1 byte" : bytes + " bytes";
        }
        double value = bytes;
        String unit = "";
        for (String larger : new String[] {"kB", "MB", "GB", "TB"}) {
            if (value < KILO) {
                break;
            }
            value /= KILO;
            unit = larger;
        }
        return (value < 10 ? "%.1f" : "%.0f").formatted(value).replace(',', '.') + " " + unit;
    }

    /** {@code 0.3 s}, {@code 12 s}, {@code 2 min 5 s}. */
    public static String time(Duration time) {
        long seconds = time.toSeconds();
        if (seconds < 10) {
            return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
        }
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }
}
