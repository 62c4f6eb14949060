/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;

/** A user input is required and has a default, which fills it in before the broker looks (broker-behaviour 4.1). */
public final class RequiredWithDefaultRule extends DefinitionRule {

    public RequiredWithDefaultRule() {
        super("required-with-default", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            for (Variable input : action.userInputs()) {
                if (input.required().value() && input.defaultValue() != null
                        && JsonType.of(input.defaultValue()) != JsonType.NULL) {
                    Findings.Draft draft = findings.at(document.path(), input.header(),
                            "\"%s\" is required and has a default: the default fills it in, so nobody is ever asked for it. "
                                    .formatted(input.fieldName().value()) + "Remove one of the two")
                            .related(document.path(), input.required().keyRange(), "it is required");
                    draft.fixes(() -> YamlFixes.remove(document, input.mapping(), "required"));
                    draft.fixes(() -> YamlFixes.remove(document, input.mapping(), "default"));
                    draft.add();
                }
            }
        }
    }
}
