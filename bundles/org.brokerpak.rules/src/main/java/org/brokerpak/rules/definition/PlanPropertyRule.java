/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * The properties of a plan against the inputs they are for. The broker never compares the two for plans that come with a
 * pak (broker-behaviour 4.6), so what is wrong shows in tofu or not at all.
 */
public final class PlanPropertyRule extends DefinitionRule {

    public PlanPropertyRule() {
        super("plan-property", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        Set<String> inputs = inputNames(definition);
        List<Variable> planInputs = new ArrayList<>(definition.provision().planInputs());
        planInputs.addAll(definition.bind().planInputs());
        for (Plan plan : definition.plans()) {
            for (YamlEntry property : plan.propertyMap().map(YamlMapping::entries).orElse(List.of())) {
                String name = property.name().orElse("");
                Optional<Variable> input = planInputs.stream()
                        .filter(candidate -> candidate.fieldName().value().equals(name)).findFirst();
                if (input.isPresent()) {
                    checkValue(document, plan, property, input.get(), findings);
                } else if (!inputs.contains(name) && !isReadByHil(document, name)) {
                    unknown(document, plan, property, free(plan, inputs), findings);
                }
            }
        }
    }

    private static void checkValue(PakDocument document, Plan plan, YamlEntry property, Variable input,
            Findings findings) {
        for (String problem : InputCheck.problems(input, property.node())) {
            TextRange range = property.node() instanceof YamlScalar scalar && !scalar.range().isEmpty() ? scalar.range()
                    : property.key().range();
            findings.at(document.path(), range, "\"%s\" of the plan \"%s\" %s: the broker does not check that, and tofu gets it"
                    .formatted(input.fieldName().value(), plan.name().value(), problem)).add();
        }
    }

    private static void unknown(PakDocument document, Plan plan, YamlEntry property, Set<String> free,
            Findings findings) {
        String name = property.name().orElse("");
        Optional<String> near = NearNames.nearest(name, free);
        Findings.Draft draft = findings.at(document.path(), property.key().range(),
                "no input takes the property \"%s\" of the plan \"%s\", so it has no effect. %s".formatted(name,
                        plan.name().value(), near.map(other -> "Did you mean \"" + other + "\"?")
                                .orElse("Declare it in plan_inputs, or remove it")));
        near.ifPresent(other -> draft.fix(Fix.possible("Rename to \"" + other + "\"", document.path(),
                new TextEdit(property.key().range(), other))));
        draft.add();
    }

    private static Set<String> inputNames(ServiceDefinition definition) {
        Set<String> names = new HashSet<>();
        for (Action action : definition.actions()) {
            action.planInputs().forEach(input -> names.add(input.fieldName().value()));
            action.userInputs().forEach(input -> names.add(input.fieldName().value()));
            action.computedInputs().forEach(input -> names.add(input.name().value()));
            action.importInputs().forEach(input -> names.add(input.fieldName().value()));
        }
        definition.provision().userInputs().forEach(input -> names.add(input.tfAttributeSkip().value()));
        return names;
    }

    private static Set<String> free(Plan plan, Set<String> inputs) {
        Set<String> free = new HashSet<>(inputs);
        plan.propertyMap().ifPresent(map -> map.entries().forEach(entry -> entry.name().ifPresent(free::remove)));
        return free;
    }

    /** A computed input can read a property that no input declares. */
    private static boolean isReadByHil(PakDocument document, String name) {
        String text = document.source().text();
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int open = text.lastIndexOf("${", at);
            if (open >= 0 && text.indexOf('}', open) > at) {
                return true;
            }
        }
        return false;
    }
}
