/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.text.BreakIterator;
import java.util.Locale;
import org.brokerpak.syntax.text.TextRange;

/** Lines and columns as the broker's parser counts them: both from 1, columns in grapheme clusters. */
final class HclColumns {

    private HclColumns() {
    }

    /** A range as that parser prints it: {@code :1,10-11}, or {@code :1,10-2,1} over several lines. */
    static String format(String text, TextRange range) {
        int startLine = line(text, range.start());
        int endLine = line(text, range.end());
        int startColumn = column(text, range.start());
        String end = endLine == startLine
                ? Integer.toString(startColumn + clusters(text.substring(range.start(), range.end())))
                : endLine + "," + column(text, range.end());
        return ":" + startLine + "," + startColumn + "-" + end;
    }

    private static int line(String text, int offset) {
        int line = 1;
        for (int i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) {
            line++;
        }
        return line;
    }

    private static int column(String text, int offset) {
        int start = offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
        if (start == 0 && text.startsWith("\ufeff")) {
            start = Math.min(1, offset);
        }
        return clusters(text.substring(start, offset)) + 1;
    }

    /** Grapheme clusters, which that parser counts as columns. */
    static int clusters(String text) {
        if (text.chars().allMatch(c -> c < 0x80 && c != '\r')) {
            return text.length();
        }
        BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        breaks.setText(text);
        int count = 0;
        while (breaks.next() != BreakIterator.DONE) {
            count++;
        }
        return count;
    }
}
