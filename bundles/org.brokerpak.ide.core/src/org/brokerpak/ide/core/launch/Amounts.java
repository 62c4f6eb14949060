/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.time.Duration;
import java.util.Locale;

/** Sizes, times and speeds in words. */
public final class Amounts {

    private static final double KILO = 1000;
    private static final int ONE_DECIMAL_BELOW = 10;
    private static final int MINUTE = 60;

    private Amounts() {
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
        return String.format(Locale.ROOT, value < ONE_DECIMAL_BELOW ? "%.1f" : "%.0f", value) + " " + unit;
    }

    /** {@code 0.3 s}, {@code 12 s}, {@code 2 min 5 s}. */
    public static String time(Duration time) {
        long seconds = time.toSeconds();
        if (seconds < ONE_DECIMAL_BELOW) {
            return String.format(Locale.ROOT, "%.1f s", time.toMillis() / KILO);
        }
        return seconds < MINUTE ? seconds + " s" : seconds / MINUTE + " min " + seconds % MINUTE + " s";
    }

    /**
     * How far something is: {@code 198 MB of 412 MB, 38 MB/s, 6 s left}.
     *
     * @param total bytes in all; 0 or less while unknown
     * @param since how long it took so far; too short a time says nothing of the speed
     */
    public static String progress(long done, long total, Duration since) {
        StringBuilder text = new StringBuilder(bytes(done));
        if (total > 0) {
            text.append(" of ").append(bytes(total));
        }
        long perSecond = since.toMillis() < KILO ? 0 : (long) (done * KILO / since.toMillis());
        if (perSecond > 0) {
            text.append(", ").append(bytes(perSecond)).append("/s");
            if (total > done) {
                text.append(", ").append(Math.max(1, (total - done) / perSecond)).append(" s left");
            }
        }
        return text.toString();
    }
}
