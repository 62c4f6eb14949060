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
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.yaml.YamlPath;

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
            YamlPath section = YamlPath.ROOT.key(action.kind().key());
            check(document, section.key("plan_inputs"), names(action.planInputs()), "plan input", findings);
            check(document, section.key("user_inputs"), names(action.userInputs()), "user input", findings);
            check(document, section.key("outputs"), names(action.outputs()), "output", findings);
            // One that overwrites has an effect of its own.
            check(document, section.key("computed_inputs"), action.computedInputs().stream()
                    .map(input -> input.overwrite().value() ? Field.absent("", input.place()) : input.name()).toList(),
                    "computed input", findings);
        }
    }

    private static List<Field<String>> names(List<Action.Variable> variables) {
        return variables.stream().map(Action.Variable::fieldName).toList();
    }

    private static void check(PakDocument document, YamlPath list, List<Field<String>> names, String what, Findings findings) {
        Map<String, Field<String>> seen = new HashMap<>();
        for (int index = 0; index < names.size(); index++) {
            Field<String> name = names.get(index);
            int second = index;
            Field<String> first = name.value().isEmpty() ? null : seen.putIfAbsent(name.value(), name);
            // An anchored list that two sections share is one list.
            if (first != null && !first.range().equals(name.range())) {
                int line = document.source().lineAt(first.range().start()) + 1;
                String effect = what.equals("computed input") ? "the second has no effect"
                        : "only one of the two counts";
                findings.at(document.path(), name.range(), "the %s \"%s\" is declared already in line %d: %s. Remove one"
                        .formatted(what, name.value(), line, effect))
                        .related(document.path(), first.range(), "the first one")
                        .fixes(() -> YamlFixes.removeItem(document, list, second,
                                "Remove the second \"" + name.value() + "\"")).add();
            }
        }
    }
}
