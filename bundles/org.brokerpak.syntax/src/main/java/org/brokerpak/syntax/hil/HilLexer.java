/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.hil.HilToken.Type;

/**
 * Cuts a template into tokens as the broker's scanner does (broker-behaviour 3.2). The broker stops at the first
 * character it cannot read; here the rest is read on, so that an editor has a tree behind the mistake as well.
 *
 * <p>A peculiarity is kept because it shows in messages: of {@code a.*b} the broker reads the identifier {@code a} and
 * gives {@code .} back, yet goes on counting columns as if it had not.
 */
final class HilLexer {

    private final String text;
    private final List<HilToken> tokens = new ArrayList<>();
    private int at;
    /** How many interpolations are open: inside one, plain text is that of a quoted string. */
    private int nesting;
    /** Whether the expression of an interpolation is being read, not plain text. */
    private boolean inExpression;
    private int extraColumns;

    private HilLexer(String text) {
        this.text = text;
    }

    /** The tokens of a template; the last one is the only END_OF_TEXT. */
    static List<HilToken> tokens(String text) {
        HilLexer lexer = new HilLexer(text);
        while (lexer.at < text.length() || lexer.needsClosingQuote()) {
            if (lexer.inExpression) {
                lexer.expressionToken();
            } else {
                lexer.plainText();
            }
        }
        lexer.add(Type.END_OF_TEXT, text.length());
        return lexer.tokens;
    }

    /** A quoted string that ends with the template is reported even when nothing is left of it. */
    private boolean needsClosingQuote() {
        return !inExpression && nesting > 0;
    }

    private void plainText() {
        int start = at;
        boolean quoted = nesting > 0;
        while (at < text.length()) {
            if (text.startsWith("${", at)) {
                addPlain(start, quoted);
                add(Type.BEGIN, at + 2);
                nesting++;
                inExpression = true;
                return;
            }
            if (quoted && text.charAt(at) == '"') {
                addPlain(start, true);
                add(Type.CLOSE_QUOTE, at + 1);
                inExpression = true;
                return;
            }
            boolean pair = text.startsWith("$$", at)
                    || quoted && (text.startsWith("\\\"", at) || text.startsWith("\\\\", at));
            at += pair ? 2 : 1;
        }
        if (quoted) {
            at = start;
            add(Type.UNTERMINATED, text.length());
            nesting = 0;
        } else {
            addPlain(start, false);
        }
    }

    /** Adds the plain text from a start to here, if any. */
    private void addPlain(int start, boolean quoted) {
        int end = at;
        at = start;
        if (end > start) {
            add(quoted ? Type.STRING : Type.LITERAL, end);
        }
    }

    private void expressionToken() {
        char c = text.charAt(at);
        switch (c) {
            case ' ', '\t', '\r', '\n' -> at++;
            case '(' -> add(Type.OPEN_PAREN, at + 1);
            case ')' -> add(Type.CLOSE_PAREN, at + 1);
            case '[' -> add(Type.OPEN_BRACKET, at + 1);
            case ']' -> add(Type.CLOSE_BRACKET, at + 1);
            case ',' -> add(Type.COMMA, at + 1);
            case '.' -> add(Type.PERIOD, at + 1);
            case '?' -> add(Type.QUESTION, at + 1);
            case ':' -> add(Type.COLON, at + 1);
            case '+', '-', '*', '/', '%' -> add(Type.OPERATOR, at + 1);
            case '<', '>' -> add(Type.OPERATOR, text.startsWith("=", at + 1) ? at + 2 : at + 1);
            case '!' -> {
                boolean unequal = text.startsWith("=", at + 1);
                add(unequal ? Type.OPERATOR : Type.BANG, unequal ? at + 2 : at + 1);
            }
            case '=', '&', '|' -> {
                boolean doubled = text.startsWith(String.valueOf(c), at + 1);
                add(doubled ? Type.OPERATOR : Type.INVALID, doubled ? at + 2 : at + 1);
            }
            case '}' -> {
                add(Type.END, at + 1);
                nesting--;
                inExpression = false;
            }
            case '"' -> {
                add(Type.OPEN_QUOTE, at + 1);
                inExpression = false;
            }
            default -> wordOrInvalid(c);
        }
    }

    private void wordOrInvalid(char c) {
        int rune = text.codePointAt(at);
        if (c >= '0' && c <= '9') {
            number();
        } else if (Character.isLetter(rune) || rune == '_') {
            identifier();
        } else if (text.startsWith("${", at)) {
            restart();
        } else {
            add(Type.INVALID, at + Character.charCount(rune));
        }
    }

    /**
     * A new interpolation begins inside an expression: most likely the one before was never closed. The token for the
     * mistake is empty, so that the new interpolation's own tokens do not overlap it.
     */
    private void restart() {
        tokens.add(new HilToken(Type.INVALID, at, at, "$", extraColumns));
        add(Type.BEGIN, at + 2);
    }

    private void number() {
        int end = endOfDigits(at);
        Type type = Type.INTEGER;
        if (end < text.length() && text.charAt(end) == '.') {
            int fraction = endOfDigits(end + 1);
            // A point without digits belongs to the number only at the end of the text or before another point.
            boolean dangling = fraction == end + 1 && fraction < text.length() && text.charAt(fraction) != '.';
            if (!dangling) {
                end = fraction;
                type = Type.FLOAT;
            }
        }
        add(type, end);
    }

    private int endOfDigits(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private void identifier() {
        int end = at;
        int givenBack = 0;
        while (end < text.length()) {
            int rune = text.codePointAt(end);
            if (!isIdentifierPart(rune) || rune == '*' && text.charAt(end - 1) != '.') {
                break;
            }
            if (end > at && text.charAt(end - 1) == '*' && rune != '.') {
                end -= 2;
                givenBack = 2;
                break;
            }
            end += Character.charCount(rune);
        }
        String name = text.substring(at, end);
        add(name.equals("true") || name.equals("false") ? Type.BOOL : Type.IDENTIFIER, end);
        extraColumns = givenBack;
    }

    private static boolean isIdentifierPart(int rune) {
        return switch (rune) {
            case '_', '-', '.', '*' -> true;
            default -> switch (Character.getType(rune)) {
                case Character.UPPERCASE_LETTER, Character.LOWERCASE_LETTER, Character.TITLECASE_LETTER,
                        Character.MODIFIER_LETTER, Character.OTHER_LETTER, Character.DECIMAL_DIGIT_NUMBER,
                        Character.LETTER_NUMBER, Character.OTHER_NUMBER, Character.NON_SPACING_MARK,
                        Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> true;
                default -> false;
            };
        };
    }

    private void add(Type type, int end) {
        tokens.add(new HilToken(type, at, end, text.substring(at, end), extraColumns));
        at = end;
        extraColumns = 0;
    }
}
