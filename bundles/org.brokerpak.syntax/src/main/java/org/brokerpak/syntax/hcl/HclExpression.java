/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.text.TextRange;

/** An expression. Chains of operators and of steps are flat lists, so that long ones make no deep tree. */
public sealed interface HclExpression extends HclNode permits HclTemplate, HclExpression.Leaf, HclExpression.Variable,
        HclExpression.BareKey, HclExpression.Tuple, HclExpression.ObjectExpression, HclExpression.ForExpression,
        HclExpression.FunctionCall, HclExpression.Traversal, HclExpression.Unary, HclExpression.Binary,
        HclExpression.Conditional, HclExpression.Parenthesized {

    /** An expression without parts of its own. */
    sealed interface Leaf extends HclExpression {
        @Override
        default List<HclNode> children() {
            return List.of();
        }
    }

    /** Where an expression should stand; empty range. */
    record Missing(TextRange range) implements Leaf {
    }

    /**
     * A number.
     *
     * @param text the number as written, as {@code 1.5e-3}; always without sign
     */
    record NumberLiteral(TextRange range, String text) implements Leaf {
    }

    /** {@code true} or {@code false}. */
    record BooleanLiteral(TextRange range, boolean value) implements Leaf {
    }

    /** {@code null}. */
    record NullLiteral(TextRange range) implements Leaf {
    }

    /** A bare name that stands for a value, as {@code var} in {@code var.x}, or a type in {@code type = string}. */
    record Variable(TextRange range, HclName name) implements HclExpression {
        @Override
        public List<HclNode> children() {
            return List.of(name);
        }
    }

    /** A bare name as the key of an object: a literal, not a reference. */
    record BareKey(TextRange range, HclName name) implements HclExpression {
        @Override
        public List<HclNode> children() {
            return List.of(name);
        }
    }

    /** {@code [a, b]}. */
    record Tuple(TextRange range, List<HclExpression> items) implements HclExpression {

        public Tuple {
            items = List.copyOf(items);
        }

        @Override
        public List<HclNode> children() {
            return List.copyOf(items);
        }
    }

    /** <code>{ a = b }</code>. */
    record ObjectExpression(TextRange range, List<ObjectItem> items) implements HclExpression {

        public ObjectExpression {
            items = List.copyOf(items);
        }

        @Override
        public List<HclNode> children() {
            return List.copyOf(items);
        }
    }

    /**
     * One {@code key = value} of an object.
     *
     * @param key {@link BareKey}, or any expression
     * @param value the value, {@link Missing} after a lone key
     */
    record ObjectItem(TextRange range, HclExpression key, HclExpression value) implements HclNode {
        @Override
        public List<HclNode> children() {
            return List.of(key, value);
        }
    }

    /**
     * {@code [for v in c : v if p]} or <code>{for k, v in c : k => v... if p}</code>.
     *
     * @param object whether it makes an object
     * @param names the value's name, or the key's and the value's
     * @param collection what is looped over
     * @param key the key of each element, of an object only
     * @param value the value of each element
     * @param grouping whether {@code ...} collects the values of equal keys
     * @param condition the filter after {@code if}
     */
    record ForExpression(TextRange range, boolean object, List<HclName> names, HclExpression collection,
            Optional<HclExpression> key, HclExpression value, boolean grouping, Optional<HclExpression> condition)
            implements HclExpression {

        public ForExpression {
            names = List.copyOf(names);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(names);
            children.add(collection);
            key.ifPresent(children::add);
            children.add(value);
            condition.ifPresent(children::add);
            return children;
        }
    }

    /**
     * {@code name(a, b...)}.
     *
     * @param expandLast whether {@code ...} spreads the last argument
     * @param closed whether the closing parenthesis is there
     */
    record FunctionCall(TextRange range, HclName name, List<HclExpression> arguments, boolean expandLast,
            boolean closed) implements HclExpression {

        public FunctionCall {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(arguments.size() + 1);
            children.add(name);
            children.addAll(arguments);
            return children;
        }
    }

    /**
     * A value and the steps into it: {@code var.x}, {@code aws_x.y[0].id}, {@code f(x)[*].z}.
     *
     * @param root what the steps start from, often a {@link Variable}
     * @param steps at least one
     */
    record Traversal(TextRange range, HclExpression root, List<HclTraversalStep> steps) implements HclExpression {

        public Traversal {
            steps = List.copyOf(steps);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(steps.size() + 1);
            children.add(root);
            children.addAll(steps);
            return children;
        }
    }

    /** {@code -a} or {@code !a}. */
    record Unary(TextRange range, HclOperator operator, HclExpression operand) implements HclExpression {
        @Override
        public List<HclNode> children() {
            return List.of(operand);
        }
    }

    /**
     * Operands joined by operators of one precedence, grouped to the left: {@code a - b + c} is {@code (a - b) + c}.
     *
     * @param first the leftmost operand
     * @param rest the operators with their right operands, at least one
     */
    record Binary(TextRange range, HclExpression first, List<Operand> rest) implements HclExpression {

        public Binary {
            rest = List.copyOf(rest);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(rest.size() + 1);
            children.add(first);
            children.addAll(rest);
            return children;
        }
    }

    /**
     * An operator and the operand to its right.
     *
     * @param range both
     * @param operator never a unary one
     * @param operatorRange the operator alone
     */
    record Operand(TextRange range, HclOperator operator, TextRange operatorRange, HclExpression value)
            implements HclNode {
        @Override
        public List<HclNode> children() {
            return List.of(value);
        }
    }

    /** {@code condition ? whenTrue : whenFalse}. */
    record Conditional(TextRange range, HclExpression condition, HclExpression whenTrue, HclExpression whenFalse)
            implements HclExpression {
        @Override
        public List<HclNode> children() {
            return List.of(condition, whenTrue, whenFalse);
        }
    }

    /** {@code (a)}. */
    record Parenthesized(TextRange range, HclExpression inner) implements HclExpression {
        @Override
        public List<HclNode> children() {
            return List.of(inner);
        }
    }
}
