/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Maps each character of a scalar's decoded text to the place in the source it was written at, through escapes, line
 * folding and the indentation of blocks. Languages embedded in scalars (HIL, HCL) get their ranges through it.
 */
public final class ScalarText {

    private final YamlScalar scalar;
    private final int[] starts;
    private final int[] ends;

    private ScalarText(YamlScalar scalar, int[] starts, int[] ends) {
        this.scalar = scalar;
        this.starts = starts;
        this.ends = ends;
    }

    public static ScalarText of(SourceText source, YamlScalar scalar) {
        int length = scalar.value().length();
        int[] starts = new int[length + 1];
        int[] ends = new int[length + 1];
        if (scalar.style() == YamlScalar.Style.LITERAL) {
            mapLiteral(source, scalar, starts, ends);
        } else {
            mapFolded(source.text(), scalar, starts, ends);
        }
        return new ScalarText(scalar, starts, ends);
    }

    /** The decoded text. */
    public String value() {
        return scalar.value();
    }

    /** Where in the source the decoded character at an index is written; the length gives the end of the text. */
    public int offsetOf(int index) {
        return starts[Math.clamp(index, 0, starts.length - 1)];
    }

    /** The source range of a stretch of the decoded text. */
    public TextRange rangeOf(TextRange decoded) {
        int from = offsetOf(decoded.start());
        if (decoded.isEmpty()) {
            return TextRange.at(from);
        }
        int to = ends[Math.clamp(decoded.end() - 1, 0, ends.length - 1)];
        return new TextRange(from, Math.max(from, to));
    }

    /** The index in the decoded text of a source offset; an offset between two characters gives the second. */
    public int indexAt(int offset) {
        int low = 0;
        int high = starts.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] > offset || starts[middle] >= offset) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** In a literal block each line of the text is a line of the source, moved by the block's indentation. */
    private static void mapLiteral(SourceText source, YamlScalar scalar, int[] starts, int[] ends) {
        String value = scalar.value();
        int line = source.lineAt(scalar.range().start()) + 1;
        int indent = blockIndent(source, line, value);
        int column = 0;
        int lineStart = source.lineStart(line);
        int lineEnd = source.lineEnd(line);
        for (int i = 0; i < value.length(); i++) {
            boolean lineBreak = value.charAt(i) == '\n';
            int at = Math.min(lineStart + indent + column, lineEnd);
            starts[i] = lineBreak ? lineEnd : at;
            ends[i] = lineBreak ? Math.min(lineEnd + 1, source.length()) : Math.min(at + 1, source.length());
            column++;
            if (lineBreak) {
                line++;
                column = 0;
                lineStart = source.lineStart(line);
                lineEnd = source.lineEnd(line);
            }
        }
        int end = Math.max(scalar.range().start(), value.isEmpty() ? scalar.range().end() : ends[value.length() - 1]);
        starts[value.length()] = Math.min(end, source.length());
        ends[value.length()] = starts[value.length()];
    }

    private static int blockIndent(SourceText source, int firstLine, String value) {
        int line = firstLine;
        int at = 0;
        while (at < value.length() && value.charAt(at) == '\n') {
            at++;
            line++;
        }
        int inValue = 0;
        while (at + inValue < value.length() && value.charAt(at + inValue) == ' ') {
            inValue++;
        }
        String text = source.line(line);
        int inSource = 0;
        while (inSource < text.length() && text.charAt(inSource) == ' ') {
            inSource++;
        }
        return Math.max(0, inSource - inValue);
    }

    /** Everywhere else the two texts are walked side by side; white space may shrink on the way. */
    private static void mapFolded(String source, YamlScalar scalar, int[] starts, int[] ends) {
        String value = scalar.value();
        int limit = scalar.range().end();
        int at = firstCharacter(source, scalar, limit);
        boolean escapes = scalar.style() == YamlScalar.Style.DOUBLE_QUOTED;
        for (int i = 0; i < value.length(); i++) {
            char wanted = value.charAt(i);
            if (escapes) {
                at = skipContinuation(source, at, limit);
            }
            boolean escaped = escapes && at < limit && source.charAt(at) == '\\';
            if (!escaped && !isSpace(wanted)) {
                while (at < limit && isSpace(source.charAt(at))) {
                    at++;
                }
                if (escapes) {
                    at = skipContinuation(source, at, limit);
                }
                escaped = escapes && at < limit && source.charAt(at) == '\\';
            }
            int width = width(source, at, limit, scalar.style(), escaped);
            starts[i] = Math.min(at, limit);
            ends[i] = Math.min(at + width, limit);
            boolean secondHalfFollows = escaped && Character.isHighSurrogate(wanted);
            if (!secondHalfFollows) {
                at = ends[i];
            }
        }
        starts[value.length()] = scalar.style().isQuoted() ? Math.max(scalar.range().start(), limit - 1) : at;
        ends[value.length()] = starts[value.length()];
    }

    private static int firstCharacter(String source, YamlScalar scalar, int limit) {
        int at = scalar.range().start();
        if (scalar.style().isQuoted()) {
            return Math.min(at + 1, limit);
        }
        if (scalar.style() == YamlScalar.Style.FOLDED) {
            while (at < limit && source.charAt(at) != '\n') {
                at++;
            }
            return Math.min(at + 1, limit);
        }
        return at;
    }

    private static int width(String source, int at, int limit, YamlScalar.Style style, boolean escaped) {
        if (at >= limit) {
            return 0;
        }
        if (escaped) {
            return at + 1 >= limit ? 1 : switch (source.charAt(at + 1)) {
                case 'x' -> 4;
                case 'u' -> 6;
                case 'U' -> 10;
                default -> 2;
            };
        }
        boolean doubled = style == YamlScalar.Style.SINGLE_QUOTED && source.startsWith("''", at);
        boolean crLf = source.startsWith("\r\n", at);
        return doubled || crLf ? 2 : 1;
    }

    /** A backslash at the end of a line joins it with the next. */
    private static int skipContinuation(String source, int at, int limit) {
        int here = at;
        while (here + 1 < limit && source.charAt(here) == '\\'
                && (source.charAt(here + 1) == '\n' || source.charAt(here + 1) == '\r')) {
            here++;
            while (here < limit && isSpace(source.charAt(here))) {
                here++;
            }
        }
        return here;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }
}
