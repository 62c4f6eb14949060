/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.hcl.HclFormatToken.Kind;

/** Cuts a valid text into tokens for a formatter. */
final class HclFormatScanner {

    private static final Map<Character, Kind> SINGLE = Map.ofEntries(Map.entry('.', Kind.DOT),
            Map.entry(',', Kind.COMMA), Map.entry(':', Kind.COLON), Map.entry('?', Kind.QUESTION),
            Map.entry('=', Kind.EQUALS), Map.entry('!', Kind.BANG), Map.entry('-', Kind.MINUS),
            Map.entry('+', Kind.ARITHMETIC), Map.entry('*', Kind.ARITHMETIC), Map.entry('/', Kind.ARITHMETIC),
            Map.entry('%', Kind.ARITHMETIC), Map.entry('<', Kind.COMPARISON), Map.entry('>', Kind.COMPARISON),
            Map.entry('{', Kind.OPEN_BRACE), Map.entry('[', Kind.OPEN_BRACKET), Map.entry(']', Kind.CLOSE_BRACKET),
            Map.entry('(', Kind.OPEN_PARENTHESIS), Map.entry(')', Kind.CLOSE_PARENTHESIS));
    private static final Map<String, Kind> DOUBLE = Map.of("==", Kind.COMPARISON, "!=", Kind.COMPARISON,
            ">=", Kind.COMPARISON, "<=", Kind.COMPARISON, "&&", Kind.LOGIC, "||", Kind.LOGIC, "::", Kind.DOUBLE_COLON,
            "=>", Kind.ARROW);

    private final String text;
    private final List<HclFormatToken> tokens = new ArrayList<>();
    private int at;
    private int lastEnd;
    private int depth;

    private HclFormatScanner(String text) {
        this.text = text;
    }

    /** The tokens; what is left over at the end of the text is a last token of blanks only. */
    static List<HclFormatToken> scan(String text) {
        HclFormatScanner scanner = new HclFormatScanner(text);
        scanner.expression(false);
        if (scanner.lastEnd < text.length()) {
            scanner.tokens.add(new HclFormatToken(Kind.OTHER, "", text.length() - scanner.lastEnd));
        }
        return scanner.tokens;
    }

    /**
     * Scans up to the end of the text, or of the sequence inside of a string.
     *
     * @param inSequence whether an unpaired brace ends it
     */
    private void expression(boolean inSequence) {
        int braces = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (HclCharacters.isBlank(c)) {
                at++;
            } else if (inSequence && (c == '}' && braces == 0 || text.startsWith("~}", at))) {
                add(Kind.CLOSE_SEQUENCE, c == '}' ? 1 : 2);
                return;
            } else if (depth > HclScanner.MAX_DEPTH) {
                add(Kind.OTHER, text.length() - at);
            } else if (c == '"') {
                add(Kind.OPEN_STRING, 1);
                string();
            } else if (isHeredoc()) {
                heredoc();
            } else {
                braces += c == '{' ? 1 : c == '}' ? -1 : 0;
                simple(c);
            }
        }
    }

    private void simple(char c) {
        if (c == '}') {
            add(Kind.CLOSE_BRACE, 1);
        } else if (c == '\n' || c == '\r') {
            add(Kind.LINE_BREAK, text.startsWith("\r\n", at) ? 2 : 1);
        } else if (c == '#' || text.startsWith("//", at)) {
            int end = text.indexOf('\n', at);
            add(Kind.COMMENT, (end < 0 ? text.length() : end + 1) - at);
        } else if (text.startsWith("/*", at)) {
            int end = text.indexOf("*/", at + 2);
            add(Kind.COMMENT, (end < 0 ? text.length() : end + 2) - at);
        } else if (HclCharacters.isDigit(c)) {
            add(Kind.NUMBER, numberEnd() - at);
        } else if (HclCharacters.startsName(text.codePointAt(at))) {
            add(Kind.NAME, HclCharacters.nameEnd(text, at) - at);
        } else {
            symbol(c);
        }
    }

    private void symbol(char c) {
        Kind pair = at + 2 <= text.length() ? DOUBLE.get(text.substring(at, at + 2)) : null;
        if (text.startsWith("...", at)) {
            add(Kind.ELLIPSIS, 3);
        } else if (pair != null) {
            add(pair, 2);
        } else {
            add(SINGLE.getOrDefault(c, Kind.OTHER), Character.charCount(text.codePointAt(at)));
        }
    }

    /** A number may hold dots and exponents, but does not end with a dot. */
    private int numberEnd() {
        int end = at;
        int i = at;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (HclCharacters.isDigit(c)) {
                end = ++i;
            } else if (c == '.') {
                i++;
            } else if (c == 'e' || c == 'E') {
                int digit = i + 1 < text.length() && "+-".indexOf(text.charAt(i + 1)) >= 0 ? i + 2 : i + 1;
                if (digit >= text.length() || !HclCharacters.isDigit(text.charAt(digit))) {
                    break;
                }
                end = i = digit + 1;
            } else {
                break;
            }
        }
        return end;
    }

    private void string() {
        int start = at;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                literal(start);
                add(Kind.CLOSE_STRING, 1);
                return;
            } else if (opensSequence()) {
                literal(start);
                sequence();
                start = at;
            } else {
                at += c == '\\' ? 2 : escapesSequence() ? 3 : 1;
            }
        }
        at = text.length();
        literal(start);
    }

    private boolean isHeredoc() {
        return text.startsWith("<<", at) && HclHeredocHeader.read(text, headerStart()).isExact();
    }

    private int headerStart() {
        return text.startsWith("<<-", at) ? at + 3 : at + 2;
    }

    private void heredoc() {
        HclHeredocHeader header = HclHeredocHeader.read(text, headerStart());
        add(Kind.OPEN_HEREDOC, HclCharacters.afterLineBreak(text, header.lineEnd()) - at);
        int start = at;
        while (at < text.length()) {
            boolean isLineStart = text.charAt(at - 1) == '\n' && start == at;
            if (isLineStart && HclHeredocHeader.isClosingLine(text, at, header.marker().text())) {
                add(Kind.CLOSE_HEREDOC, HclCharacters.lineEnd(text, at) - at);
                return;
            } else if (opensSequence()) {
                literal(start);
                sequence();
                start = at;
            } else if (text.charAt(at) == '\n') {
                at++;
                literal(start);
                start = at;
            } else {
                at += escapesSequence() ? 3 : 1;
            }
        }
        literal(start);
    }

    private boolean opensSequence() {
        return text.startsWith("${", at) || text.startsWith("%{", at);
    }

    private boolean escapesSequence() {
        return text.startsWith("$${", at) || text.startsWith("%%{", at);
    }

    private void sequence() {
        add(Kind.OPEN_SEQUENCE, at + 2 < text.length() && text.charAt(at + 2) == '~' ? 3 : 2);
        depth++;
        expression(true);
        depth--;
    }

    private void literal(int start) {
        int end = Math.min(at, text.length());
        if (end > start) {
            at = start;
            add(Kind.LITERAL, end - start);
        }
    }

    private void add(Kind kind, int length) {
        int end = Math.min(text.length(), at + length);
        tokens.add(new HclFormatToken(kind, text.substring(at, end), at - lastEnd));
        at = end;
        lastEnd = end;
    }
}
