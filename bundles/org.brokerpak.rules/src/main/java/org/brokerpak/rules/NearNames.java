/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds what an author may have meant. */
public final class NearNames {

    private NearNames() {
    }

    /**
     * The name most like another, if one is like it: a few letters off for its length, the same words with other
     * separators, or one the beginning of the other. Names are compared without regard to case and separators.
     */
    public static Optional<String> nearest(String name, Collection<String> names) {
        String wanted = plain(name);
        String best = null;
        int bestDistance = Integer.MAX_VALUE;
        for (String candidate : names) {
            String other = plain(candidate);
            int distance = distance(wanted, other);
            int longer = Math.max(wanted.length(), other.length());
            boolean close = distance < longer && distance <= allowed(longer) || isAbbreviation(wanted, other);
            if (close && distance < bestDistance && !candidate.equals(name)) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether two names differ by one slip of the fingers: a letter too many, too few, another one, or two swapped. */
    public static boolean isOneSlip(String name, String other) {
        return Math.abs(name.length() - other.length()) <= 1 && distance(name, other) == 1;
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[-_. ]", "");
    }

    private static int allowed(int length) {
        return length <= 3 ? 1 : length <= 6 ? 2 : Math.max(2, length / 4);
    }

    private static boolean isAbbreviation(String name, String other) {
        return Math.min(name.length(), other.length()) >= 4 && (other.startsWith(name) || name.startsWith(other)
                || subsequence(name, other) && name.length() * 3 >= other.length() * 2);
    }

    /** Whether all letters of the first stand in the second in order: {@code required_env_vars}. */
    private static boolean subsequence(String name, String other) {
        int at = 0;
        for (int i = 0; i < other.length() && at < name.length(); i++) {
            if (other.charAt(i) == name.charAt(at)) {
                at++;
            }
        }
        return at == name.length();
    }

    /** Edit distance where swapping two neighbours counts as one step. */
    static int distance(String left, String right) {
        int[][] table = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                if (i == 0 || j == 0) {
                    table[i][j] = i + j;
                    continue;
                }
                int change = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
                int best = Math.min(Math.min(table[i - 1][j], table[i][j - 1]) + 1, table[i - 1][j - 1] + change);
                boolean swapped = i > 1 && j > 1 && left.charAt(i - 1) == right.charAt(j - 2)
                        && left.charAt(i - 2) == right.charAt(j - 1);
                table[i][j] = swapped ? Math.min(best, table[i - 2][j - 2] + 1) : best;
            }
        }
        return table[left.length()][right.length()];
    }
}
