/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.text.TextEdit;

/**
 * An example names a plan that the service does not have (broker-behaviour 2.4, 7.2). A service without plans of its own
 * gets them from the operator, whose plans are not known here.
 */
public final class ExamplePlanRule extends DefinitionRule {

    public ExamplePlanRule() {
        super("example-plan", Severity.WARNING, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        if (definition.plans().isEmpty() || Doubts.of(document).aboutPlans()) {
            return;
        }
        for (Example example : definition.examples()) {
            String id = example.planId().value();
            if (id.isEmpty() || definition.plans().stream().anyMatch(plan -> plan.id().value().equals(id))) {
                continue;
            }
            Optional<Plan> named = definition.plans().stream().filter(plan -> plan.name().value().equals(id)).findFirst()
                    .or(() -> definition.plans().size() == 1 ? Optional.of(definition.plans().getFirst()) : Optional.empty());
            Findings.Draft draft = findings.at(document.path(), example.planId().range(),
                    "no plan of this service has the id \"%s\": the example \"%s\" cannot run. Use the id of one of its plans"
                            .formatted(id, example.name().value()));
            named.filter(plan -> !plan.id().value().isEmpty()).ifPresent(plan -> draft.fix(Fix.possible(
                    "Use the id of the plan \"" + plan.name().value() + "\"", document.path(),
                    new TextEdit(example.planId().range(), plan.id().value()))));
            draft.add();
        }
    }
}
