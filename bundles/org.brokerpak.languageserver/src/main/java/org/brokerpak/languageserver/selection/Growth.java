/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.selection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.SelectionRange;

/** Gathers the stretches around a caret in any order and nests them, each one larger than the one before. */
final class Growth {

    private final SourceText text;
    private final int offset;
    private final List<TextRange> ranges = new ArrayList<>();

    Growth(SourceText text, int offset) {
        this.text = text;
        this.offset = offset;
        add(text.fullRange());
    }

    /** A stretch; one that the caret does not touch is passed over. */
    void add(TextRange range) {
        if (range.touches(offset) && range.end() <= text.length() && !range.isEmpty()) {
            ranges.add(range);
        }
    }

    /** The letters, digits, dashes and underscores around the caret. */
    void addWord() {
        int start = offset;
        while (start > 0 && isWord(text.text().charAt(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < text.length() && isWord(text.text().charAt(end))) {
            end++;
        }
        add(new TextRange(start, end));
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }

    /** The innermost stretch, with the larger ones as its parents. */
    SelectionRange nested() {
        ranges.sort(Comparator.comparingInt(TextRange::length).reversed());
        SelectionRange result = null;
        TextRange last = null;
        for (TextRange range : ranges) {
            if (last == null || last.contains(range) && !last.equals(range)) {
                result = new SelectionRange(Ranges.of(text, range), result);
                last = range;
            }
        }
        return result == null ? new SelectionRange(Ranges.of(text, TextRange.at(offset)), null) : result;
    }
}
