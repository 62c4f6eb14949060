/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.Optional;
import java.util.regex.Pattern;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.MisspelledFields;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlSequence;

/**
 * What the specification demands of a definition and the broker does not: plans, both actions, examples, properties of each plan,
 * and a plan's name of plain characters (specification, "Service YAML files" and "Plan object"; broker-behaviour 9.2).
 */
public final class SpecificationFieldRule extends DefinitionRule {

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9.-]+");

    public SpecificationFieldRule() {
        super("specification-field", Severity.HINT, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        if (!document.yaml().damage().isEmpty() || document.yaml().rootMapping().isEmpty()) {
            return;
        }
        demand(document, "plans", "the broker starts only if its operator defines some. Add one", definition.place(), findings);
        demand(document, "provision", "an instance is made of nothing. Add it", definition.place(), findings);
        demand(document, "bind", "a binding is made of nothing. Add it", definition.place(), findings);
        demand(document, "examples", "nobody sees how to use the service, and nothing tests it. Add one", definition.place(), findings);
        int index = 0;
        for (Plan plan : definition.plans()) {
            YamlPath path = YamlPath.ROOT.key("plans").item(index++);
            if (plan.properties() == null && !MisspelledFields.has(document, path, "properties")) {
                findings.at(document.path(), plan.name().present() ? plan.name().range() : plan.place(),
                        "the plan \"%s\" has no \"properties\", which the specification demands: the broker does not mind. Add properties: {}"
                                .formatted(plan.name().value())).specificationOnly().severity(Severity.HINT).add();
            }
            String name = plan.name().value();
            if (!name.isEmpty() && !NAME.matcher(name).matches()) {
                findings.at(document.path(), plan.name().range(), "the plan name \"%s\" has more in it than letters, digits, dots and dashes: the specification forbids that, and a command line has to quote it. Rename it"
                        .formatted(name)).specificationOnly().add();
            }
        }
    }

    private static void demand(PakDocument document, String field, String effect, TextRange place, Findings findings) {
        Optional<YamlNode> value = document.yaml().at(YamlPath.ROOT.key(field));
        boolean empty = value.filter(node -> JsonType.of(node) == JsonType.NULL
                || node instanceof YamlSequence list && list.items().isEmpty()).isPresent();
        if ((value.isEmpty() || empty) && !MisspelledFields.has(document, YamlPath.ROOT, field)) {
            findings.at(document.path(), place, "the service definition has no \"%s\", which the specification demands: %s"
                    .formatted(field, effect)).specificationOnly().severity(Severity.HINT).add();
        }
    }
}
