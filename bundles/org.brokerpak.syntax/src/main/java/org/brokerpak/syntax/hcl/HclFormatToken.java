/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

/** A piece of a valid text as a formatter sees it, with the blanks to put in front of it. */
final class HclFormatToken {

    /** What a token is, as far as the blanks around it depend on that. */
    enum Kind {
        NAME, NUMBER, LINE_BREAK, COMMENT, DOT, COMMA, ELLIPSIS, COLON, DOUBLE_COLON, QUESTION, EQUALS, ARROW, BANG,
        MINUS, ARITHMETIC, COMPARISON, LOGIC, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, OPEN_PARENTHESIS,
        CLOSE_PARENTHESIS, OPEN_SEQUENCE, CLOSE_SEQUENCE, OPEN_STRING, CLOSE_STRING, OPEN_HEREDOC, CLOSE_HEREDOC,
        /** Characters of a string or of a heredoc. */
        LITERAL, OTHER
    }

    private final Kind kind;
    private final String text;
    private int blanks;

    HclFormatToken(Kind kind, String text, int blanks) {
        this.kind = kind;
        this.text = text;
        this.blanks = blanks;
    }

    Kind kind() {
        return kind;
    }

    String text() {
        return text;
    }

    int blanks() {
        return blanks;
    }

    void setBlanks(int count) {
        blanks = count;
    }

    /** Columns it takes up with the blanks in front of it. */
    int columns() {
        return blanks + HclColumns.clusters(text);
    }

    /** Whether the line ends with it; a comment up to the end of its line holds the line break. */
    boolean endsLine() {
        return kind == Kind.LINE_BREAK || kind == Kind.COMMENT && text.endsWith("\n");
    }

    /** 1 for what opens, -1 for what closes, else 0. */
    int nesting() {
        return switch (kind) {
            case OPEN_BRACE, OPEN_BRACKET, OPEN_PARENTHESIS, OPEN_SEQUENCE -> 1;
            case CLOSE_BRACE, CLOSE_BRACKET, CLOSE_PARENTHESIS, CLOSE_SEQUENCE -> -1;
            default -> 0;
        };
    }
}
