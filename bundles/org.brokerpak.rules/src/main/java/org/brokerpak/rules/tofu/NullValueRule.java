/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclOperator;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.hcl.HclTraversalStep;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * An input that a request may leave out reaches tofu as null, also where the variable has a default of its own, and the template
 * uses it where tofu fails on null (broker-behaviour 6.2).
 */
public final class NullValueRule extends ModuleRule {

    /** Functions whose first argument must not be null, and those whose second must not. */
    private static final Set<String> FIRST = Set.of("length", "lower", "upper", "title", "trimspace", "trim", "trimprefix",
            "trimsuffix", "replace", "substr", "keys", "values", "jsondecode", "base64decode", "base64encode", "chomp", "abs",
            "ceil", "floor", "cidrhost", "cidrsubnet", "cidrnetmask", "element", "flatten", "sort", "reverse", "distinct",
            "startswith", "endswith", "sha256", "md5", "sha1", "yamldecode", "zipmap", "regexall", "strcontains", "parseint");
    private static final Set<String> SECOND = Set.of("split", "join", "regex", "regexall", "trimprefix", "formatdate");
    private static final Set<String> FORGIVING = Set.of("try", "can", "coalesce", "coalescelist");
    private static final Set<String> NEEDING = Set.of("count", "for_each");

    public NullValueRule() {
        super("null-value", Severity.WARNING, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Map<String, Field<String>> unset = unset(service, module);
        if (unset.isEmpty()) {
            return;
        }
        Visit visit = new Visit(service, module, unset, findings, new HashSet<>());
        module.hcl().files().forEach((name, file) -> {
            // A walk through the whole text is not worth it where none of them stands.
            boolean names = unset.keySet().stream().anyMatch(variable -> file.source().text().contains("var." + variable));
            for (HclBlock block : names && file.isValid() ? file.body().blocks() : List.<HclBlock>of()) {
                // A variable judges itself by what its validation says.
                if (!block.type().text().equals("variable")) {
                    visit.node(name, block, guardedBy(block));
                }
            }
        });
    }

    /** Variables that a block looks at before it exists at all. */
    private static Set<String> guardedBy(HclBlock block) {
        Set<String> names = new HashSet<>();
        NEEDING.forEach(argument -> block.body().attribute(argument).map(HclAttribute::value)
                .filter(value -> variable(value).isEmpty()).ifPresent(value -> names.addAll(variables(value))));
        return names;
    }

    /** The inputs that nothing sets in some requests, by the name of their variable. */
    private static Map<String, Field<String>> unset(ServiceFile service, ActionModule module) {
        Map<String, Field<String>> unset = new HashMap<>();
        Action action = service.content().action(module.kind());
        if (!module.isReadable() || Doubts.of(service.document()).aboutInputs(module.kind())) {
            return unset;
        }
        Set<String> filled = new HashSet<>();
        action.computedInputs().forEach(input -> filled.add(input.name().value()));
        filled.addAll(setByEachPlan(service.content(), module.kind()));
        module.hcl().variables().stream().filter(NullValueRule::refusesNull).map(HclDeclaration::name).forEach(filled::add);
        List<Variable> inputs = new ArrayList<>(action.userInputs());
        if (module.kind() == Action.Kind.PROVISION && !service.content().plans().isEmpty()) {
            inputs.addAll(action.planInputs());
        }
        for (Variable input : inputs) {
            boolean hasDefault = input.defaultValue() != null && JsonType.of(input.defaultValue()) != JsonType.NULL
                    && !action.planInputs().contains(input);
            // A misspelt default has a finding of its own.
            boolean misspelt = input.mapping().entries().stream().flatMap(entry -> entry.name().stream())
                    .anyMatch(key -> NearNames.isOneSlip(key, "default") || NearNames.isOneSlip(key, "required"));
            if (!misspelt && !input.required().value() && !hasDefault && !filled.contains(input.fieldName().value())) {
                unset.putIfAbsent(input.fieldName().value(), input.fieldName());
            }
        }
        action.userInputs().stream().filter(input -> input.required().value() || input.defaultValue() != null
                && JsonType.of(input.defaultValue()) != JsonType.NULL).forEach(input -> unset.remove(input.fieldName().value()));
        return unset;
    }

    private static boolean refusesNull(HclDeclaration variable) {
        return variable.attribute("nullable").map(HclAttribute::value)
                .filter(value -> value instanceof HclExpression.BooleanLiteral flag && !flag.value()).isPresent();
    }

    private static Set<String> setByEachPlan(ServiceDefinition definition, Action.Kind kind) {
        Set<String> names = null;
        for (Plan plan : definition.plans()) {
            Set<String> set = new HashSet<>();
            if (kind == Action.Kind.PROVISION) {
                set.addAll(keys(plan.properties()));
                set.addAll(keys(plan.provisionOverrides()));
            } else {
                set.addAll(keys(plan.bindOverrides()));
            }
            if (names == null) {
                names = set;
            } else {
                names.retainAll(set);
            }
        }
        return names == null ? Set.of() : names;
    }

    private static Set<String> keys(Object node) {
        Set<String> names = new HashSet<>();
        if (node instanceof YamlMapping mapping) {
            mapping.entries().forEach(entry -> entry.name().ifPresent(names::add));
        }
        return names;
    }

    private static Set<String> variables(HclNode node) {
        Set<String> names = new HashSet<>();
        HclReferences.in(node).stream().filter(use -> use.root().text().equals("var") && use.names().size() > 1)
                .forEach(use -> names.add(use.names().get(1).text()));
        return names;
    }

    /** The variable that an expression is, and nothing more. */
    private static Optional<String> variable(HclExpression expression) {
        return switch (expression) {
            case HclExpression.Parenthesized inner -> variable(inner.inner());
            case HclExpression.Traversal traversal when traversal.root() instanceof HclExpression.Variable root
                    && root.name().text().equals("var") && traversal.steps().size() == 1
                    && traversal.steps().getFirst() instanceof HclTraversalStep.Attribute attribute ->
                    Optional.of(attribute.name().text());
            default -> Optional.empty();
        };
    }

    /** Goes through a block and knows which variables were looked at on the way. */
    private record Visit(ServiceFile service, ActionModule module, Map<String, Field<String>> unset, Findings findings,
            Set<String> told) {

        void node(String file, HclNode node, Set<String> guarded) {
            switch (node) {
                case HclExpression.FunctionCall call when FORGIVING.contains(call.name().text()) -> {
                    return;
                }
                case HclExpression.FunctionCall call -> call(file, call, guarded);
                case HclExpression.Conditional conditional -> {
                    needs(file, conditional.condition(), guarded, "a condition cannot be null");
                    node(file, conditional.condition(), guarded);
                    Set<String> known = new HashSet<>(guarded);
                    known.addAll(variables(conditional.condition()));
                    node(file, conditional.whenTrue(), known);
                    node(file, conditional.whenFalse(), known);
                    return;
                }
                case HclExpression.ForExpression loop -> {
                    needs(file, loop.collection(), guarded, "a loop over null fails");
                    Set<String> known = new HashSet<>(guarded);
                    loop.condition().ifPresent(condition -> known.addAll(variables(condition)));
                    loop.children().forEach(child -> node(file, child, known));
                    return;
                }
                case HclTemplatePart.If branch -> {
                    Set<String> known = new HashSet<>(guarded);
                    known.addAll(variables(branch.condition()));
                    branch.children().forEach(child -> node(file, child, known));
                    return;
                }
                case HclTemplate template when template.parts().size() > 1 -> template.parts().stream()
                        .filter(HclTemplatePart.Interpolation.class::isInstance).map(HclTemplatePart.Interpolation.class::cast)
                        .forEach(part -> needs(file, part.expression(), guarded, "a text with null in it fails"));
                case HclExpression.Unary unary -> needs(file, unary.operand(), guarded, "an operator fails on null");
                case HclExpression.Binary binary -> binary(file, binary, guarded);
                case HclBlock block -> NEEDING.forEach(argument -> block.body().attribute(argument)
                        .ifPresent(value -> needs(file, value.value(), Set.of(), "\"" + argument + "\" cannot be null")));
                default -> { }
            }
            Set<String> inner = guarded;
            if (node instanceof HclBlock block && block.body().attribute("condition").isPresent()) {
                // What is said of a value that was looked at.
                inner = new HashSet<>(guarded);
                inner.addAll(variables(block.body().attribute("condition").get()));
            }
            if (node instanceof HclExpression.Binary binary) {
                // "x != null && x > 0": authors who look for null know of it.
                inner = new HashSet<>(guarded);
                inner.addAll(comparedWithNull(binary));
            }
            for (HclNode child : node.children()) {
                node(file, child, inner);
            }
        }

        private void call(String file, HclExpression.FunctionCall call, Set<String> guarded) {
            String name = call.name().text();
            String why = "the function \"" + name + "\" fails on null";
            if (FIRST.contains(name) && !call.arguments().isEmpty()) {
                needs(file, call.arguments().getFirst(), guarded, why);
            }
            if (SECOND.contains(name) && call.arguments().size() > 1) {
                needs(file, call.arguments().get(1), guarded, why);
            }
        }

        private void binary(String file, HclExpression.Binary binary, Set<String> guarded) {
            Set<String> known = new HashSet<>(guarded);
            known.addAll(comparedWithNull(binary));
            if (binary.rest().stream().map(HclExpression.Operand::operator)
                    .anyMatch(operator -> operator == HclOperator.EQUAL || operator == HclOperator.NOT_EQUAL)) {
                return;
            }
            needs(file, binary.first(), known, "an operator fails on null");
            binary.rest().forEach(operand -> needs(file, operand.value(), known, "an operator fails on null"));
        }

        private static Set<String> comparedWithNull(HclNode node) {
            Set<String> names = new HashSet<>();
            if (node instanceof HclExpression.Binary binary && binary.rest().stream().map(HclExpression.Operand::value)
                    .anyMatch(HclExpression.NullLiteral.class::isInstance)) {
                names.addAll(variables(binary));
            }
            node.children().forEach(child -> names.addAll(comparedWithNull(child)));
            return names;
        }

        private void needs(String file, HclExpression value, Set<String> guarded, String why) {
            Optional<String> name = variable(value).filter(unset::containsKey).filter(known -> !guarded.contains(known))
                    .filter(told::add);
            name.ifPresent(known -> {
                Place place = module.place(file, value.range());
                Field<String> input = unset.get(known);
                findings.at(place.file(), place.range(), "\"%s\" is null in a request that leaves it out, and %s: tofu fails. %s".formatted(
                        "var." + known, why, "Give the input a default, require it, or look for null here"))
                        .related(service.path(), input.range(), "the input").add();
            });
        }
    }
}
