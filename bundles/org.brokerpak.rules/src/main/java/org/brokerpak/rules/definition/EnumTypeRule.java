/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

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
            List<YamlEntry> odd = values.entries().stream()
                    .filter(value -> !fits(variable, type.get(), JsonType.of(value.key()))).toList();
            if (!odd.isEmpty()) {
                report(document, variable, type.get(), odd, enforced, findings);
            }
        }
    }

    private static boolean fits(Variable variable, JsonType type, JsonType written) {
        return type.accepts(written) || written == JsonType.NULL && variable.nullable().value();
    }

    /** One finding for the whole enumeration, from its key to the last value that does not fit. */
    private static void report(PakDocument document, Variable variable, JsonType type, List<YamlEntry> odd,
            boolean enforced, Findings findings) {
        String texts = odd.stream().map(value -> document.source().slice(value.key().range()))
                .collect(Collectors.joining(", "));
        TextRange last = odd.getLast().key().range();
        TextRange range = variable.mapping().entry("enum").map(YamlEntry::key).map(YamlNode::range)
                .filter(key -> key.start() < last.start()).map(key -> key.union(last)).orElse(last);
        Findings.Draft draft = findings.at(document.path(), range, "%s %s not of the type %s that \"%s\" takes: %s"
                .formatted(texts, odd.size() == 1 ? "is" : "are", type.id(), variable.fieldName().value(),
                        enforced ? "no request can choose it" : "a plan's value never equals it"));
        if (!enforced) {
            draft.stage(Stage.SILENT);
        }
        if (type == JsonType.STRING) {
            draft.fix(Fix.certain("Quote " + texts, document.path(), odd.stream()
                    .map(value -> new TextEdit(value.key().range(),
                            "\"" + document.source().slice(value.key().range()) + "\""))
                    .toArray(TextEdit[]::new)));
        }
        draft.add();
    }
}
