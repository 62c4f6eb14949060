/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.rules.schema.MisspelledFields;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/** An input or output has no type: the broker then checks nothing of it; the specification demands one. */
public final class MissingTypeRule extends DefinitionRule {

    public MissingTypeRule() {
        super("missing-type", Severity.INFORMATION, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            YamlPath section = YamlPath.ROOT.key(action.kind().key());
            check(document, section.key("plan_inputs"), action.planInputs(), findings);
            check(document, section.key("user_inputs"), action.userInputs(), findings);
            check(document, section.key("outputs"), action.outputs(), findings);
            int index = 0;
            for (Action.ComputedInput input : action.computedInputs()) {
                check(document, section.key("computed_inputs").item(index++), input.place(), input.name(), input.type(),
                        findings);
            }
        }
    }

    private static void check(PakDocument document, YamlPath list, List<Action.Variable> variables, Findings findings) {
        int index = 0;
        for (Action.Variable variable : variables) {
            check(document, list.item(index++), variable.place(), variable.fieldName(), variable.type(), findings);
        }
    }

    private static void check(PakDocument document, YamlPath holder, TextRange place, Field<String> name,
            Field<String> type, Findings findings) {
        if (type.value().isEmpty() && !isDamaged(document, holder)
                && !MisspelledFields.has(document, holder, "type") && !isWronglyTyped(document, holder)) {
            Findings.Draft draft = findings.at(document.path(), type.present() ? type.range() : name.present() ? name.range() : place,
                    "\"%s\" has no type: the broker converts and checks nothing of its value. Add one"
                            .formatted(name.value())).specificationOnly();
            if (!type.present() && document.yaml().at(holder).orElse(null) instanceof YamlMapping mapping) {
                draft.fixes(() -> YamlFixes.add(document, mapping, name.present() ? "field_name" : "",
                        "type: " + typeOfDefault(mapping)));
            }
            draft.add();
        }
    }

    /** The type may stand in a part of the entry that could not be read. */
    private static boolean isDamaged(PakDocument document, YamlPath holder) {
        return document.yaml().at(holder).map(entry -> document.yaml().isDamaged(entry.range())).orElse(false);
    }

    /** What a default shows the type to be; most inputs are texts. */
    private static String typeOfDefault(YamlMapping mapping) {
        return mapping.get("default").map(JsonType::of).filter(type -> type != JsonType.NULL).orElse(JsonType.STRING).id();
    }

    /** A list or mapping in the place of the type is a mistake of another sort. */
    private static boolean isWronglyTyped(PakDocument document, YamlPath holder) {
        return document.yaml().at(holder.key("type")).filter(type -> !(type instanceof YamlScalar)).isPresent();
    }
}
