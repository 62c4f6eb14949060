/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.ArrayList;
import java.util.List;

/** What changed between two texts, line by line. */
final class LineDiff {

    private static final int MOST_LINES = 4_000;

    private LineDiff() {
    }

    /** Every line, with {@code -} in front of those that went, {@code +} of those that came, and a blank of others. */
    static List<String> of(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> now = after.lines().toList();
        List<String> result = new ArrayList<>();
        if (old.size() > MOST_LINES || now.size() > MOST_LINES) {
            old.forEach(line -> result.add("-" + line));
            now.forEach(line -> result.add("+" + line));
            return result;
        }
        int[][] common = common(old, now);
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            if (i < old.size() && j < now.size() && old.get(i).equals(now.get(j))) {
                result.add(" " + old.get(i++));
                j++;
            } else if (j == now.size() || i < old.size() && common[i + 1][j] >= common[i][j + 1]) {
                result.add("-" + old.get(i++));
            } else {
                result.add("+" + now.get(j++));
            }
        }
        return result;
    }

    /** For each pair of ends the length of the longest common sequence. */
    private static int[][] common(List<String> old, List<String> now) {
        int[][] common = new int[old.size() + 1][now.size() + 1];
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                common[i][j] = old.get(i).equals(now.get(j)) ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}
