/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.brokerpak.syntax.text.TextRange;

/** Finds the references in a tree, also those inside strings and heredocs. Names that a {@code for} binds are none. */
public final class HclReferences {

    private final List<HclReference> found = new ArrayList<>();

    private HclReferences() {
    }

    /** The references in a node and all below it, in the order of the text. */
    public static List<HclReference> in(HclNode node) {
        HclReferences references = new HclReferences();
        references.visit(node, Set.of());
        return List.copyOf(references.found);
    }

    private void visit(HclNode node, Set<String> bound) {
        switch (node) {
            case HclExpression.Variable variable -> add(variable, List.of(), bound);
            case HclExpression.Traversal traversal -> {
                if (traversal.root() instanceof HclExpression.Variable variable) {
                    add(variable, traversal.steps(), bound);
                } else {
                    visit(traversal.root(), bound);
                }
                visitAll(traversal.steps(), bound);
            }
            case HclExpression.ForExpression loop -> {
                visit(loop.collection(), bound);
                Set<String> inner = bind(bound, loop.names());
                loop.key().ifPresent(key -> visit(key, inner));
                visit(loop.value(), inner);
                loop.condition().ifPresent(condition -> visit(condition, inner));
            }
            case HclTemplatePart.For loop -> {
                visit(loop.collection(), bound);
                visitAll(loop.parts(), bind(bound, loop.names()));
            }
            default -> visitAll(node.children(), bound);
        }
    }

    private void visitAll(List<? extends HclNode> nodes, Set<String> bound) {
        for (HclNode node : nodes) {
            visit(node, bound);
        }
    }

    private static Set<String> bind(Set<String> bound, List<HclName> names) {
        Set<String> inner = new HashSet<>(bound);
        names.forEach(name -> inner.add(name.text()));
        return inner;
    }

    private void add(HclExpression.Variable variable, List<HclTraversalStep> steps, Set<String> bound) {
        if (bound.contains(variable.name().text())) {
            return;
        }
        List<HclName> names = new ArrayList<>(4);
        names.add(variable.name());
        TextRange range = variable.range();
        boolean namesGoOn = true;
        for (HclTraversalStep step : steps) {
            if (!isFixed(step)) {
                break;
            }
            range = range.union(step.range());
            namesGoOn &= step instanceof HclTraversalStep.Attribute;
            if (namesGoOn && step instanceof HclTraversalStep.Attribute attribute) {
                names.add(attribute.name());
            }
        }
        found.add(new HclReference(range, names));
    }

    private static boolean isFixed(HclTraversalStep step) {
        return switch (step) {
            case HclTraversalStep.Attribute attribute -> true;
            case HclTraversalStep.LegacyIndex index -> true;
            case HclTraversalStep.Index index -> index.key() instanceof HclExpression.NumberLiteral
                    || index.key() instanceof HclTemplate template && template.literalText().isPresent();
            case HclTraversalStep.Splat splat -> false;
        };
    }
}
