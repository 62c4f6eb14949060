/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;

import org.brokerpak.syntax.text.TextRange;

/**
 * One way to explain a break, and what to overwrite so that the rest can be read. Offsets stay as they are.
 *
 * @param kind the sort of problem to report
 * @param blamed what to show to the author
 * @param message one sentence for the author
 * @param places what to overwrite; line breaks in it stay
 * @param change what to write there
 */
record Repair(YamlProblem.Kind kind, TextRange blamed, String message, List<TextRange> places, Change change) {

    /** What is written over a place. */
    enum Change {
        /** Blanks: the text is left out of the tree. */
        LEFT_OUT(' '),
        /** A mark for one character of a text that cannot be read; the text stays in the tree. */
        UNREADABLE('\uFFFD'),
        /** Spaces for tabs: nothing is lost. */
        SPACES(' '),
        /** A space for the first character behind a colon or dash; {@link MendedText} gives it back to the value. */
        SPACE_BEFORE(' '),
        /** A colon for the last character of a key without one; {@link MendedText} gives it back to the key. */
        COLON_BEHIND(':'),
        /** The same for the last character of a key, and a space for the colon behind it that touches the value. */
        COLON_EARLIER(':'),
        /** A dash, and blanks for the rest of the line: what stood there is left out of the tree. */
        DASH_ONLY('-');

        private final char fill;

        Change(char fill) {
            this.fill = fill;
        }

        /** The character to write, by its place in the range to overwrite. */
        char fill(int index) {
            return index > 0 && (this == COLON_EARLIER || this == DASH_ONLY) ? ' ' : fill;
        }

        boolean losesText() {
            return this == LEFT_OUT || this == UNREADABLE || this == DASH_ONLY;
        }
    }

    /** Takes a stretch of text away. */
    static Repair without(TextRange place, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.SYNTAX, blamed, message, List.of(place), Change.LEFT_OUT);
    }

    /** Takes a stretch of text away that is beyond a limit, though no error for the broker. */
    static Repair beyondLimit(TextRange place, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.LIMIT, blamed, message, List.of(place), Change.LEFT_OUT);
    }

    /** Changes one character. */
    static Repair at(int offset, Change change, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.SYNTAX, blamed, message, List.of(new TextRange(offset, offset + 1)), change);
    }

    /** Moves the colon at an offset one character back, so that a space fits between it and the value. */
    static Repair spaceBehind(int colon, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.SYNTAX, blamed, message, List.of(new TextRange(colon - 1, colon + 1)),
                Change.COLON_EARLIER);
    }

    /** Puts a space in the place of each tab. */
    static Repair spacedOut(List<TextRange> places, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.SYNTAX, blamed, message, places, Change.SPACES);
    }

    /** Replaces a line from an offset on by a dash. */
    static Repair dashAt(TextRange place, TextRange blamed, String message) {
        return new Repair(YamlProblem.Kind.SYNTAX, blamed, message, List.of(place), Change.DASH_ONLY);
    }

    YamlProblem problem() {
        return new YamlProblem(kind, blamed, message);
    }
}
