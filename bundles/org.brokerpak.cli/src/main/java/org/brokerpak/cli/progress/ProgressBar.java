/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.time.Duration;

/**
 * How far a transfer is: {@code 412 MB  [=========>          ] 48 %   38 MB/s  6 s left}.
 *
 * @param done bytes so far
 * @param total bytes in all, or -1 while unknown
 * @param since how long it has taken so far
 */
record ProgressBar(long done, long total, Duration since) {

    private static final int MOST_CELLS = 20;
    private static final int LEAST_CELLS = 5;

    /** @param width the most characters it may have; the bar gets what the figures leave, if that is enough to see */
    String text(int width) {
        String bare = text(0, width);
        int cells = Math.min(MOST_CELLS, width - bare.length() - "  []".length());
        return total > 0 && cells >= LEAST_CELLS ? text(cells, width) : bare;
    }

    private String text(int cells, int width) {
        double seconds = Math.max(0.001, since.toMillis() / 1000.0);
        long perSecond = (long) (done / seconds);
        String speed = perSecond > 0 ? "   " + Units.bytes(perSecond) + "/s" : "";
        if (total <= 0) {
            return Units.bytes(done) + speed;
        }
        int filled = (int) Math.min(cells, done * cells / total);
        String bar = cells == 0 ? "" : "  [" + "=".repeat(Math.max(0, filled - 1))
                + (filled > 0 ? filled == cells ? "=" : ">" : "") + " ".repeat(cells - filled) + "]";
        String left = perSecond > 0 && done < total
                ? "  " + Units.time(Duration.ofSeconds((total - done) / perSecond)).replace(".0 s", " s") + " left" : "";
        String text = "%s%s %d %%%s%s".formatted(Units.bytes(total), bar, Math.min(100, done * 100 / total), speed, left);
        return text.length() <= width ? text : text.substring(0, Math.max(0, width));
    }
}
