/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;

/**
 * A name stands twice in one list of inputs or outputs. Of two inputs the later one counts for requests; a second computed
 * input without {@code overwrite} does nothing (broker-behaviour 4.1, 4.5). The same name as a user input and a computed
 * input is a common way to compute a fallback and not a mistake.
 */
public final class DuplicateInputRule extends DefinitionRule {

    public DuplicateInputRule() {
        super("duplicate-input", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            check(document, names(action.planInputs()), "plan input", findings);
            check(document, names(action.userInputs()), "user input", findings);
            check(document, names(action.outputs()), "output", findings);
            check(document, action.computedInputs().stream().filter(input -> !input.overwrite().value())
                    .map(Action.ComputedInput::name).toList(), "computed input", findings);
        }
    }

    private static List<Field<String>> names(List<Action.Variable> variables) {
        return variables.stream().map(Action.Variable::fieldName).toList();
    }

    private static void check(PakDocument document, List<Field<String>> names, String what, Findings findings) {
        Map<String, Field<String>> seen = new HashMap<>();
        for (Field<String> name : names) {
            Field<String> first = name.value().isEmpty() ? null : seen.putIfAbsent(name.value(), name);
            // An anchored list that two sections share is one list.
            if (first != null && !first.range().equals(name.range())) {
                int line = document.source().lineAt(first.range().start()) + 1;
                String effect = what.equals("computed input") ? "the second has no effect"
                        : "only one of the two counts";
                findings.at(document.path(), name.range(), "the %s \"%s\" is declared already in line %d: %s. Remove one"
                        .formatted(what, name.value(), line, effect))
                        .related(document.path(), first.range(), "the first one").add();
            }
        }
    }
}
