/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.hcl.HclTraversalStep;

/**
 * What the expressions of a module certainly yield: values written out, calls of functions with one result type, and variables
 * with a type.
 */
public final class ValueKinds {

    /** A list, an object and a single value are three worlds that tofu does not bring together. */
    public enum Kind {
        SINGLE("a single value"), LIST("a list"), OBJECT("an object");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** As a part of a sentence: {@code a list}. */
        public String words() {
            return words;
        }
    }

    private static final Set<String> TO_SINGLE = Set.of("join", "jsonencode", "tostring", "tonumber", "tobool", "format",
            "lower", "upper", "trimspace", "replace", "substr", "length", "base64encode", "sha256", "md5");
    private static final Set<String> TO_LIST = Set.of("split", "tolist", "toset", "concat", "keys", "values", "compact",
            "distinct", "flatten", "range", "sort", "formatlist");
    private static final Set<String> TO_OBJECT = Set.of("tomap", "merge", "zipmap");
    private static final Map<String, Kind> TYPES = Map.of("string", Kind.SINGLE, "number", Kind.SINGLE, "bool", Kind.SINGLE,
            "list", Kind.LIST, "set", Kind.LIST, "tuple", Kind.LIST, "map", Kind.OBJECT, "object", Kind.OBJECT);

    private final Map<String, Kind> variables;
    private final Set<String> sets;

    private ValueKinds(Map<String, Kind> variables, Set<String> sets) {
        this.variables = variables;
        this.sets = sets;
    }

    public static ValueKinds of(HclModule module) {
        Set<String> sets = module.variables().stream().filter(variable -> variable.attribute("type").map(HclAttribute::value)
                .filter(type -> type instanceof HclExpression.FunctionCall call && call.name().text().equals("set")).isPresent())
                .map(HclDeclaration::name).collect(Collectors.toSet());
        return new ValueKinds(variables(module), sets);
    }

    /** Whether an expression is a variable that is a list, and not a set. */
    public boolean isOrderedVariable(HclExpression.Traversal traversal) {
        return traversal.root() instanceof HclExpression.Variable root && root.name().text().equals("var")
                && traversal.steps().size() == 1 && traversal.steps().getFirst() instanceof HclTraversalStep.Attribute name
                && variables.get(name.name().text()) == Kind.LIST && !sets.contains(name.name().text());
    }

    /** What an expression certainly yields; empty for null and for all that is not known here. */
    public Optional<Kind> of(HclExpression expression) {
        return kind(expression, variables);
    }

    private static Optional<Kind> kind(HclExpression expression, Map<String, Kind> variables) {
        return switch (expression) {
            case HclTemplate template -> template.parts().size() == 1 && template.parts().getFirst()
                    instanceof HclTemplatePart.Interpolation ? Optional.empty() : Optional.of(Kind.SINGLE);
            case HclExpression.NumberLiteral ignored -> Optional.of(Kind.SINGLE);
            case HclExpression.BooleanLiteral ignored -> Optional.of(Kind.SINGLE);
            case HclExpression.Tuple ignored -> Optional.of(Kind.LIST);
            case HclExpression.ObjectExpression ignored -> Optional.of(Kind.OBJECT);
            case HclExpression.ForExpression loop -> Optional.of(loop.object() ? Kind.OBJECT : Kind.LIST);
            case HclExpression.Parenthesized inner -> kind(inner.inner(), variables);
            case HclExpression.FunctionCall call -> result(call.name().text());
            case HclExpression.Traversal traversal when traversal.root() instanceof HclExpression.Variable root ->
                    kind(root.name().text(), traversal.steps(), variables);
            default -> Optional.empty();
        };
    }

    /** A variable, or the id of a resource, which is a text with every provider. */
    private static Optional<Kind> kind(String root, List<HclTraversalStep> steps, Map<String, Kind> variables) {
        if (!(steps.getLast() instanceof HclTraversalStep.Attribute last)) {
            return Optional.empty();
        }
        if (root.equals("var")) {
            return steps.size() == 1 ? Optional.ofNullable(variables.get(last.name().text())) : Optional.empty();
        }
        boolean ofResource = (root.indexOf('_') > 0 && steps.size() <= 3 || root.equals("data") && steps.size() <= 4)
                && steps.stream().noneMatch(HclTraversalStep.Splat.class::isInstance);
        return ofResource && last.name().text().equals("id") ? Optional.of(Kind.SINGLE) : Optional.empty();
    }

    private static Optional<Kind> result(String function) {
        return TO_SINGLE.contains(function) ? Optional.of(Kind.SINGLE)
                : TO_LIST.contains(function) ? Optional.of(Kind.LIST)
                : TO_OBJECT.contains(function) ? Optional.of(Kind.OBJECT) : Optional.empty();
    }

    private static Map<String, Kind> variables(HclModule module) {
        Map<String, Kind> kinds = new HashMap<>();
        for (HclDeclaration variable : module.variables()) {
            variable.attribute("type").map(HclAttribute::value).flatMap(type -> switch (type) {
                case HclExpression.Variable name -> Optional.ofNullable(TYPES.get(name.name().text()));
                case HclExpression.FunctionCall call -> Optional.ofNullable(TYPES.get(call.name().text()));
                default -> Optional.empty();
            }).ifPresent(kind -> kinds.putIfAbsent(variable.name(), kind));
        }
        return kinds;
    }
}
