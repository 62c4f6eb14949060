/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashSet;
import java.util.Set;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

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
            if (document.yaml().isDamaged(plan.range())) {
                continue;
            }
            TextRange place = plan.name().present() ? plan.name().range() : plan.place();
            Set<String> properties = names(plan.properties());
            Set<String> provided = new HashSet<>(properties);
            provided.addAll(names(plan.provisionOverrides()));
            for (Variable input : definition.provision().planInputs()) {
                String name = input.fieldName().value();
                if (input.required().value() && !name.isEmpty() && !provided.contains(name)) {
                    findings.at(document.path(), place,
                            "the plan \"%s\" does not set the required plan input \"%s\": the broker does not notice, and tofu gets null"
                                    .formatted(plan.name().value(), name))
                            .related(document.path(), input.fieldName().range(), "the input").add();
                }
            }
            for (Variable input : definition.bind().planInputs()) {
                String name = input.fieldName().value();
                if (!name.isEmpty() && !properties.contains(name)) {
                    findings.at(document.path(), place,
                            "the plan \"%s\" does not set \"%s\", which bind takes from it: every binding of this plan fails"
                                    .formatted(plan.name().value(), name))
                            .severity(Severity.ERROR).stage(Stage.REQUEST)
                            .related(document.path(), input.fieldName().range(), "the input").add();
                }
            }
        }
    }

    private static Set<String> names(YamlNode node) {
        Set<String> names = new HashSet<>();
        if (node instanceof YamlMapping mapping) {
            mapping.entries().forEach(entry -> entry.name().ifPresent(names::add));
        }
        return names;
    }
}
