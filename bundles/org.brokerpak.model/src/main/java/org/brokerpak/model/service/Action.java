/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.MappingReader;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * The {@code provision} or {@code bind} section of a definition. A section that is absent reads as an empty one.
 *
 * @param kind which of the two
 * @param place where to report what is missing in it
 * @param present whether the section is written
 * @param planInputs inputs a plan sets
 * @param userInputs inputs a request sets
 * @param computedInputs inputs computed from HIL
 * @param template OpenTofu text written in the definition
 * @param templateRef path of a template
 * @param templates file name without {@code .tf} to OpenTofu text
 * @param templateRefs file name without {@code .tf} to path
 * @param outputs what tofu hands back
 * @param importInputs inputs that name resources to import
 * @param importMappings which attributes of an imported resource become variables
 * @param importDeletes attributes dropped from an imported resource
 * @param importAdds attributes added to an imported resource
 */
public record Action(Kind kind, TextRange place, boolean present, List<Variable> planInputs,
        List<Variable> userInputs, List<ComputedInput> computedInputs, Field<String> template,
        Field<String> templateRef, List<NamedText> templates, List<NamedText> templateRefs, List<Variable> outputs,
        List<ImportInput> importInputs, List<ImportMapping> importMappings, List<Field<String>> importDeletes,
        List<ImportMapping> importAdds) {

    /** A plan input of this name makes the broker import resources when a plan sets it (broker-behaviour 6.5). */
    public static final String SUBSUME = "subsume";

    /** The two actions. */
    public enum Kind {
        PROVISION("provision"), BIND("bind");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /** The key of the section. */
        public String key() {
            return key;
        }

        public static Optional<Kind> of(String key) {
            return key.equals("provision") ? Optional.of(PROVISION)
                    : key.equals("bind") ? Optional.of(BIND) : Optional.empty();
        }
    }

    /**
     * A plan input, user input or output.
     *
     * @param mapping the entry as written
     * @param defaultValue as written; null when absent
     * @param enumValues as written; null when absent
     * @param constraints as written; null when absent
     */
    public record Variable(TextRange place, YamlMapping mapping, Field<String> fieldName, Field<String> type,
            Field<String> details, Field<Boolean> required, Field<Boolean> nullable, YamlNode defaultValue,
            YamlNode enumValues, YamlNode constraints, Field<Boolean> prohibitUpdate, Field<String> tfAttribute,
            Field<String> tfAttributeSkip) {

        static Variable read(MappingReader item) {
            return new Variable(item.place(), item.mapping(), item.text("field_name"), item.text("type"),
                    item.text("details"), item.bool("required"), item.bool("nullable"),
                    item.node("default").orElse(null), item.node("enum").orElse(null),
                    item.node("constraints").orElse(null), item.bool("prohibit_update"), item.text("tf_attribute"),
                    item.text("tf_attribute_skip"));
        }

        /** Where to report what concerns the whole entry: its name, or from its first line to its name. */
        public TextRange header() {
            return headerOf(place, fieldName);
        }
    }

    /**
     * A computed input.
     *
     * @param defaultValue as written; null when absent
     */
    public record ComputedInput(TextRange place, TextRange range, Field<String> name, YamlNode defaultValue,
            Field<Boolean> overwrite, Field<String> type) {

        static ComputedInput read(MappingReader item) {
            return new ComputedInput(item.place(), item.mapping().range(), item.text("name"),
                    item.node("default").orElse(null), item.bool("overwrite"), item.text("type"));
        }

        /** Where to report what concerns the whole entry: its name, or from its first line to its name. */
        public TextRange header() {
            return headerOf(place, name);
        }
    }

    /** An import input. */
    public record ImportInput(TextRange place, Field<String> fieldName, Field<String> type, Field<String> details,
            Field<String> tfResource) {
    }

    /** An entry of {@code import_parameter_mappings} or {@code import_parameters_to_add}. */
    public record ImportMapping(TextRange place, Field<String> tfVariable, Field<String> parameterName) {

        static ImportMapping read(MappingReader item) {
            return new ImportMapping(item.place(), item.text("tf_variable"), item.text("parameter_name"));
        }
    }

    /** An entry is known by its name; when that is not on the first line, the first line is where readers begin. */
    private static TextRange headerOf(TextRange place, Field<String> name) {
        boolean first = !name.present() || name.keyRange().equals(place);
        return first ? name.range() : place.end() < name.range().end() ? place.union(name.range()) : name.range();
    }

    static Action read(Kind kind, MappingReader definition) {
        Optional<YamlNode> section = definition.node(kind.key());
        TextRange key = definition.entry(kind.key()).map(entry -> entry.key().range()).orElse(definition.place());
        MappingReader reader = MappingReader.of(section.orElseGet(() -> YamlScalar.missing(key.start())));
        return new Action(kind, key, section.isPresent(), reader.objects("plan_inputs", Variable::read),
                reader.objects("user_inputs", Variable::read), reader.objects("computed_inputs", ComputedInput::read),
                reader.text("template"), reader.text("template_ref"), reader.textMap("templates"),
                reader.textMap("template_refs"), reader.objects("outputs", Variable::read),
                reader.objects("import_inputs", item -> new ImportInput(item.place(), item.text("field_name"),
                        item.text("type"), item.text("details"), item.text("tf_resource"))),
                reader.objects("import_parameter_mappings", ImportMapping::read),
                reader.texts("import_parameters_to_delete"),
                reader.objects("import_parameters_to_add", ImportMapping::read));
    }

    /** Names of the inputs that may fill a variable of a template: plan, user and computed inputs (broker-behaviour 2.4). */
    public Set<String> inputNames() {
        Set<String> names = new LinkedHashSet<>();
        planInputs.forEach(input -> names.add(input.fieldName().value()));
        userInputs.forEach(input -> names.add(input.fieldName().value()));
        computedInputs.forEach(input -> names.add(input.name().value()));
        names.remove("");
        return names;
    }

    /** Where an input of this name is declared first, user inputs before plan inputs and computed ones. */
    public Optional<Field<String>> inputName(String name) {
        return Stream.of(userInputs.stream().map(Variable::fieldName), planInputs.stream().map(Variable::fieldName),
                computedInputs.stream().map(ComputedInput::name)).flatMap(names -> names)
                .filter(field -> field.value().equals(name)).findFirst();
    }

    /** Whether the section names any template, whatever its content. */
    public boolean hasTemplates() {
        return !template.value().isEmpty() || !templateRef.value().isEmpty() || !templates.isEmpty()
                || !templateRefs.isEmpty();
    }
}
