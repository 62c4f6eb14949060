/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashMap;
import java.util.Map;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;

/** Two plans of a service share their name (broker-behaviour 2.4); shared ids are found over the whole pak. */
public final class DuplicatePlanRule extends DefinitionRule {

    public DuplicatePlanRule() {
        super("duplicate-plan");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        Map<String, Plan> byName = new HashMap<>();
        for (Plan plan : definition.plans()) {
            if (plan.name().value().isEmpty()) {
                continue;
            }
            Plan first = byName.putIfAbsent(plan.name().value(), plan);
            if (first != null) {
                findings.at(document.path(), plan.name().range(),
                        "two plans of this service are named \"%s\": the pak is not built. Rename one of them"
                                .formatted(plan.name().value()))
                        .related(document.path(), first.name().range(), "the first plan of this name").add();
            }
        }
    }
}
