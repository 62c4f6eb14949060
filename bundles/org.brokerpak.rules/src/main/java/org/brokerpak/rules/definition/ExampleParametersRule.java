/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * The parameters of an example would be refused by the broker: one is no user input, is set by the plan, does not fit its
 * input, or a required one is missing (broker-behaviour 4.2, 4.5).
 */
public final class ExampleParametersRule extends DefinitionRule {

    /** The broker takes this one at any service, to adopt instances that have no resources. */
    private static final String VACANT = "vacant";

    /**
     * The names a plan sets.
     *
     * @param properties no request may set these as well
     * @param overrides these win over the request, which may still name them
     */
    private record FromPlan(Set<String> properties, Set<String> overrides) {

        boolean sets(String name) {
            return properties.contains(name) || overrides.contains(name);
        }
    }

    public ExampleParametersRule() {
        super("example-parameters", Severity.WARNING, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Example example : definition.examples()) {
            Optional<Plan> plan = definition.plans().stream()
                    .filter(candidate -> candidate.id().value().equals(example.planId().value())).findFirst();
            check(document, example, example.provisionParams(), definition.provision(),
                    plan.map(known -> new FromPlan(keys(known.properties()), keys(known.provisionOverrides()))), findings);
            check(document, example, example.bindParams(), definition.bind(),
                    plan.map(known -> new FromPlan(Set.of(), keys(known.bindOverrides()))), findings);
        }
    }

    /**
     * @param fromPlan what the example's plan sets; empty when the pak does not have that plan
     */
    private static void check(PakDocument document, Example example, YamlNode params, Action action,
            Optional<FromPlan> fromPlan, Findings findings) {
        List<YamlEntry> given = params instanceof YamlMapping mapping ? mapping.entries() : List.of();
        Set<String> names = keys(params);
        for (YamlEntry parameter : given) {
            String name = parameter.name().orElse("");
            Optional<Variable> input = action.userInputs().stream()
                    .filter(candidate -> candidate.fieldName().value().equals(name)).findFirst();
            if (fromPlan.filter(plan -> plan.properties.contains(name)).isPresent()) {
                findings.at(document.path(), parameter.key().range(), "the plan sets \"%s\" and no request may change it: "
                        .formatted(name) + "the broker refuses this example. Remove the parameter").add();
            } else if (input.isPresent()) {
                checkValue(document, parameter, input.get(), findings);
            } else if (!name.equals(VACANT) && !isImport(action, name) && !Doubts.of(document).aboutInputs(action.kind())) {
                unknown(document, action, parameter, names, findings);
            }
        }
        if (action.present()) {
            missing(document, example, action, names, fromPlan, findings);
        }
    }

    private static boolean isImport(Action action, String name) {
        return action.importInputs().stream().anyMatch(input -> input.fieldName().value().equals(name));
    }

    private static void checkValue(PakDocument document, YamlEntry parameter, Variable input, Findings findings) {
        for (String problem : InputCheck.problems(input, parameter.node())) {
            TextRange range = parameter.node() instanceof YamlScalar scalar && !scalar.range().isEmpty() ? scalar.range()
                    : parameter.key().range();
            findings.at(document.path(), range, "\"%s\" %s: the broker refuses this example"
                    .formatted(input.fieldName().value(), problem)).add();
        }
    }

    private static void unknown(PakDocument document, Action action, YamlEntry parameter, Set<String> given,
            Findings findings) {
        String name = parameter.name().orElse("");
        List<String> free = action.userInputs().stream().map(input -> input.fieldName().value())
                .filter(input -> !given.contains(input)).toList();
        Optional<String> near = NearNames.nearest(name, free);
        Findings.Draft draft = findings.at(document.path(), parameter.key().range(),
                "\"%s\" is no user input of %s: the broker refuses this example. %s".formatted(name, action.kind().key(),
                        near.map(other -> "Did you mean \"" + other + "\"?").orElse("Remove it, or declare it in user_inputs")));
        near.ifPresent(other -> draft.fix(Fix.possible("Rename to \"" + other + "\"", document.path(),
                new TextEdit(parameter.key().range(), other))));
        draft.add();
    }

    private static void missing(PakDocument document, Example example, Action action, Set<String> given,
            Optional<FromPlan> fromPlan, Findings findings) {
        for (Variable input : action.userInputs()) {
            String name = input.fieldName().value();
            boolean hasDefault = input.defaultValue() != null && JsonType.of(input.defaultValue()) != JsonType.NULL;
            boolean computed = action.computedInputs().stream().anyMatch(other -> other.name().value().equals(name));
            if (input.required().value() && !hasDefault && !computed && !given.contains(name)
                    && fromPlan.filter(plan -> plan.sets(name)).isEmpty()) {
                // A plan that the operator defines may set what no plan of the pak does.
                String unless = fromPlan.isPresent() ? "" : " unless its plan sets it";
                findings.at(document.path(), example.name().present() ? example.name().range() : example.place(),
                        "the example \"%s\" lacks \"%s\", which %s requires: the broker refuses it%s. Add it to %s_params"
                                .formatted(example.name().value(), name, action.kind().key(), unless, action.kind().key()))
                        .severity(fromPlan.isPresent() ? Severity.WARNING : Severity.INFORMATION).add();
            }
        }
    }
}
