/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.preview.ParameterField.Kind;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.Step;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * The parameters that a request can have, as a form.
 *
 * @param first those to fill in: required ones, then those without a default, then unknown ones that are given
 * @param withDefaults those that one can leave alone
 */
public record RequestForm(List<ParameterField> first, List<ParameterField> withDefaults) {

    public RequestForm {
        first = List.copyOf(first);
        withDefaults = List.copyOf(withDefaults);
    }

    /**
     * The form of an operation. One that removes something brings no parameters: its form shows those of the creation.
     *
     * @param given the parameters that are given
     */
    public static RequestForm of(ServiceDefinition definition, Operation operation, Map<String, Object> given) {
        Action action = definition.action(operation.action());
        Map<String, ParameterField> fields = new LinkedHashMap<>();
        // Of two inputs with one name the last counts, as in the schema that the broker makes.
        action.userInputs().forEach(input -> fields.put(input.fieldName().value(), field(input)));
        if (operation == Operation.PROVISION) {
            action.importInputs().forEach(input -> fields.putIfAbsent(input.fieldName().value(), field(input)));
        }
        fields.remove("");
        given.keySet().forEach(name -> fields.computeIfAbsent(name, RequestForm::undeclared));
        List<ParameterField> first = new ArrayList<>();
        fields.values().stream().filter(ParameterField::required).forEach(first::add);
        fields.values().stream().filter(field -> !field.required() && !field.hasDefault()).forEach(first::add);
        return new RequestForm(first, fields.values().stream()
                .filter(field -> !field.required() && field.hasDefault()).toList());
    }

    private static ParameterField field(Variable input) {
        String type = input.type().value();
        List<Object> choices = new ArrayList<>();
        if (input.enumValues() instanceof YamlMapping allowed) {
            allowed.entries().forEach(entry -> choices.add(YamlValues.of(entry.key())));
        }
        Object defaultValue = YamlValues.of(input.defaultValue());
        return new ParameterField(input.fieldName().value(), choices.isEmpty() ? kind(type) : Kind.CHOICE, type,
                input.details().value(), input.required().value(), input.prohibitUpdate().value(), defaultValue,
                choices, true);
    }

    private static ParameterField field(ImportInput input) {
        String type = input.type().value();
        return new ParameterField(input.fieldName().value(), kind(type), type, input.details().value(), false, false,
                null, List.of(), true);
    }

    private static ParameterField undeclared(String name) {
        return new ParameterField(name, Kind.JSON, "", "", false, false, null, List.of(), false);
    }

    private static Kind kind(String type) {
        return switch (JsonType.named(type).orElse(JsonType.NULL)) {
            case STRING -> Kind.TEXT;
            case INTEGER, NUMBER -> Kind.NUMBER;
            case BOOLEAN -> Kind.BOOLEAN;
            case ARRAY, OBJECT, NULL -> Kind.JSON;
        };
    }

    /** All fields, in the order of the form. */
    public List<ParameterField> fields() {
        List<ParameterField> all = new ArrayList<>(first);
        all.addAll(withDefaults);
        return all;
    }

    public Optional<ParameterField> field(String name) {
        return fields().stream().filter(field -> field.name().equals(name)).findFirst();
    }

    /** What the broker says against parameters, in its words, by their names. */
    public Map<String, String> verdicts(Resolution resolution) {
        Map<String, String> verdicts = new LinkedHashMap<>();
        resolution.failures().stream()
                .filter(failure -> failure.step() == Step.ADMISSION || failure.step() == Step.REQUEST_SCHEMA)
                .filter(failure -> field(failure.variable()).isPresent())
                .forEach(failure -> verdicts.merge(failure.variable(), resolution.masking().text(failure.message()),
                        (one, other) -> one.equals(other) ? one : one + "; " + other));
        return verdicts;
    }
}
