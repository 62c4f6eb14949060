/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/**
 * Which parts of a definition cannot be trusted to be all that the author wrote: something could not be read, a section is
 * misspelt, or an entry has no name. Each has a finding of its own, and what else follows from it is not worth one.
 *
 * @param damaged whether a part of the text is no YAML
 * @param inputs the actions whose inputs are in doubt
 * @param outputs those whose outputs are
 * @param templates those whose list of templates is
 * @param plans whether the plans are
 */
public record Doubts(boolean damaged, Set<Action.Kind> inputs, Set<Action.Kind> outputs, Set<Action.Kind> templates,
        boolean plans) {

    private static final Pattern UUID = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final List<String> INPUTS = List.of("plan_inputs", "user_inputs", "computed_inputs");
    private static final List<String> TEMPLATES = List.of("template", "template_ref", "templates", "template_refs");

    /** Those of a definition; found once. */
    public static Doubts of(PakDocument document) {
        return document.derive(Doubts.class, Doubts::find);
    }

    public boolean aboutInputs(Action.Kind kind) {
        return damaged || inputs.contains(kind);
    }

    public boolean aboutOutputs(Action.Kind kind) {
        return damaged || outputs.contains(kind);
    }

    public boolean aboutTemplates(Action.Kind kind) {
        return damaged || templates.contains(kind);
    }

    public boolean aboutPlans() {
        return damaged || plans;
    }

    private static Doubts find(PakDocument document) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        Set<Action.Kind> inputs = EnumSet.noneOf(Action.Kind.class);
        Set<Action.Kind> outputs = EnumSet.noneOf(Action.Kind.class);
        Set<Action.Kind> templates = EnumSet.noneOf(Action.Kind.class);
        for (Action action : definition.actions()) {
            YamlPath section = YamlPath.ROOT.key(action.kind().key());
            boolean nameless = Stream.concat(action.planInputs().stream(), action.userInputs().stream())
                    .anyMatch(input -> input.fieldName().value().isEmpty())
                    || action.computedInputs().stream().anyMatch(input -> input.name().value().isEmpty());
            if (nameless || misspelt(document, section, INPUTS)) {
                inputs.add(action.kind());
            }
            if (misspelt(document, section, List.of("outputs"))
                    || action.outputs().stream().anyMatch(output -> output.fieldName().value().isEmpty())) {
                outputs.add(action.kind());
            }
            if (misspelt(document, section, TEMPLATES)) {
                templates.add(action.kind());
            }
        }
        return new Doubts(!document.yaml().damage().isEmpty(), inputs, outputs, templates,
                misspelt(document, YamlPath.ROOT, List.of("plans")) || definition.plans().stream()
                        .anyMatch(plan -> !UUID.matcher(plan.id().value()).matches()));
    }

    private static boolean misspelt(PakDocument document, YamlPath holder, List<String> fields) {
        return fields.stream().anyMatch(field -> MisspelledFields.has(document, holder, field)
                || document.yaml().at(holder.key(field)).filter(node -> isOfWrongShape(field, node)).isPresent());
    }

    /** It reads as if it were absent. */
    private static boolean isOfWrongShape(String field, YamlNode node) {
        if (JsonType.of(node) == JsonType.NULL) {
            return false;
        }
        return switch (field) {
            case "template", "template_ref" -> !(node instanceof YamlScalar);
            case "templates", "template_refs" -> !(node instanceof YamlMapping);
            default -> !(node instanceof YamlSequence);
        };
    }
}
