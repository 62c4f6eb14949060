/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.text.TextRange;

/**
 * Something the broker would refuse in a template before it evaluates it.
 *
 * @param range where, in offsets of the template text
 * @param kind what sort of mistake
 * @param text the mistake alone: {@code unknown variable accessed: nam}
 * @param brokerText the broker's exact message, with the place as the broker counts it:
 *     {@code 1:3: unknown variable accessed: nam}
 */
public record HilProblem(TextRange range, Kind kind, String text, String brokerText) {

    /** The sorts of mistakes, in the order in which the broker looks for them. */
    public enum Kind {
        /** The text breaks the grammar. */
        SYNTAX,
        /** Nested more deeply than these tools follow; the broker has no such limit. */
        TOO_DEEP,
        /** The range is the variable's name. */
        UNKNOWN_VARIABLE,
        /** The range is the function's name. */
        UNKNOWN_FUNCTION,
        /** Too many or too few arguments. */
        ARGUMENT_COUNT,
        /** A value of a type that does not fit and is not converted. */
        TYPE
    }

    /** The same place with the broker's message. */
    public SyntaxProblem toSyntaxProblem() {
        return new SyntaxProblem(range, brokerText);
    }
}
