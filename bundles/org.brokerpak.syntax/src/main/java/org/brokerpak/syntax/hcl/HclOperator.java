/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

/** The operators of expressions. The six binary levels all group to the left. */
public enum HclOperator {
    OR("||", 1),
    AND("&&", 2),
    EQUAL("==", 3),
    NOT_EQUAL("!=", 3),
    LESS_OR_EQUAL("<=", 4),
    GREATER_OR_EQUAL(">=", 4),
    LESS("<", 4),
    GREATER(">", 4),
    ADD("+", 5),
    SUBTRACT("-", 5),
    MULTIPLY("*", 6),
    DIVIDE("/", 6),
    MODULO("%", 6),
    NEGATE("-", 7),
    NOT("!", 7);

    private final String symbol;
    private final int precedence;

    HclOperator(String symbol, int precedence) {
        this.symbol = symbol;
        this.precedence = precedence;
    }

    /** The characters it is written with. */
    public String symbol() {
        return symbol;
    }

    /** How strongly it binds: 1 ({@code ||}) to 6 ({@code *}); 7 for the two unary ones. */
    public int precedence() {
        return precedence;
    }

    /** Whether it stands before a single operand. */
    public boolean isUnary() {
        return precedence == 7;
    }
}
