/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** Gathers the smallest edits of white space: what is as it should be gets none. */
final class LineEdits {

    private final SourceText source;
    private final List<TextEdit> edits = new ArrayList<>();

    LineEdits(SourceText source) {
        this.source = source;
    }

    /** The edits in the order of the text. */
    List<TextEdit> all() {
        edits.sort((one, other) -> one.range().compareTo(other.range()));
        return edits;
    }

    /** What stands in a stretch that holds nothing but white space. */
    void set(int start, int end, String space) {
        if (!source.text().substring(start, end).equals(space)) {
            edits.add(new TextEdit(new TextRange(start, end), space));
        }
    }

    /** The indentation of a line that is not blank. */
    void indent(int line, int spaces) {
        int start = source.lineStart(line);
        set(start, start + indentOf(line), " ".repeat(Math.max(0, spaces)));
    }

    /** Takes the blanks at the end of a line away. */
    void trimEnd(int line) {
        int end = source.lineEnd(line);
        int at = end;
        while (at > source.lineStart(line) && isBlank(source.text().charAt(at - 1))) {
            at--;
        }
        set(at, end, "");
    }

    /** Takes whole lines away, with their line breaks. */
    void deleteLines(int first, int last) {
        int start = source.lineStart(first);
        int end = last + 1 < source.lineCount() ? source.lineStart(last + 1) : source.length();
        set(start, end, "");
    }

    /** The blanks in front of a line. */
    int indentOf(int line) {
        int start = source.lineStart(line);
        int at = start;
        while (at < source.lineEnd(line) && isBlank(source.text().charAt(at))) {
            at++;
        }
        return at - start;
    }

    boolean isBlankLine(int line) {
        return source.lineStart(line) + indentOf(line) == source.lineEnd(line);
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** The edits that touch the lines of a range. */
    static List<TextEdit> within(SourceText source, List<TextEdit> edits, TextRange range) {
        if (range.equals(source.fullRange())) {
            return edits;
        }
        int first = source.lineAt(range.start());
        int last = source.lineAt(range.end());
        // A selection of whole lines ends at the start of the line below.
        int end = last > first && source.lineStart(last) == range.end() ? last - 1 : last;
        return edits.stream().filter(edit -> source.lineAt(edit.range().start()) >= first
                && source.lineAt(edit.range().start()) <= end).toList();
    }
}
