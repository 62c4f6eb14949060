/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects where two judges differ: explained differences are counted and printed, others fail the test. */
final class Differences {

    private static final int MOST_SHOWN = 20;

    private final String subject;
    private final Map<String, List<String>> explained = new TreeMap<>();
    private final List<String> unexplained = new ArrayList<>();
    private int compared;

    /** @param subject what is compared, for the printed summary */
    Differences(String subject) {
        this.subject = subject;
    }

    /** Compares two verdicts on a text. */
    void compare(String text, String theirs, String ours) {
        compare(text, theirs, ours, "");
    }

    /** @param explanation why they differ if they do; empty if there is no reason to */
    void compare(String text, String theirs, String ours, String explanation) {
        compared++;
        if (theirs.equals(ours)) {
            return;
        }
        String difference = "<" + text + ">\n  theirs: " + theirs + "\n  ours:   " + ours;
        if (explanation.isEmpty()) {
            unexplained.add(difference);
        } else {
            explained.computeIfAbsent(explanation, key -> new ArrayList<>()).add(difference);
        }
    }

    /** Prints what was seen, and fails for a difference without an explanation. */
    void report() {
        System.out.println(subject + ": " + compared + " compared, " + unexplained.size() + " unexplained differences");
        explained.forEach((reason, list) -> System.out.println("  " + list.size() + " explained: " + reason + ", as in "
                + list.getFirst().replaceAll("\\s*\n\\s*", " | ")));
        assertEquals("", String.join("\n", unexplained.subList(0, Math.min(MOST_SHOWN, unexplained.size()))), subject);
    }
}
