/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.stream.Stream;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/** An input or output has no type: the broker then checks nothing of it; the specification demands one. */
public final class MissingTypeRule extends DefinitionRule {

    public MissingTypeRule() {
        super("missing-type", Severity.INFORMATION, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            Stream.of(action.planInputs(), action.userInputs(), action.outputs()).flatMap(list -> list.stream())
                    .forEach(variable -> check(document, variable.place(), variable.fieldName(), variable.type(), findings));
            action.computedInputs().forEach(
                    input -> check(document, input.place(), input.name(), input.type(), findings));
        }
    }

    private static void check(PakDocument document, TextRange place, Field<String> name, Field<String> type,
            Findings findings) {
        if (type.value().isEmpty() && !document.yaml().isDamaged(place)) {
            findings.at(document.path(), type.present() ? type.range() : name.present() ? name.range() : place,
                    "\"%s\" has no type: the broker converts and checks nothing of its value. Add one"
                            .formatted(name.value())).specificationOnly().add();
        }
    }
}
