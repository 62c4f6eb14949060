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
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * A value of an enumeration is not of the input's type. The broker compares types too, so no request can ever choose it
 * (broker-behaviour 4.5); of a plan input it compares nothing.
 */
public final class EnumTypeRule extends DefinitionRule {

    public EnumTypeRule() {
        super("enum-type", Severity.WARNING, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            check(document, action.userInputs(), true, findings);
            check(document, action.planInputs(), false, findings);
            check(document, action.outputs(), false, findings);
        }
    }

    private static void check(PakDocument document, List<Variable> variables, boolean enforced, Findings findings) {
        for (Variable variable : variables) {
            Optional<JsonType> type = JsonType.named(variable.type().value());
            if (type.isEmpty() || !(variable.enumValues() instanceof YamlMapping values)) {
                continue;
            }
            for (YamlEntry value : values.entries()) {
                JsonType written = JsonType.of(value.key());
                boolean nullable = written == JsonType.NULL && variable.nullable().value();
                if (!type.get().accepts(written) && !nullable) {
                    report(document, variable, type.get(), value, written, enforced, findings);
                }
            }
        }
    }

    private static void report(PakDocument document, Variable variable, JsonType type, YamlEntry value, JsonType written,
            boolean enforced, Findings findings) {
        String text = document.source().slice(value.key().range());
        Findings.Draft draft = findings.at(document.path(), value.key().range(),
                "%s is of type %s but \"%s\" takes a %s: %s".formatted(text, written.id(), variable.fieldName().value(),
                        type.id(), enforced ? "no request can choose it" : "the two will never be equal"));
        if (!enforced) {
            draft.stage(Stage.SILENT);
        }
        if (type == JsonType.STRING) {
            draft.fix(Fix.certain("Quote it", document.path(), new TextEdit(value.key().range(), "\"" + text + "\"")));
        }
        draft.add();
    }
}
