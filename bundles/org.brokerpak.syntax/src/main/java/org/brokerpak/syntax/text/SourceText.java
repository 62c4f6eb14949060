/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import java.util.Arrays;

/**
 * An immutable text with its line starts: the one place that converts between offsets and line/character positions.
 * Offsets and characters are UTF-16 units. Lines end at {@code \n}, {@code \r\n} or {@code \r}, as the Language Server
 * Protocol demands. Positions and offsets out of range are clamped, never refused.
 */
public final class SourceText {

    private final String text;
    private final int[] lineStarts;

    private SourceText(String text) {
        this.text = text;
        this.lineStarts = findLineStarts(text);
    }

    public static SourceText of(String text) {
        return new SourceText(text);
    }

    private static int[] findLineStarts(String text) {
        int[] starts = new int[Math.max(16, text.length() / 24)];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
            if (ends) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    public String text() {
        return text;
    }

    public int length() {
        return text.length();
    }

    public TextRange fullRange() {
        return new TextRange(0, text.length());
    }

    /** Number of lines, at least 1; a text that ends with a line break has an empty last line. */
    public int lineCount() {
        return lineStarts.length;
    }

    /** The line that holds an offset, from 0. */
    public int lineAt(int offset) {
        int found = Arrays.binarySearch(lineStarts, clamp(offset));
        return found >= 0 ? found : -found - 2;
    }

    /** Offset of the first character of a line. */
    public int lineStart(int line) {
        return lineStarts[Math.clamp(line, 0, lineStarts.length - 1)];
    }

    /** Offset after the last character of a line, its line break not counted. */
    public int lineEnd(int line) {
        int clamped = Math.clamp(line, 0, lineStarts.length - 1);
        if (clamped == lineStarts.length - 1) {
            return text.length();
        }
        int end = lineStarts[clamped + 1] - 1;
        boolean crLf = end > lineStarts[clamped] && text.charAt(end) == '\n' && text.charAt(end - 1) == '\r';
        return crLf ? end - 1 : end;
    }

    /** A line without its line break. */
    public String line(int line) {
        return text.substring(lineStart(line), lineEnd(line));
    }

    public TextRange lineRange(int line) {
        return new TextRange(lineStart(line), lineEnd(line));
    }

    public TextPosition position(int offset) {
        int clamped = clamp(offset);
        int line = lineAt(clamped);
        return new TextPosition(line, clamped - lineStarts[line]);
    }

    /** The offset of a position; a character past the end of its line means the end of that line. */
    public int offset(TextPosition position) {
        if (position.line() < 0) {
            return 0;
        }
        if (position.line() >= lineStarts.length) {
            return text.length();
        }
        int start = lineStarts[position.line()];
        return Math.clamp((long) start + position.character(), start, lineEnd(position.line()));
    }

    public String slice(TextRange range) {
        return text.substring(clamp(range.start()), clamp(range.end()));
    }

    /** The text after one edit, whose range is clamped to this text. */
    public SourceText replace(TextRange range, String newText) {
        int start = clamp(range.start());
        int end = clamp(range.end());
        return new SourceText(text.substring(0, start) + newText + text.substring(end));
    }

    /** The line break this text uses first, {@code \n} when it has none. */
    public String lineBreak() {
        if (lineStarts.length < 2) {
            return "\n";
        }
        return text.substring(lineEnd(0), lineStarts[1]);
    }

    private int clamp(int offset) {
        return Math.clamp(offset, 0, text.length());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceText that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return "SourceText[" + text.length() + " characters, " + lineStarts.length + " lines]";
    }
}
