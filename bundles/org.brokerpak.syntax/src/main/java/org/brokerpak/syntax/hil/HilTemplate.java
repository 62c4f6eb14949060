/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.hil.HilNode.Call;
import org.brokerpak.syntax.hil.HilNode.Expression;
import org.brokerpak.syntax.hil.HilNode.Interpolation;
import org.brokerpak.syntax.hil.HilNode.Part;
import org.brokerpak.syntax.hil.HilNode.Variable;
import org.brokerpak.syntax.text.TextRange;

/**
 * A string value read as HIL: plain text with interpolations. Immutable. Every text has a tree, also a half-typed one;
 * {@link #problems()} says what the broker would refuse in it. Offsets are those of the string value.
 */
public final class HilTemplate {

    private final String text;
    private final List<Part> parts;
    private final List<HilProblem> problems;

    HilTemplate(String text, List<Part> parts, List<HilProblem> problems) {
        this.text = text;
        this.parts = List.copyOf(parts);
        this.problems = List.copyOf(problems);
    }

    /** Reads a string value. Never fails. */
    public static HilTemplate parse(String text) {
        return HilParser.parse(text);
    }

    /** The string value as it was given. */
    public String text() {
        return text;
    }

    /** Literal texts and interpolations, in order, without gaps; empty for the empty text. */
    public List<Part> parts() {
        return parts;
    }

    /**
     * What breaks the grammar: at most one problem for each interpolation outside of quotes. The first is the one the
     * broker reports.
     */
    public List<HilProblem> problems() {
        return problems;
    }

    /** Whether there is nothing to compute: no interpolation, at most {@code $$} to replace. */
    public boolean isPlainText() {
        return parts.stream().noneMatch(Interpolation.class::isInstance);
    }

    /**
     * The innermost node at a caret. Where two nodes meet it is the one after the caret, unless that is empty. Empty
     * outside of the text, or when the text is empty.
     */
    public Optional<HilNode> nodeAt(int offset) {
        List<HilNode> path = pathAt(offset);
        return path.isEmpty() ? Optional.empty() : Optional.of(path.getLast());
    }

    /** The nodes at a caret, the outermost first, see {@link #nodeAt(int)}. */
    public List<HilNode> pathAt(int offset) {
        List<HilNode> path = new ArrayList<>();
        List<? extends HilNode> level = parts;
        while (!level.isEmpty()) {
            HilNode found = null;
            for (HilNode node : level) {
                TextRange range = node.range();
                if (range.touches(offset) && (found == null || offset < range.end())) {
                    found = node;
                }
            }
            if (found == null) {
                return path;
            }
            path.add(found);
            level = found.children();
        }
        return path;
    }

    /** Each use of a variable, in the order of the text. */
    public List<Variable> variables() {
        return nodes(Variable.class);
    }

    /** Each function call, an outer one before those in its arguments. */
    public List<Call> calls() {
        return nodes(Call.class);
    }

    /** All nodes of a kind, parents before children, otherwise in the order of the text. */
    public <T extends HilNode> List<T> nodes(Class<T> kind) {
        List<T> found = new ArrayList<>();
        parts.forEach(part -> collect(part, kind, found));
        return found;
    }

    private static <T extends HilNode> void collect(HilNode node, Class<T> kind, List<T> found) {
        if (kind.isInstance(node)) {
            found.add(kind.cast(node));
        }
        node.children().forEach(child -> collect(child, kind, found));
    }

    /**
     * The expression of a template that is nothing but one interpolation; only such a one can yield a list or a map.
     */
    public Optional<Expression> singleExpression() {
        return parts.size() == 1 && parts.getFirst() instanceof Interpolation only
                ? Optional.of(only.expression()) : Optional.empty();
    }

    @Override
    public String toString() {
        return "HilTemplate[" + text + "]";
    }
}
