/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.TextRange;

/** The backslash escapes of quoted strings. */
final class HclEscapes {

    private HclEscapes() {
    }

    /** Appends what the escape at {@code start} stands for, itself where it is wrong; returns the offset after it. */
    static int decode(String text, int start, int limit, StringBuilder value, HclMistakeLog log) {
        if (start + 1 >= limit) {
            value.append('\\');
            return limit;
        }
        int selector = text.codePointAt(start + 1);
        int end = start + 1 + Character.charCount(selector);
        switch (selector) {
            case 'n' -> value.append('\n');
            case 'r' -> value.append('\r');
            case 't' -> value.append('\t');
            case '"' -> value.append('"');
            case '\\' -> value.append('\\');
            case 'u' -> {
                return decodeUnicode(text, start, limit, 4, value, log);
            }
            case 'U' -> {
                return decodeUnicode(text, start, limit, 8, value, log);
            }
            default -> {
                log.report(HclMistake.BAD_ESCAPE, new TextRange(start, end), Character.toString(selector));
                value.appendCodePoint(selector);
            }
        }
        return end;
    }

    private static int decodeUnicode(String text, int start, int limit, int digits, StringBuilder value,
            HclMistakeLog log) {
        int end = start + 2;
        long c = 0;
        while (end < limit && end < start + 2 + digits && Character.digit(text.charAt(end), 16) >= 0
                && text.charAt(end) < 0x80) {
            c = c * 16 + Character.digit(text.charAt(end), 16);
            end++;
        }
        TextRange range = new TextRange(start, end);
        if (end < start + 2 + digits) {
            log.report(HclMistake.BAD_UNICODE_ESCAPE, range, text.substring(start + 1, start + 2), digits,
                    digits == 4 ? "four" : "eight");
            value.append(text, start, end);
        } else if (c > Character.MAX_CODE_POINT || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
            log.report(HclMistake.NO_SUCH_CHARACTER, range, text.substring(start + 2, end).replaceFirst("^0+", ""));
            value.append(text, start, end);
        } else {
            value.appendCodePoint((int) c);
        }
        return end;
    }
}
