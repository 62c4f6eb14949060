/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.Locale;

/** How far a name is from what somebody typed to find it. */
final class FuzzyName {

    private static final int IN_PIECES = 1_000;

    private FuzzyName() {
    }

    /**
     * 0 for the name itself, little for a name that begins with the query or holds it, more for one that holds only its
     * letters in their order; -1 when it does not. Upper and lower case are the same.
     */
    static int distance(String query, String name) {
        String wanted = query.toLowerCase(Locale.ROOT);
        String given = name.toLowerCase(Locale.ROOT);
        int whole = given.indexOf(wanted);
        if (whole >= 0) {
            return whole * 2 + Math.min(given.length() - wanted.length(), 1);
        }
        int at = -1;
        int gaps = 0;
        for (int i = 0; i < wanted.length(); i++) {
            int next = given.indexOf(wanted.charAt(i), at + 1);
            if (next < 0) {
                return -1;
            }
            gaps += next - at - 1;
            at = next;
        }
        return IN_PIECES + gaps;
    }
}
