/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

/** The classes of characters in the language: names, digits, blanks. */
final class HclCharacters {

    private HclCharacters() {
    }

    /** Whether a name can start with a code point: a Unicode identifier start, or an underscore. */
    static boolean startsName(int c) {
        if (c < 0x80) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
        }
        return Character.isUnicodeIdentifierStart(c);
    }

    /** Whether a name can go on with a code point: as Unicode says, and the hyphen. */
    static boolean continuesName(int c) {
        if (c < 0x80) {
            return startsName(c) || isDigit(c) || c == '-';
        }
        return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
    }

    /** The offset after a name, or {@code start} where none starts. */
    static int nameEnd(String text, int start) {
        if (start >= text.length() || !startsName(text.codePointAt(start))) {
            return start;
        }
        int end = start;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            if (!continuesName(c)) {
                break;
            }
            end += Character.charCount(c);
        }
        return end;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Space or tab, the only blanks of the language. */
    static boolean isBlank(int c) {
        return c == ' ' || c == '\t';
    }

    /** The offset of the first character from {@code start} on that is no blank. */
    static int skipBlanks(String text, int start) {
        int end = start;
        while (end < text.length() && isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Whether a line ends here: at a line feed, at a carriage return before one, or at the end of the text. */
    static boolean endsLine(String text, int offset) {
        return offset >= text.length() || text.charAt(offset) == '\n'
                || text.charAt(offset) == '\r' && offset + 1 < text.length() && text.charAt(offset + 1) == '\n';
    }

    /** The offset at which the line of {@code start} ends, its line break not counted. */
    static int lineEnd(String text, int start) {
        int end = text.indexOf('\n', start);
        if (end < 0) {
            return text.length();
        }
        return end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    /** The offset after the line break at {@code offset}, or {@code offset} where there is none. */
    static int afterLineBreak(String text, int offset) {
        if (offset >= text.length() || !endsLine(text, offset)) {
            return offset;
        }
        return text.charAt(offset) == '\n' ? offset + 1 : offset + 2;
    }

    /** The offset at which the line of {@code offset} starts. */
    static int lineStart(String text, int offset) {
        return offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    }

    /** White space as strip markers and flush heredocs understand it: all of Unicode's. */
    static boolean isSpace(int c) {
        return c >= 0x09 && c <= 0x0d || c == ' ' || c == 0x85 || c == 0xa0 || c > 0xff && Character.isSpaceChar(c);
    }

    /**
     * A character that looks like a blank but is none to tofu: no-break spaces, a lone carriage return, zero-width
     * characters, control characters, a byte order mark amid the text.
     */
    static boolean isStrangeBlank(int c) {
        if (c < 0x80) {
            return c < ' ' && c != '\n' && c != '\t' || c == 0x7f;
        }
        return isSpace(c) || Character.isIdentifierIgnorable(c);
    }
}
