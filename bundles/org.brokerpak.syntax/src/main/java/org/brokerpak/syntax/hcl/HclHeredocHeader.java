/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.TextRange;

/**
 * The start of a heredoc after its angle brackets, and where the heredoc ends.
 *
 * @param marker the marker
 * @param lineEnd the offset at which its line ends
 * @param isExact whether it is written as the language wants it: the marker at once, then the line break
 */
record HclHeredocHeader(HclName marker, int lineEnd, boolean isExact) {

    static HclHeredocHeader read(String text, int start) {
        int lineEnd = HclCharacters.lineEnd(text, start);
        int nameStart = HclCharacters.skipBlanks(text, start);
        boolean isQuoted = nameStart < lineEnd && (text.charAt(nameStart) == '"' || text.charAt(nameStart) == '\'');
        if (isQuoted) {
            nameStart++;
        }
        int nameEnd = HclCharacters.nameEnd(text, nameStart);
        TextRange range = new TextRange(Math.min(nameStart, lineEnd), Math.min(nameEnd, lineEnd));
        HclName marker = new HclName(range, text.substring(range.start(), range.end()));
        boolean isExact = nameStart == start && nameEnd > start && nameEnd == lineEnd && lineEnd < text.length();
        return new HclHeredocHeader(marker, lineEnd, isExact);
    }

    /** Whether a heredoc is meant all the same: there is a marker, and a line with it alone further down. */
    boolean isReadable(String text) {
        if (marker.isMissing()) {
            return false;
        }
        return lineEnd == marker.range().end() && lineEnd == text.length()
                || closingLine(text, HclCharacters.afterLineBreak(text, lineEnd), marker.text()) >= 0;
    }

    /** The offset of the first line from {@code start} on that holds the marker alone; -1 without one. */
    static int closingLine(String text, int start, String marker) {
        for (int at = text.indexOf(marker, start); at >= 0; at = text.indexOf(marker, at + marker.length())) {
            int line = HclCharacters.lineStart(text, at);
            if (line >= start && isClosingLine(text, line, marker)) {
                return line;
            }
        }
        return -1;
    }

    /** Whether the line at {@code lineStart} holds the marker alone. */
    static boolean isClosingLine(String text, int lineStart, String marker) {
        int at = markerStart(text, lineStart);
        return text.startsWith(marker, at) && HclCharacters.endsLine(text, skipSpaces(text, at + marker.length()));
    }

    /** The offset of the marker on a closing line. */
    static int markerStart(String text, int lineStart) {
        return skipSpaces(text, lineStart);
    }

    private static int skipSpaces(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && HclCharacters.isSpace(text.charAt(end))) {
            end++;
        }
        return end > start && text.charAt(end - 1) == '\r' && HclCharacters.endsLine(text, end) ? end - 1 : end;
    }

    /**
     * Where a heredoc without closing marker is likely meant to end: before the closing brace of the block around it,
     * or before a block that starts at the left edge.
     */
    static int likelyEnd(String text, int start, HclLayout layout) {
        int line = start;
        while (line < text.length()) {
            int first = HclCharacters.skipBlanks(text, line);
            if (first < text.length()) {
                boolean closesBlock = text.charAt(first) == '}' && layout.isIndentOfOpenBrace(first - line)
                        && HclCharacters.endsLine(text, HclCharacters.skipBlanks(text, first + 1));
                if (closesBlock || first == line && layout.startsBlock(first)) {
                    return line;
                }
            }
            line = HclCharacters.afterLineBreak(text, HclCharacters.lineEnd(text, line));
            if (line < text.length() && HclCharacters.lineStart(text, line) != line) {
                return text.length();
            }
        }
        return text.length();
    }
}
