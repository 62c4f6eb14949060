/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.TextRange;

/** How far single tokens and bracketed stretches reach; for messages and for skipping what cannot be read. */
final class HclTokens {

    /** A bracket that stays open longer than this is not worth a search for its end. */
    static final int FAR = 20_000;

    private HclTokens() {
    }

    /** The offset after the token at {@code start}; a line break is one, and so is a comment with its line break. */
    static int end(String text, int start) {
        if (start >= text.length()) {
            return text.length();
        }
        if (HclCharacters.endsLine(text, start)) {
            return HclCharacters.afterLineBreak(text, start);
        }
        int c = text.codePointAt(start);
        if (c == '#' || text.startsWith("//", start)) {
            return HclCharacters.afterLineBreak(text, HclCharacters.lineEnd(text, start));
        }
        if (HclCharacters.startsName(c)) {
            return HclCharacters.nameEnd(text, start);
        }
        if (HclCharacters.isDigit(c)) {
            return numberEnd(text, start);
        }
        for (String symbol : new String[] {"...", "==", "!=", "<=", ">=", "=>", "&&", "||", "::"}) {
            if (text.startsWith(symbol, start)) {
                return start + symbol.length();
            }
        }
        return start + Character.charCount(c);
    }

    /** The line breaks at {@code start}, which are one token after a string that is not closed. */
    static TextRange lineBreaks(String text, int start) {
        int end = start;
        while (end < text.length() && HclCharacters.endsLine(text, end)) {
            end = HclCharacters.afterLineBreak(text, end);
        }
        return new TextRange(start, end);
    }

    /**
     * The offset after the number at {@code start}. Digits, dots and exponents belong to it up to the last digit, also
     * where they make no number, as in {@code 1.2.3}.
     */
    static int numberEnd(String text, int start) {
        int end = start;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (HclCharacters.isDigit(c)) {
                end = i + 1;
            } else if ((c | 0x20) == 'e' && hasExponent(text, i + 1)) {
                // The sign belongs to the exponent.
                i++;
                end = i + 1;
            } else if (c != '.') {
                break;
            }
        }
        return end;
    }

    private static boolean hasExponent(String text, int start) {
        int digit = start < text.length() && "+-".indexOf(text.charAt(start)) >= 0 ? start + 1 : start;
        return digit < text.length() && HclCharacters.isDigit(text.charAt(digit));
    }

    /** Whether the characters of a number make one: digits, at most one fraction, at most one exponent. */
    static boolean isNumber(String text) {
        boolean hasFraction = false;
        boolean hasExponent = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isExponent = (c | 0x20) == 'e';
            if (hasExponent && (c == '.' || isExponent) || hasFraction && c == '.') {
                return false;
            }
            hasFraction |= c == '.';
            hasExponent |= isExponent;
        }
        return true;
    }

    /** The offset of the first closing bracket in a stretch that was opened before it, or the end of the stretch. */
    static int balancedEnd(String text, int start, int end) {
        int depth = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (isOpening(c)) {
                depth++;
            } else if (isClosing(c) && depth-- == 0) {
                return i;
            }
        }
        return end;
    }

    /** The first end of a line from {@code start} on at which as many brackets are closed as opened; -1 without one. */
    static int balancedLineEnd(String text, int start) {
        int depth = 0;
        int limit = Math.min(text.length(), start + FAR);
        for (int i = start; i < limit; i++) {
            char c = text.charAt(i);
            if (isOpening(c)) {
                depth++;
            } else if (isClosing(c)) {
                if (depth-- == 0) {
                    return i;
                }
            } else if (depth == 0 && HclCharacters.endsLine(text, i)) {
                return i;
            }
        }
        return depth == 0 && limit == text.length() ? limit : -1;
    }

    /** The offset of a closing bracket on this line that was opened before {@code start}; -1 without one. */
    static int closerOnLine(String text, int start, char bracket) {
        int depth = 0;
        for (int i = start; !HclCharacters.endsLine(text, i); i++) {
            char c = text.charAt(i);
            if (isOpening(c)) {
                depth++;
            } else if (isClosing(c) && depth-- == 0) {
                return c == bracket ? i : -1;
            }
        }
        return -1;
    }

    private static boolean isOpening(char c) {
        return c == '{' || c == '[' || c == '(';
    }

    private static boolean isClosing(char c) {
        return c == '}' || c == ']' || c == ')';
    }
}
