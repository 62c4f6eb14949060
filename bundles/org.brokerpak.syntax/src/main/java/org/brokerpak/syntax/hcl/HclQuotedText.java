/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.text.Normalizer;
import org.brokerpak.syntax.text.TextRange;

/** The literal stretches of strings: how far they reach, and what they mean. */
final class HclQuotedText {

    private static final char FIRST_COMBINING = '\u0300';

    private HclQuotedText() {
    }

    /** The offset after the literal text at {@code start} of a quoted string. */
    static int end(String text, int start) {
        int i = start;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '"' || c == '\n' || c == '\r' || startsSequence(text, i)) {
                break;
            }
            if (c == '\\' && !HclCharacters.endsLine(text, i + 1)) {
                i += Character.charCount(text.codePointAt(i + 1));
            } else if (startsEscapedMarker(text, i)) {
                i += 2;
            }
            i++;
        }
        return i;
    }

    /** The offset after the literal text at {@code start} of a heredoc, at most after its line break. */
    static int heredocEnd(String text, int start) {
        int i = start;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\n') {
                return i + 1;
            }
            if (startsSequence(text, i)) {
                break;
            }
            i += startsEscapedMarker(text, i) ? 3 : 1;
        }
        return i;
    }

    private static boolean startsSequence(String text, int i) {
        char c = text.charAt(i);
        return (c == '$' || c == '%') && i + 1 < text.length() && text.charAt(i + 1) == '{';
    }

    private static boolean startsEscapedMarker(String text, int i) {
        char c = text.charAt(i);
        return (c == '$' || c == '%') && i + 1 < text.length() && text.charAt(i + 1) == c
                && startsSequence(text, i + 1);
    }

    /** The text of a stretch of a heredoc: doubled markers are single ones, a backslash is a backslash. */
    static String unescapeMarkers(String text, TextRange range, HclMistakeLog log) {
        for (int i = range.start(); i < range.end(); i++) {
            if (text.charAt(i) == '\r' && !HclCharacters.endsLine(text, i)) {
                log.reportCharacter(HclMistake.STRANGE_BLANK, new TextRange(i, i + 1), "U+000D");
            }
        }
        return decode(text, range, false, log);
    }

    /** The text of a stretch of a quoted string; wrong escapes are reported and stand for themselves. */
    static String decode(String text, TextRange range, HclMistakeLog log) {
        return decode(text, range, true, log);
    }

    private static String decode(String text, TextRange range, boolean backslashes, HclMistakeLog log) {
        StringBuilder value = null;
        int copied = range.start();
        int i = range.start();
        while (i < range.end()) {
            boolean isMarker = startsEscapedMarker(text, i) && i + 2 < range.end();
            boolean isBackslash = backslashes && text.charAt(i) == '\\';
            if (!isMarker && !isBackslash) {
                i++;
                continue;
            }
            if (value == null) {
                value = new StringBuilder(range.length());
            }
            value.append(text, copied, i);
            if (isMarker) {
                value.append(text, i + 1, i + 3);
                i += 3;
            } else {
                i = HclEscapes.decode(text, i, range.end(), value, log);
            }
            copied = i;
        }
        return normalized(value == null ? text.substring(range.start(), range.end())
                : value.append(text, copied, range.end()).toString());
    }

    /** Strings are compared and stored composed: {@code e} and a combining accent are one character to tofu. */
    private static String normalized(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (value.charAt(i) >= FIRST_COMBINING) {
                return Normalizer.normalize(value, Normalizer.Form.NFC);
            }
        }
        return value;
    }
}
