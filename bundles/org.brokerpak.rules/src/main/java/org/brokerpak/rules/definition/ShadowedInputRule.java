/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;

/**
 * Every plan sets a user input, and a request must not name what its plan sets (broker-behaviour 4.2), so no user of these
 * plans can ever choose it.
 */
public final class ShadowedInputRule extends DefinitionRule {

    public ShadowedInputRule() {
        super("shadowed-input", Severity.INFORMATION, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        List<Plan> plans = definition.plans();
        Set<String> planInputs = definition.provision().planInputs().stream().map(input -> input.fieldName().value())
                .collect(Collectors.toSet());
        for (Variable input : definition.provision().userInputs()) {
            String name = input.fieldName().value();
            boolean always = !plans.isEmpty() && plans.stream().allMatch(plan -> keys(plan.properties()).contains(name));
            if (always && !planInputs.contains(name)) {
                findings.at(document.path(), input.header(), ("every plan sets \"%s\", and the broker refuses requests that name "
                        + "what the plan sets: no user can choose it. Make it a plan input").formatted(name)).add();
            }
        }
    }
}
