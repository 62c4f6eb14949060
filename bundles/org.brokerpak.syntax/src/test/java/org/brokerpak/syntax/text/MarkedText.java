/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A literal text of a test with a caret {@code <*>} and ranges {@code «like this»} in it.
 *
 * @param text the text without the marks
 * @param ranges the marked ranges, in order of their start
 * @param caret the offset of the caret, or -1
 */
public record MarkedText(String text, List<TextRange> ranges, int caret) {

    private static final String CARET = "<*>";

    public static MarkedText of(String marked) {
        StringBuilder text = new StringBuilder();
        List<TextRange> ranges = new ArrayList<>();
        int open = -1;
        int caret = -1;
        for (int i = 0; i < marked.length(); i++) {
            char c = marked.charAt(i);
            if (marked.startsWith(CARET, i)) {
                caret = text.length();
                i += CARET.length() - 1;
            } else if (c == '«') {
                open = text.length();
            } else if (c == '»') {
                ranges.add(new TextRange(open, text.length()));
            } else {
                text.append(c);
            }
        }
        return new MarkedText(text.toString(), ranges, caret);
    }

    /** The only marked range. */
    public TextRange range() {
        if (ranges.size() != 1) {
            throw new IllegalStateException(ranges.size() + " ranges are marked");
        }
        return ranges.getFirst();
    }

    /** The text with marks around one range, to compare with what was marked. */
    public static String mark(String text, TextRange range) {
        return text.substring(0, range.start()) + '«' + text.substring(range.start(), range.end()) + '»'
                + text.substring(range.end());
    }
}
