/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/**
 * A plan whose properties are of several kinds, texts beside lists or maps, in a service whose binding reads one of them: HIL
 * indexes only maps with values of one kind, so every binding fails (broker-behaviour 3.4, 3.7, 4.3).
 */
public final class MixedPlanValuesRule extends DefinitionRule {

    private static final String PLAN_PROPERTIES = "request.plan_properties";

    public MixedPlanValuesRule() {
        super("mixed-plan-values", Severity.ERROR, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        boolean readByInputs = definition.bind().planInputs().stream().anyMatch(input -> !input.fieldName().value().isEmpty());
        boolean readByExpressions = HilSite.in(document).stream()
                .anyMatch(site -> site.computed() && !site.indexed(PLAN_PROPERTIES).isEmpty());
        if (!readByInputs && !readByExpressions) {
            return;
        }
        for (Plan plan : definition.plans()) {
            List<YamlEntry> entries = plan.propertyMap().map(YamlMapping::entries).orElse(List.of());
            Optional<YamlEntry> odd = entries.stream().filter(entry -> kind(entry) != kind(entries.getFirst())).findFirst();
            if (odd.isPresent()) {
                YamlEntry place = kind(odd.get()) == Kind.SINGLE ? entries.getFirst() : odd.get();
                findings.at(document.path(), place.key().range(), ("the plan \"%s\" has lists or maps beside single values, and "
                        + "bind reads a property of the plan, which HIL then cannot: every binding of this plan fails. Write the "
                        + "list or map as JSON text").formatted(plan.name().value())).add();
            }
        }
    }

    private enum Kind {
        SINGLE, LIST, MAP
    }

    private static Kind kind(YamlEntry entry) {
        return switch (entry.node()) {
            case YamlScalar ignored -> Kind.SINGLE;
            case YamlSequence ignored -> Kind.LIST;
            case YamlMapping ignored -> Kind.MAP;
        };
    }
}
