/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.TextRange;

/** The explanations of a break as they are found, the likeliest first. */
final class Explanations {

    private final BrokenLines lines;
    private final List<Repair> repairs = new ArrayList<>();

    Explanations(BrokenLines lines) {
        this.lines = lines;
    }

    void add(Repair repair) {
        repairs.add(repair);
    }

    /** One explanation, and each way to leave out the value that starts at an offset. */
    void addWays(int valueOffset, TextRange blamed, String message) {
        for (TextRange way : lines.waysToDrop(valueOffset)) {
            repairs.add(Repair.without(way, blamed, message));
        }
    }

    List<Repair> all() {
        return List.copyOf(repairs);
    }

    /** What to say of a bracket or comma where nothing is open. */
    static String closesNothing(String bracket) {
        return "\"%s\" closes nothing here: remove it, or quote the text".formatted(bracket);
    }

    /** A text as it may stand in a message. */
    static String shorten(String value) {
        return value.length() <= 30 ? value : value.substring(0, 29) + "\u2026";
    }
}
