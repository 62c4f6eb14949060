/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

/** Decodes plain and quoted scalars: folds their lines and resolves quotes and escapes. */
final class FlowScalarDecoder {

    private final String source;
    private final DecodedText decoded;
    private final YamlScalar.Style style;
    private final int end;
    private int at;

    private FlowScalarDecoder(DecodedText decoded, YamlScalar.Style style, int start, int end) {
        this.source = decoded.source();
        this.decoded = decoded;
        this.style = style;
        this.at = start;
        this.end = end;
    }

    /** Decodes what stands between the quotes, or the whole range of a plain scalar. */
    static void decode(DecodedText decoded, YamlScalar scalar) {
        int quote = scalar.style().isQuoted() ? 1 : 0;
        int start = scalar.range().start() + quote;
        int end = Math.max(start, scalar.range().end() - quote);
        new FlowScalarDecoder(decoded, scalar.style(), start, Math.min(end, decoded.source().length())).decode();
    }

    private void decode() {
        while (at < end) {
            char c = source.charAt(at);
            if (DecodedText.isBlank(c) || DecodedText.isBreak(c)) {
                space();
            } else if (c == '\'' && style == YamlScalar.Style.SINGLE_QUOTED) {
                decoded.add('\'', at, Math.min(at + 2, end));
                at += 2;
            } else if (c == '\\' && style == YamlScalar.Style.DOUBLE_QUOTED && at + 1 < end) {
                escape();
            } else {
                decoded.add(at++);
            }
        }
    }

    /** Blanks inside a line stay; around line breaks they go, one break becomes a space and of more the first goes. */
    private void space() {
        int firstBreak = -1;
        int next = at;
        while (next < end && isSpace(source.charAt(next))) {
            if (firstBreak < 0 && DecodedText.isBreak(source.charAt(next))) {
                firstBreak = next;
            }
            next++;
        }
        if (firstBreak < 0) {
            while (at < next) {
                decoded.add(at++);
            }
            return;
        }
        int afterFirst = DecodedText.endOfBreak(source, firstBreak);
        boolean separator = source.charAt(firstBreak) >= '\u2028';
        boolean more = breaksBetween(afterFirst, next);
        if (separator) {
            decoded.addBreak(firstBreak);
        } else if (!more) {
            decoded.add(' ', firstBreak, afterFirst);
        }
        addBreaks(afterFirst, next);
        at = next;
    }

    private boolean breaksBetween(int from, int to) {
        for (int i = from; i < to; i++) {
            if (DecodedText.isBreak(source.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private void addBreaks(int from, int to) {
        int i = from;
        while (i < to) {
            if (DecodedText.isBreak(source.charAt(i))) {
                decoded.addBreak(i);
                i = DecodedText.endOfBreak(source, i);
            } else {
                i++;
            }
        }
    }

    private void escape() {
        char kind = source.charAt(at + 1);
        if (DecodedText.isBreak(kind)) {
            int next = DecodedText.endOfBreak(source, at + 1);
            int from = next;
            while (next < end && isSpace(source.charAt(next))) {
                next++;
            }
            addBreaks(from, next);
            at = next;
            return;
        }
        int digits = switch (kind) {
            case 'x' -> 2;
            case 'u' -> 4;
            case 'U' -> 8;
            default -> 0;
        };
        int next = Math.min(end, at + 2 + digits);
        for (char c : digits > 0 ? character(source.substring(at + 2, next)) : new char[] {named(kind)}) {
            decoded.add(c, at, next);
        }
        at = next;
    }

    private static char[] character(String digits) {
        try {
            return Character.toChars(Integer.parseInt(digits, 16));
        } catch (IllegalArgumentException noCharacter) {
            return new char[] {'\uFFFD'};
        }
    }

    private static char named(char kind) {
        return switch (kind) {
            case '0' -> '\0';
            case 'a' -> '\u0007';
            case 'b' -> '\b';
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'v' -> '\u000B';
            case 'f' -> '\f';
            case 'r' -> '\r';
            case 'e' -> '\u001B';
            case 'N' -> '\u0085';
            case '_' -> '\u00A0';
            case 'L' -> '\u2028';
            case 'P' -> '\u2029';
            default -> kind;
        };
    }

    private static boolean isSpace(char c) {
        return DecodedText.isBlank(c) || DecodedText.isBreak(c);
    }
}
