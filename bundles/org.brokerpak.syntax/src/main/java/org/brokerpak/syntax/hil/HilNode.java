/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * A node of a {@link HilTemplate}. Ranges are UTF-16 offsets into the template text, that is the string value in YAML,
 * not the file. A node's range holds the ranges of its children. Where text is missing or makes no sense there is a
 * {@link Broken} expression, and what lacks its closing mark says so in {@code closed}.
 */
public sealed interface HilNode {

    TextRange range();

    /** The nodes directly below, in the order of the text. */
    List<HilNode> children();

    /** What a template or a quoted string is made of. */
    sealed interface Part extends HilNode {
    }

    /** What can stand between <code>${</code> and <code>}</code>. */
    sealed interface Expression extends HilNode {

        /** Where the broker says this expression is, when it complains of it. */
        default int reportedAt() {
            return range().start();
        }
    }

    /**
     * Plain text.
     *
     * @param value the text with {@code $$} and, in a quoted string, backslash escapes replaced
     */
    record Literal(TextRange range, String value) implements Part {
        @Override
        public List<HilNode> children() {
            return List.of();
        }
    }

    /** <code>${expression}</code>, the range with its braces. */
    record Interpolation(TextRange range, Expression expression, boolean closed) implements Part {
        @Override
        public List<HilNode> children() {
            return List.of(expression);
        }
    }

    /** A string in double quotes, which may hold interpolations itself; the range with its quotes. */
    record Quoted(TextRange range, List<Part> parts, boolean closed) implements Expression {
        public Quoted {
            parts = List.copyOf(parts);
        }

        @Override
        public List<HilNode> children() {
            return List.copyOf(parts);
        }
    }

    /** A whole number; decimal digits only, {@code 010} is ten. */
    record IntegerLiteral(TextRange range, long value) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of();
        }
    }

    /** A number with a decimal point. */
    record FloatLiteral(TextRange range, double value) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of();
        }
    }

    /** {@code true} or {@code false}. */
    record BooleanLiteral(TextRange range, boolean value) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of();
        }
    }

    /** The use of a variable. Dots and dashes belong to the name: {@code request.instance_id} is one variable. */
    record Variable(TextRange range, String name) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of();
        }
    }

    /**
     * A function call.
     *
     * @param function the function's name, such as {@code str.truncate}
     * @param functionRange where the name stands
     * @param arguments as written; an empty place is {@link Broken}, except after a last comma, which is allowed
     * @param separators offsets of the opening parenthesis and of each comma between the arguments
     */
    record Call(TextRange range, String function, TextRange functionRange, List<Expression> arguments,
            List<Integer> separators, boolean closed) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
            separators = List.copyOf(separators);
        }

        @Override
        public List<HilNode> children() {
            return List.copyOf(arguments);
        }

        /** The place among the arguments, from 0, that a caret at an offset is in; -1 outside the parentheses. */
        public int argumentAt(int offset) {
            boolean inside = closed ? offset < range.end() : offset <= range.end();
            return inside ? (int) separators.stream().filter(separator -> separator < offset).count() - 1 : -1;
        }
    }

    /**
     * {@code target[key]}; HIL allows it only directly after a variable, and only once.
     *
     * @param bracket offset of the opening bracket
     */
    record Index(TextRange range, Variable target, int bracket, Expression key, boolean closed) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of(target, key);
        }

        @Override
        public int reportedAt() {
            return bracket;
        }
    }

    /** What a {@link Unary} does. */
    enum Sign {
        /** {@code -x}, which means {@code 0 - x}. */
        MINUS,
        /** {@code !x}, which means {@code false == x}. */
        NOT
    }

    /** {@code -x} or {@code !x}. */
    record Unary(TextRange range, Sign sign, Expression operand) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of(operand);
        }
    }

    /** Two operands and the operator between them. */
    record Binary(TextRange range, HilOperator operator, TextRange operatorRange, Expression left, Expression right)
            implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of(left, right);
        }
    }

    /** {@code condition ? whenTrue : whenFalse}. The broker evaluates all three, always. */
    record Conditional(TextRange range, Expression condition, Expression whenTrue, Expression whenFalse)
            implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of(condition, whenTrue, whenFalse);
        }
    }

    /** An expression in parentheses, the range with them. */
    record Parenthesized(TextRange range, Expression inner, boolean closed) implements Expression {
        @Override
        public List<HilNode> children() {
            return List.of(inner);
        }
    }

    /**
     * A stretch that is no expression: empty pieces where one is missing (the range then spans the white space in which
     * it would be typed), otherwise the expressions that could still be read in it.
     */
    record Broken(TextRange range, List<Expression> pieces) implements Expression {
        public Broken {
            pieces = List.copyOf(pieces);
        }

        @Override
        public List<HilNode> children() {
            return List.copyOf(pieces);
        }
    }
}
