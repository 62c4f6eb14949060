/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Takes out what git leaves in a file where two sides differ. Of the two sides the first is kept, so that the tree has
 * no keys twice.
 */
final class ConflictMarkers {

    private static final String UNRESOLVED = "merge conflict: keep one of the two sides and remove the marker lines; "
            + "until then the first side is checked and the second left out";
    private static final String LEFT_OVER = "this marker line is left from a merge conflict: remove it";

    private final SourceText text;
    private final char[] readable;
    private final List<YamlProblem> problems;
    private final List<TextRange> damage;
    private boolean found;

    private ConflictMarkers(SourceText text, char[] readable, List<YamlProblem> problems, List<TextRange> damage) {
        this.text = text;
        this.readable = readable;
        this.problems = problems;
        this.damage = damage;
    }

    /** Blanks marker lines and second sides, with one problem for each conflict; returns whether there were any. */
    static boolean takeOut(SourceText text, char[] readable, List<YamlProblem> problems, List<TextRange> damage) {
        String all = text.text();
        if (!all.contains("<<<<<<<") && !all.contains("=======") && !all.contains(">>>>>>>")) {
            return false;
        }
        ConflictMarkers markers = new ConflictMarkers(text, readable, problems, damage);
        markers.takeOut();
        return markers.found;
    }

    private void takeOut() {
        int line = 0;
        while (line < text.lineCount()) {
            char marker = markerAt(line);
            int end = marker == '<' ? endOfConflict(line) : -1;
            if (end >= 0) {
                report(line, UNRESOLVED);
                takeOutConflict(line, end);
                line = end;
            } else if (marker != 0) {
                report(line, LEFT_OVER);
                blank(line, line);
            }
            line++;
        }
    }

    /** The line of the closing marker, or -1 when another conflict begins before it or none follows. */
    private int endOfConflict(int opening) {
        boolean divided = false;
        for (int line = opening + 1; line < text.lineCount(); line++) {
            char marker = markerAt(line);
            divided |= marker == '=';
            if (marker == '<') {
                return -1;
            }
            if (marker == '>') {
                return divided ? line : -1;
            }
        }
        return -1;
    }

    private void takeOutConflict(int opening, int closing) {
        blank(opening, opening);
        int firstSideEnd = opening + 1;
        while (markerAt(firstSideEnd) == 0) {
            firstSideEnd++;
        }
        blank(firstSideEnd, closing);
    }

    private char markerAt(int line) {
        String content = text.line(line);
        return LineShape.isConflictMarker(content) ? content.charAt(0) : 0;
    }

    private void report(int line, String message) {
        found = true;
        problems.add(new YamlProblem(YamlProblem.Kind.SYNTAX, text.lineRange(line), message));
    }

    private void blank(int firstLine, int lastLine) {
        TextRange range = new TextRange(text.lineStart(firstLine), text.lineEnd(lastLine));
        for (int i = range.start(); i < range.end(); i++) {
            if (readable[i] != '\n' && readable[i] != '\r') {
                readable[i] = ' ';
            }
        }
        damage.add(range);
    }
}
