/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Optional;
import org.brokerpak.syntax.hil.go.GoText;
import org.brokerpak.syntax.text.TextRange;

/**
 * A token of a template.
 *
 * @param content the text the broker takes it for; usually what stands from start to end
 * @param extraColumns columns by which the broker's scanner has run ahead of the true place, see {@link HilLexer}
 */
record HilToken(Type type, int start, int end, String content, int extraColumns) {

    enum Type {
        /** Plain text outside of interpolations. */
        LITERAL,
        /** Plain text in quotes. */
        STRING,
        /** Plain text in quotes up to the end of the template: the closing quote is missing. */
        UNTERMINATED,
        INTEGER, FLOAT, BOOL, IDENTIFIER,
        BEGIN, END, OPEN_QUOTE, CLOSE_QUOTE, OPEN_PAREN, CLOSE_PAREN, OPEN_BRACKET, CLOSE_BRACKET,
        COMMA, PERIOD, BANG, QUESTION, COLON, OPERATOR,
        /** A character that begins no token. */
        INVALID,
        END_OF_TEXT
    }

    TextRange range() {
        return new TextRange(start, end);
    }

    boolean is(Type wanted) {
        return type == wanted;
    }

    boolean isMinus() {
        return type == Type.OPERATOR && content.equals("-");
    }

    /** The operator between two operands that this token is. */
    Optional<HilOperator> operator() {
        if (type == Type.OPERATOR) {
            for (HilOperator operator : HilOperator.values()) {
                if (operator.symbol().equals(content)) {
                    return Optional.of(operator);
                }
            }
        }
        return Optional.empty();
    }

    /** How the broker's messages name this token. */
    String description() {
        return switch (type) {
            case END_OF_TEXT -> "end of string";
            case INVALID, UNTERMINATED -> "invalid sequence " + GoText.quote(content);
            case INTEGER -> "integer " + content;
            case FLOAT -> "float " + content;
            case STRING -> "string " + GoText.quote(content);
            case LITERAL -> "literal " + GoText.quote(content);
            case OPEN_QUOTE -> "opening quote";
            case CLOSE_QUOTE -> "closing quote";
            case OPERATOR -> switch (content) {
                case "&&", "||", "!=", ">=", "<=" -> content;
                default -> GoText.quote(content);
            };
            default -> GoText.quote(content);
        };
    }
}
