/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Arrays;

/** Collects the characters of a decoded text, each with the stretch of the source that it was written as. */
final class DecodedText {

    private final String source;
    private final StringBuilder text = new StringBuilder();
    private int[] starts = new int[64];
    private int[] ends = new int[64];

    DecodedText(String source) {
        this.source = source;
    }

    String source() {
        return source;
    }

    /** A character that stands for itself. */
    void add(int offset) {
        add(source.charAt(offset), offset, offset + 1);
    }

    /** A character that is written as this stretch of the source. */
    void add(char decoded, int start, int end) {
        int index = text.length();
        if (index == starts.length) {
            starts = Arrays.copyOf(starts, index * 2);
            ends = Arrays.copyOf(ends, index * 2);
        }
        text.append(decoded);
        starts[index] = start;
        ends[index] = end;
    }

    /** A line break in the text: a line feed, or the Unicode separator it is written as. */
    void addBreak(int start) {
        char c = source.charAt(start);
        add(c == '\u2028' || c == '\u2029' ? c : '\n', start, endOfBreak(source, start));
    }

    int length() {
        return text.length();
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** The start offsets of the first characters; what is missing begins at {@code end}. */
    int[] starts(int length, int end) {
        return padded(starts, length, end);
    }

    /** The end offsets of the first characters; what is missing ends at {@code end}. */
    int[] ends(int length, int end) {
        return padded(ends, length, end);
    }

    private int[] padded(int[] offsets, int length, int end) {
        int[] result = Arrays.copyOf(offsets, length);
        if (text.length() < length) {
            Arrays.fill(result, text.length(), length, end);
        }
        return result;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    static boolean isBreak(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    static int endOfBreak(String source, int start) {
        return source.startsWith("\r\n", start) ? start + 2 : start + 1;
    }
}
