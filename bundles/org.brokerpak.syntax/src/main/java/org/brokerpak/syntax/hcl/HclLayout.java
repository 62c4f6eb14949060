/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.Arrays;

/**
 * What the lines of a text look like, to find back into a broken one: whether a line starts an item, and, when braces
 * do not pair, to which brace a line belongs by its indentation. A valid text is never read differently because of it.
 */
final class HclLayout {

    private final String text;
    private final boolean guided;
    private int[] openBraces = new int[16];
    private int depth;

    /** @param guided whether indentation decides where blocks and objects end; for texts whose braces do not pair */
    HclLayout(String text, boolean guided) {
        this.text = text;
        this.guided = guided;
    }

    /** Remembers an opening brace; its line matters. */
    void open(int brace) {
        if (depth == openBraces.length) {
            openBraces = Arrays.copyOf(openBraces, depth * 2);
        }
        openBraces[depth++] = brace;
    }

    /** The indentation of the line of an open brace, the outermost being number 0. */
    private int indentOfBrace(int number) {
        int start = HclCharacters.lineStart(text, openBraces[number]);
        return HclCharacters.skipBlanks(text, start) - start;
    }

    void close() {
        depth--;
    }

    /** The number of blanks before {@code offset}, or -1 where something else stands before it on its line. */
    int indent(int offset) {
        int start = HclCharacters.lineStart(text, offset);
        return HclCharacters.skipBlanks(text, start) >= offset ? offset - start : -1;
    }

    boolean startsLine(int offset) {
        return indent(offset) >= 0;
    }

    /**
     * Whether the item or closing brace at {@code offset} lies outside the innermost open brace by its indentation, so
     * that this one must have been left open.
     */
    boolean leavesInnermost(int offset) {
        if (!guided || depth == 0) {
            return false;
        }
        int indent = indent(offset);
        if (indent < 0) {
            return false;
        }
        int own = indentOfBrace(depth - 1);
        if (text.charAt(offset) == '}') {
            return indent < own && isIndent(indent, depth - 1);
        }
        return indent <= own && (own > 0 || startsBlock(offset));
    }

    /** Whether the line of an open brace is indented by as many blanks. */
    boolean isIndentOfOpenBrace(int indent) {
        return isIndent(indent, depth);
    }

    private boolean isIndent(int indent, int outermost) {
        for (int i = outermost - 1; i >= 0; i--) {
            if (indentOfBrace(i) == indent) {
                return true;
            }
        }
        return false;
    }

    /** Whether the closing brace at {@code offset} stands deeper than the innermost open one: it is one too many. */
    boolean isStrayBrace(int offset) {
        return guided && depth > 0 && indent(offset) > indentOfBrace(depth - 1);
    }

    /** Whether {@code name =} or the header of a block starts at {@code offset}; neither can stand in an expression. */
    boolean startsItem(int offset) {
        int end = HclCharacters.nameEnd(text, offset);
        if (end == offset) {
            return false;
        }
        int next = HclCharacters.skipBlanks(text, end);
        if (next < text.length() && text.charAt(next) == '=') {
            char after = next + 1 < text.length() ? text.charAt(next + 1) : '\n';
            return after != '=' && after != '>';
        }
        return startsBlock(offset);
    }

    /** Whether a word, labels and an opening brace stand on one line from {@code offset} on. */
    boolean startsBlock(int offset) {
        int at = HclCharacters.nameEnd(text, offset);
        if (at == offset || isExpressionWord(offset, at)) {
            return false;
        }
        while (true) {
            at = HclCharacters.skipBlanks(text, at);
            if (at >= text.length()) {
                return false;
            }
            char c = text.charAt(at);
            if (c == '{') {
                return true;
            }
            int end = c == '"' ? labelEnd(at) : HclCharacters.nameEnd(text, at);
            if (end == at || isExpressionWord(at, end)) {
                return false;
            }
            at = end;
        }
    }

    private int labelEnd(int quote) {
        for (int i = quote + 1; !HclCharacters.endsLine(text, i); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                return i + 1;
            }
            if (c == '\\') {
                i++;
            }
        }
        return quote;
    }

    private boolean isExpressionWord(int start, int end) {
        return switch (text.substring(start, Math.min(end, start + 7))) {
            case "for", "in", "if", "else", "endif", "endfor" -> true;
            default -> false;
        };
    }

    /** The offset after the merge conflict marker that starts the line at {@code lineStart}, or -1 without one. */
    int conflictMarkerEnd(int lineStart) {
        if (lineStart + 7 > text.length() || "<=>|".indexOf(text.charAt(lineStart)) < 0) {
            return -1;
        }
        char c = text.charAt(lineStart);
        for (int i = 1; i < 7; i++) {
            if (text.charAt(lineStart + i) != c) {
                return -1;
            }
        }
        int after = lineStart + 7;
        boolean ends = HclCharacters.endsLine(text, after);
        boolean isMarker = ends || text.charAt(after) == ' ' && c != '=';
        return isMarker ? HclCharacters.lineEnd(text, lineStart) : -1;
    }
}
