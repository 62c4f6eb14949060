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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;

/** A constraint on values of another type than the input takes: JSON Schema passes over it (broker-behaviour 4.5). */
public final class ConstraintTypeRule extends DefinitionRule {

    private static final Set<JsonType> NUMBERS = Set.of(JsonType.INTEGER, JsonType.NUMBER);
    private static final Map<String, Set<JsonType>> TYPES = types();

    public ConstraintTypeRule() {
        super("constraint-type", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            Stream.of(action.planInputs(), action.userInputs(), action.outputs()).flatMap(List::stream)
                    .forEach(variable -> check(document, variable, findings));
        }
    }

    private static void check(PakDocument document, Variable variable, Findings findings) {
        Optional<JsonType> type = JsonType.named(variable.type().value());
        if (type.isEmpty() || !(variable.constraints() instanceof YamlMapping constraints)) {
            return;
        }
        List<YamlEntry> odd = constraints.entries().stream().filter(entry -> TYPES
                .containsKey(entry.name().orElse(""))).filter(entry -> !wanted(entry).contains(type.get())).toList();
        if (!odd.isEmpty()) {
            // One finding for all of them: what was forgotten is most likely the type.
            findings.at(document.path(), odd.getFirst().key().range(), "%s for %s, and \"%s\" is of type %s: nothing is limited. %s"
                    .formatted(odd.stream().map(entry -> "\"" + entry.name().orElse("") + "\"")
                            .collect(Collectors.joining(", ")) + (odd.size() == 1 ? " is" : " are"),
                            wanted(odd.getFirst()).stream().map(JsonType::id).sorted().collect(Collectors.joining(" and ")),
                            variable.fieldName().value(), type.get().id(),
                            "Use a constraint for that type, or change the type"))
                    .fixes(() -> odd.size() == 1 ? YamlFixes.remove(document, constraints, odd.getFirst().name().orElse(""))
                            : Optional.empty()).add();
        }
    }

    private static Set<JsonType> wanted(YamlEntry entry) {
        return TYPES.get(entry.name().orElse(""));
    }

    private static Map<String, Set<JsonType>> types() {
        Map<String, Set<JsonType>> types = new HashMap<>();
        List.of("minLength", "maxLength", "pattern", "format").forEach(word -> types.put(word, Set.of(JsonType.STRING)));
        List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
                .forEach(word -> types.put(word, NUMBERS));
        List.of("items", "additionalItems", "minItems", "maxItems", "uniqueItems")
                .forEach(word -> types.put(word, Set.of(JsonType.ARRAY)));
        List.of("properties", "patternProperties", "additionalProperties", "minProperties", "maxProperties", "required",
                "dependencies").forEach(word -> types.put(word, Set.of(JsonType.OBJECT)));
        return Map.copyOf(types);
    }
}
