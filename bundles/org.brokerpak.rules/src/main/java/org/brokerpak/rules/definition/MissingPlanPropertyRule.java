/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/**
 * A plan does not set an input that plans have to set. For provisioning tofu gets null; for binding every request fails,
 * whether the input is required or not (broker-behaviour 4.3, 4.6).
 */
public final class MissingPlanPropertyRule extends DefinitionRule {

    public MissingPlanPropertyRule() {
        super("missing-plan-property", Severity.WARNING, Stage.TOFU);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Plan plan : definition.plans()) {
            boolean noMapping = plan.properties() != null && plan.propertyMap().isEmpty()
                    && JsonType.of(plan.properties()) != JsonType.NULL;
            if (document.yaml().isDamaged(plan.range()) || noMapping) {
                continue;
            }
            TextRange place = plan.name().present() ? plan.name().range() : plan.place();
            Set<String> properties = keys(plan.properties());
            Set<String> provided = new HashSet<>(properties);
            provided.addAll(keys(plan.provisionOverrides()));
            definition.provision().computedInputs().forEach(input -> provided.add(input.name().value()));
            List<Variable> unset = without(definition.provision().planInputs(), provided).stream()
                    .filter(input -> input.required().value()).toList();
            unset = withoutMisspelt(definition, plan, unset);
            report(document, place, unset, findings, "the plan \"%s\" does not set the required plan input%s %s: the broker "
                    .formatted(plan.name().value(), unset.size() == 1 ? "" : "s", quoted(unset))
                    + "does not notice, and tofu gets null", Severity.WARNING, Stage.TOFU);
            List<Variable> unbound = withoutMisspelt(definition, plan, without(definition.bind().planInputs(), properties));
            report(document, place, unbound, findings, "the plan \"%s\" does not set %s, which bind takes from it: every "
                    .formatted(plan.name().value(), quoted(unbound)) + "binding of this plan fails", Severity.ERROR,
                    Stage.REQUEST);
        }
    }

    private static List<Variable> without(List<Variable> inputs, Set<String> names) {
        return inputs.stream().filter(input -> !input.fieldName().value().isEmpty())
                .filter(input -> !names.contains(input.fieldName().value())).toList();
    }

    /** A property that no input takes and that means one of them has a finding of its own: plan-property. */
    private static List<Variable> withoutMisspelt(ServiceDefinition definition, Plan plan, List<Variable> unset) {
        Set<String> strays = new HashSet<>(keys(plan.properties()));
        definition.actions().forEach(action -> strays.removeAll(action.inputNames()));
        List<String> names = unset.stream().map(input -> input.fieldName().value()).toList();
        Set<String> meant = strays.stream().flatMap(stray -> NearNames.nearest(stray, names).stream())
                .collect(Collectors.toSet());
        return unset.stream().filter(input -> !meant.contains(input.fieldName().value())).toList();
    }

    private static String quoted(List<Variable> inputs) {
        return inputs.stream().map(input -> "\"" + input.fieldName().value() + "\"").distinct()
                .collect(Collectors.joining(", "));
    }

    /** One finding for all that a plan lacks. */
    private static void report(PakDocument document, TextRange place, List<Variable> inputs, Findings findings,
            String message, Severity severity, Stage stage) {
        if (!inputs.isEmpty()) {
            Findings.Draft draft = findings.at(document.path(), place, message).severity(severity).stage(stage);
            inputs.forEach(input -> draft.related(document.path(), input.fieldName().range(), "the input"));
            draft.add();
        }
    }
}
