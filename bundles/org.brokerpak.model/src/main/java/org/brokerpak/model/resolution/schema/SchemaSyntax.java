/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;

/**
 * Reads a schema as the broker's library does before it looks at any value, and stops at the first keyword that it
 * cannot use, in its order and its words. Keywords of later drafts are passed over.
 */
final class SchemaSyntax {

    private static final List<String> TYPES = List.of("array", "boolean", "integer", "number", "null", "object",
            "string");
    private static final String SCHEMA = "valid schema";

    private final Object root;
    private final Map<String, GoRegexp> patterns = new HashMap<>();
    private final Set<String> references = new HashSet<>();

    SchemaSyntax(Object root) {
        this.root = root;
    }

    /** The expressions of {@code pattern} and {@code patternProperties} met so far, by their text. */
    Map<String, GoRegexp> patterns() {
        return patterns;
    }

    void check(Object node) throws BrokenSchemaException {
        if (!(node instanceof Map<?, ?> schema)) {
            throw broken("Expected: " + SCHEMA + ", given: Invalid JSON");
        }
        text(schema, "id");
        definitions(schema);
        text(schema, "title");
        text(schema, "description");
        text(schema, "$ref");
        if (schema.get("$ref") instanceof String reference) {
            if (references.add(reference)) {
                check(SchemaReference.resolve(root, reference));
            }
            return;
        }
        types(schema);
        properties(schema);
        schemaOrFlag(schema, "additionalProperties");
        patternProperties(schema);
        dependencies(schema);
        items(schema);
        schemaOrFlag(schema, "additionalItems");
        limits(schema);
        texts(schema);
        sizes(schema);
        alternatives(schema);
    }

    private static void text(Map<?, ?> schema, String key) throws BrokenSchemaException {
        if (schema.containsKey(key) && !(schema.get(key) instanceof String)) {
            throw wrongType("string", key);
        }
    }

    private void definitions(Map<?, ?> schema) throws BrokenSchemaException {
        Object definitions = schema.get("definitions");
        if (definitions instanceof Boolean) {
            throw BrokenSchemaException.crash("definitions is true or false");
        }
        if (definitions instanceof Map<?, ?> map) {
            for (Object definition : map.values()) {
                if (!(definition instanceof Map<?, ?>) && !(definition instanceof Boolean)) {
                    throw wrongType("array of schemas", "definitions");
                }
                check(definition);
            }
        } else if (schema.containsKey("definitions")) {
            throw wrongType("array of schemas", "definitions");
        }
    }

    private static void types(Map<?, ?> schema) throws BrokenSchemaException {
        Set<String> known = new HashSet<>();
        switch (schema.get("type")) {
            case String type -> type(type, known);
            case List<?> list -> {
                for (Object type : list) {
                    switch (type) {
                        case String text -> type(text, known);
                        case BigDecimal number -> throw BrokenSchemaException.crash("type lists " + number);
                        case null, default -> throw wrongType("string/array of strings", "type");
                    }
                }
            }
            case null, default -> {
                if (schema.containsKey("type")) {
                    throw wrongType("string/array of strings", "type");
                }
            }
        }
    }

    private static void type(String type, Set<String> known) throws BrokenSchemaException {
        if (!TYPES.contains(type)) {
            throw broken("has a primitive type that is NOT VALID -- given: /" + type + "/ Expected valid values are:"
                    + "[" + String.join(" ", TYPES) + "]");
        }
        if (!known.add(type)) {
            throw broken(type + " type is duplicated");
        }
    }

    private void properties(Map<?, ?> schema) throws BrokenSchemaException {
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            for (Object property : properties.values()) {
                check(property);
            }
        } else if (schema.containsKey("properties")) {
            throw broken("properties must be of type object");
        }
    }

    private void schemaOrFlag(Map<?, ?> schema, String key) throws BrokenSchemaException {
        Object value = schema.get(key);
        if (value instanceof Map<?, ?>) {
            check(value);
        } else if (schema.containsKey(key) && !(value instanceof Boolean)) {
            throw wrongType("boolean/" + SCHEMA, key);
        }
    }

    private void patternProperties(Map<?, ?> schema) throws BrokenSchemaException {
        if (schema.get("patternProperties") instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                compile((String) entry.getKey(), "Invalid regex pattern '" + entry.getKey() + "'");
                check(entry.getValue());
            }
        } else if (schema.containsKey("patternProperties")) {
            throw wrongType(SCHEMA, "patternProperties");
        }
    }

    private void dependencies(Map<?, ?> schema) throws BrokenSchemaException {
        if (!(schema.get("dependencies") instanceof Map<?, ?> map)) {
            if (schema.containsKey("dependencies")) {
                throw broken("dependencies must be of type object");
            }
            return;
        }
        String mistake = "dependency must be of type schema or array of strings";
        for (Object dependency : map.values()) {
            switch (dependency) {
                case List<?> names -> {
                    if (!names.stream().allMatch(String.class::isInstance)) {
                        throw broken(mistake);
                    }
                }
                case Map<?, ?> other -> check(other);
                case Boolean flag -> check(flag);
                case null, default -> throw broken(mistake);
            }
        }
    }

    private void items(Map<?, ?> schema) throws BrokenSchemaException {
        switch (schema.get("items")) {
            case List<?> list -> {
                for (Object item : list) {
                    item(item);
                }
            }
            case null, default -> {
                if (schema.containsKey("items")) {
                    item(schema.get("items"));
                }
            }
        }
    }

    private void item(Object item) throws BrokenSchemaException {
        if (!(item instanceof Map<?, ?>) && !(item instanceof Boolean)) {
            throw wrongType(SCHEMA + "/array of schemas", "items");
        }
        check(item);
    }

    private static void limits(Map<?, ?> schema) throws BrokenSchemaException {
        if (schema.containsKey("multipleOf")) {
            if (!(schema.get("multipleOf") instanceof BigDecimal step)) {
                throw wrongType("number", "multipleOf");
            }
            if (step.signum() <= 0) {
                throw broken("multipleOf must be strictly greater than 0");
            }
        }
        limit(schema, "minimum", "exclusiveMinimum");
        limit(schema, "maximum", "exclusiveMaximum");
    }

    private static void limit(Map<?, ?> schema, String key, String exclusive) throws BrokenSchemaException {
        if (schema.containsKey(key) && !(schema.get(key) instanceof BigDecimal)) {
            throw broken(key + " must be of a number");
        }
        if (schema.containsKey(exclusive)) {
            if (!(schema.get(exclusive) instanceof Boolean)) {
                throw wrongType("boolean", exclusive);
            }
            if (!schema.containsKey(key)) {
                throw broken(exclusive + " cannot be used without " + key);
            }
        }
    }

    private void texts(Map<?, ?> schema) throws BrokenSchemaException {
        sizes(schema, "minLength", "maxLength");
        if (schema.containsKey("pattern")) {
            if (!(schema.get("pattern") instanceof String pattern)) {
                throw broken("pattern must be of a string");
            }
            compile(pattern, "pattern must be a valid regex");
        }
        if (schema.containsKey("format") && !(schema.get("format") instanceof String)) {
            throw broken("format must be of type string");
        }
    }

    private void compile(String pattern, String failure) throws BrokenSchemaException {
        try {
            patterns.put(pattern, GoRegexp.compile(pattern));
        } catch (GoError unreadable) {
            throw broken(failure);
        }
    }

    private static void sizes(Map<?, ?> schema) throws BrokenSchemaException {
        sizes(schema, "minProperties", "maxProperties");
        if (schema.get("required") instanceof List<?> names) {
            unique(names, "required");
        } else if (schema.containsKey("required")) {
            throw broken("required must be of an array");
        }
        // Unlike the other two pairs these may contradict each other.
        size(schema, "minItems");
        size(schema, "maxItems");
        if (schema.containsKey("uniqueItems") && !(schema.get("uniqueItems") instanceof Boolean)) {
            throw broken("uniqueItems must be of a boolean");
        }
    }

    private static void unique(List<?> names, String key) throws BrokenSchemaException {
        Set<Object> known = new HashSet<>();
        for (Object name : names) {
            if (!(name instanceof String)) {
                throw broken(key + " items must be string");
            }
            if (!known.add(name)) {
                throw broken(key + " items must be unique");
            }
        }
    }

    private static void sizes(Map<?, ?> schema, String least, String most) throws BrokenSchemaException {
        size(schema, least);
        size(schema, most);
        if (schema.get(least) instanceof BigDecimal from && schema.get(most) instanceof BigDecimal to
                && from.compareTo(to) > 0) {
            throw broken(least + " cannot be greater than " + most);
        }
    }

    private static void size(Map<?, ?> schema, String key) throws BrokenSchemaException {
        if (schema.containsKey(key)) {
            if (!(schema.get(key) instanceof BigDecimal number) || !JsonTree.isInteger(number)) {
                throw broken(key + " must be of an integer");
            }
            if (number.signum() < 0) {
                throw broken(key + " must be greater than or equal to 0");
            }
        }
    }

    private void alternatives(Map<?, ?> schema) throws BrokenSchemaException {
        if (schema.get("enum") instanceof List<?> values) {
            Set<String> known = new HashSet<>();
            for (Object value : values) {
                if (!known.add(comparable(value))) {
                    throw broken("enum items must be unique");
                }
            }
        } else if (schema.containsKey("enum")) {
            throw broken("enum must be of an array");
        }
        schemas(schema, "oneOf", "oneOf");
        schemas(schema, "anyOf", "anyOf");
        schemas(schema, "allOf", "anyOf"); // the library names the wrong keyword
        Object not = schema.get("not");
        if (not instanceof Map<?, ?> || not instanceof Boolean) {
            check(not);
        } else if (schema.containsKey("not")) {
            throw broken("not must be of an object");
        }
    }

    private void schemas(Map<?, ?> schema, String key, String named) throws BrokenSchemaException {
        if (schema.get(key) instanceof List<?> list) {
            for (Object alternative : list) {
                check(alternative);
            }
        } else if (schema.containsKey(key)) {
            throw broken(named + " must be of an array");
        }
    }

    private static String comparable(Object value) throws BrokenSchemaException {
        try {
            return JsonTree.comparable(value);
        } catch (GoError unwritable) {
            throw broken(unwritable.getMessage());
        }
    }

    private static BrokenSchemaException wrongType(String expected, String key) {
        return broken("Invalid type. Expected: " + expected + ", given: " + key);
    }

    private static BrokenSchemaException broken(String brokerText) {
        return BrokenSchemaException.error(brokerText);
    }
}
