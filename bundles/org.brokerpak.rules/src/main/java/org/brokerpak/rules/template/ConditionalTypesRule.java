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

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.hcl.HclTraversalStep;

/**
 * The two results of a conditional are of types that tofu does not bring together: a list, an object and a single value are
 * three worlds. Judged are values written out, calls of functions with one result type, and variables with a type.
 */
public final class ConditionalTypesRule extends ModuleRule {

    private enum Kind {
        SINGLE("a single value"), LIST("a list"), OBJECT("an object");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private static final Set<String> TO_SINGLE = Set.of("join", "jsonencode", "tostring", "tonumber", "tobool", "format",
            "lower", "upper", "trimspace", "replace", "substr", "length", "base64encode", "sha256", "md5");
    private static final Set<String> TO_LIST = Set.of("split", "tolist", "toset", "concat", "keys", "values", "compact",
            "distinct", "flatten", "range", "sort", "formatlist");
    private static final Set<String> TO_OBJECT = Set.of("tomap", "merge", "zipmap");
    private static final Map<String, Kind> TYPES = Map.of("string", Kind.SINGLE, "number", Kind.SINGLE, "bool", Kind.SINGLE,
            "list", Kind.LIST, "set", Kind.LIST, "tuple", Kind.LIST, "map", Kind.OBJECT, "object", Kind.OBJECT);

    public ConditionalTypesRule() {
        super("conditional-types", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (module.isReadable()) {
            Map<String, Kind> variables = variables(module.hcl());
            module.hcl().files().forEach((name, file) -> visit(module, name, file.body(), variables, findings));
        }
    }

    private static void visit(ActionModule module, String name, HclNode node, Map<String, Kind> variables,
            Findings findings) {
        if (node instanceof HclExpression.Conditional conditional) {
            Optional<Kind> whenTrue = kind(conditional.whenTrue(), variables);
            Optional<Kind> whenFalse = kind(conditional.whenFalse(), variables);
            if (whenTrue.isPresent() && whenFalse.isPresent() && whenTrue.get() != whenFalse.get()) {
                Place place = module.place(name, conditional.range());
                findings.at(place.file(), place.range(), ("one result of this conditional is %s and the other %s: tofu fails. Give "
                        + "both one type").formatted(whenTrue.get().words, whenFalse.get().words)).add();
            }
        }
        node.children().forEach(child -> visit(module, name, child, variables, findings));
    }

    /** What an expression certainly yields; empty for null and for all that is not known here. */
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
