/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.pak.data.GoText;
import org.brokerpak.pak.data.PlainData;

/** What the documentation says of an input or output besides its name and type. */
final class InputNotes {

    /** A keyword of the schema and the sentence that it becomes; {@code %s} is its value. */
    private record Sentence(String keyword, String text) {
    }

    /**
     * In the broker's order. It prints {@code exclusiveMaximum} where {@code exclusiveMinimum} is meant and
     * {@code maxProperties} where {@code propertyNames} is (broker-behaviour 7.1).
     */
    private static final List<Sentence> AS_THE_BROKER = List.of(
            new Sentence("examples", "Examples: %s."),
            new Sentence("enum", "The value must be one of: %s."),
            new Sentence("const", "The value must be: `%s`."),
            new Sentence("multipleOf", "The value must be a multiple of %s."),
            new Sentence("maximum", "The value must be less than or equal to %s."),
            new Sentence("exclusiveMaximum", "The value must be strictly less than %s."),
            new Sentence("minimum", "The value must be greater than or equal to %s."),
            new Sentence("exclusiveMaximum", "The value must be strictly greater than %s."),
            new Sentence("maxLength", "The string must have at most %s characters."),
            new Sentence("minLength", "The string must have at least %s characters."),
            new Sentence("pattern", "The string must match the regular expression `%s`."),
            new Sentence("maxItems", "The array must have at most %s items."),
            new Sentence("minItems", "The array must have at least %s items."),
            new Sentence("maxProperties", "The object must have at most %s properties."),
            new Sentence("minProperties", "The object must have at least %s properties."),
            new Sentence("required", "The following properties are required: %s."),
            new Sentence("maxProperties", "Property names must match the JSON Schema: `%s`."));

    private InputNotes() {
    }

    /** The details with their line breaks taken out. */
    static String details(Variable variable) {
        return variable.details().value().lines().map(String::strip).collect(Collectors.joining(" "))
                + (variable.details().value().endsWith("\n") ? " " : "");
    }

    /** The sentences about the value, as the broker words them. */
    static List<String> sentences(Variable variable) {
        Map<String, Object> schema = schema(variable);
        return AS_THE_BROKER.stream().filter(sentence -> schema.containsKey(sentence.keyword()))
                .map(sentence -> sentence.text().formatted(GoText.printed(schema.get(sentence.keyword())))).toList();
    }

    /** The constraints with the values of {@code enum}, sorted by how they print (broker-behaviour 4.5). */
    static Map<String, Object> schema(Variable variable) {
        Map<String, Object> schema = new TreeMap<>(PlainData.map(variable.constraints()));
        List<Object> values = PlainData.keys(variable.enumValues());
        if (!values.isEmpty()) {
            if (variable.nullable().value()) {
                values.add(null);
            }
            values.sort(Comparator.comparing(GoText::printed));
            schema.put("enum", values);
        }
        return schema;
    }
}
