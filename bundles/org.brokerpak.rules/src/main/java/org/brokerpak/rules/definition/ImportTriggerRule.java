/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * Import inputs that import nothing: what triggers an import is the plan input {@code subsume}, and only {@code templates} are
 * used for it, of which {@code main} is replaced (broker-behaviour 6.5).
 */
public final class ImportTriggerRule extends DefinitionRule {

    private static final String MAIN = "main";

    public ImportTriggerRule() {
        super("import-trigger", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        Action action = definition.provision();
        if (action.importInputs().isEmpty()) {
            return;
        }
        TextRange place = document.yaml().at(YamlPath.ROOT.key(action.kind().key()))
                .filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                .flatMap(section -> section.entry("import_inputs")).map(entry -> entry.key().range()).orElse(action.place());
        boolean triggered = action.planInputs().stream().anyMatch(input -> input.fieldName().value().equals(Action.SUBSUME));
        boolean single = !action.template().value().isEmpty() || !action.templateRef().value().isEmpty();
        boolean main = Stream.of(action.templates(), action.templateRefs()).flatMap(List::stream)
                .anyMatch(template -> template.name().equals(MAIN) && !template.text().value().isEmpty());
        if (!triggered) {
            findings.at(document.path(), place, "nothing is ever imported: the broker imports when a plan sets the plan input "
                    + "\"subsume\", and there is none. Declare it as a boolean in plan_inputs").add();
        } else if (single || !main) {
            findings.at(document.path(), place, single
                    ? "the import leaves out \"template\" and takes \"templates\" only: it fails. Name the template \"main\" in template_refs"
                    : "the import needs a template named \"main\", which it replaces, and there is none: it fails")
                    .stage(Stage.REQUEST).add();
        }
    }
}
