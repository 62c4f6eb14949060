/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

/** The operators between two operands, loosest first. All are left associative. */
public enum HilOperator {
    OR("||", 1, Group.LOGICAL),
    AND("&&", 2, Group.LOGICAL),
    EQUAL("==", 3, Group.EQUALITY),
    NOT_EQUAL("!=", 3, Group.EQUALITY),
    GREATER(">", 4, Group.ORDER),
    GREATER_OR_EQUAL(">=", 4, Group.ORDER),
    LESS("<", 4, Group.ORDER),
    LESS_OR_EQUAL("<=", 4, Group.ORDER),
    ADD("+", 5, Group.ARITHMETIC),
    SUBTRACT("-", 5, Group.ARITHMETIC),
    MULTIPLY("*", 6, Group.ARITHMETIC),
    DIVIDE("/", 6, Group.ARITHMETIC),
    MODULO("%", 6, Group.ARITHMETIC);

    /** What an operator does with its operands. */
    public enum Group {
        /** On booleans. */
        LOGICAL,
        /** On two values of the first one's type. */
        EQUALITY,
        /** On numbers: strings are read as integers, never compared as texts. */
        ORDER,
        /** On numbers: there is no operator that joins strings. */
        ARITHMETIC
    }

    private final String symbol;
    private final int level;
    private final Group group;

    HilOperator(String symbol, int level, Group group) {
        this.symbol = symbol;
        this.level = level;
        this.group = group;
    }

    public String symbol() {
        return symbol;
    }

    /** How tightly it binds, from 1 ({@code ||}) to 6 ({@code *}). */
    public int level() {
        return level;
    }

    public Group group() {
        return group;
    }
}
