/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/**
 * Applies a JSON Schema to a document, in the broker's reading of it: an entry whose value is null counts as absent,
 * an empty document as one without entries, and a null item of a list as not there (yaml.v3 decodes them so). Together
 * with {@link SchemaDialect} this class is all that knows the schema library. Instances are safe for use by several threads.
 */
public final class SchemaValidator {

    /** At one place only the first of these is reported: a wrong type explains all else, a blank text its pattern. */
    private static final List<String> BY_WEIGHT = List.of("type", "minLength", "enum");

    private final Schema schema;

    SchemaValidator(JsonNode tree) {
        SchemaRegistryConfig config = SchemaRegistryConfig.builder().locale(Locale.ROOT).build();
        SchemaRegistry registry = SchemaRegistry.withDialect(SchemaDialect.create(),
                builder -> builder.schemaRegistryConfig(config));
        this.schema = registry.getSchema(SchemaLocation.DOCUMENT, tree);
    }

    /**
     * Validates a document given as plain values.
     *
     * @param document {@link Map} with text keys, in document order, {@link List}, {@link String}, {@link Boolean},
     *     {@link Number} or null, nested
     * @return failures in document order; what an object lacks comes before what is wrong inside it
     */
    public List<SchemaFailure> validate(Object document) {
        JsonNode instance = InstanceBuilder.ofPlainValues(document);
        List<Error> errors = schema.validate(instance);
        return errors.isEmpty() ? List.of() : describe(errors, instance);
    }

    private static List<SchemaFailure> describe(List<Error> errors, JsonNode instance) {
        List<SchemaFailure> failures = new ArrayList<>();
        Map<List<Object>, Error> heaviest = new LinkedHashMap<>();
        for (Error error : errors) {
            List<Object> path = segments(error.getInstanceLocation());
            if (error.getProperty() != null) {
                failures.add(failure(error, path));
            } else if (!nodeAt(instance, path).isNull()) {
                heaviest.merge(path, error, (a, b) -> weight(a) <= weight(b) ? a : b);
            }
        }
        heaviest.forEach((path, error) -> failures.add(failure(error, path)));
        return new DocumentOrder(instance).sort(failures);
    }

    private static int weight(Error error) {
        int weight = BY_WEIGHT.indexOf(error.getKeyword());
        return weight < 0 ? BY_WEIGHT.size() : weight;
    }

    private static SchemaFailure failure(Error error, List<Object> path) {
        return new SchemaFailure(error.getKeyword(), path, Optional.ofNullable(error.getProperty()),
                definition(error.getSchemaLocation().getFragment()), detail(error));
    }

    private static List<Object> segments(NodePath path) {
        List<Object> segments = new ArrayList<>();
        for (int i = 0; i < path.getNameCount(); i++) {
            segments.add(path.getElement(i));
        }
        return List.copyOf(segments);
    }

    private static JsonNode nodeAt(JsonNode root, List<Object> path) {
        JsonNode node = root;
        for (Object segment : path) {
            node = segment instanceof Integer index ? node.path(index) : node.path((String) segment);
        }
        return node;
    }

    private static String definition(NodePath schemaPath) {
        return schemaPath.getNameCount() > 1 ? String.valueOf(schemaPath.getElement(1)) : "";
    }

    private static String detail(Error error) {
        JsonNode expected = error.getSchemaNode();
        return switch (error.getKeyword()) {
            case "type" -> "expected " + alternatives(expected) + ", found " + typeOf(error.getInstanceNode());
            case "enum" -> "expected " + alternatives(expected);
            case "pattern" -> "expected a match of " + expected.asString();
            case "minLength", "minItems" -> "must not be empty";
            case "required" -> "missing";
            case "additionalProperties" -> "unknown";
            default -> error.getKeyword() + " " + expected.asString("");
        };
    }

    private static String alternatives(JsonNode expected) {
        return expected.isArray()
                ? StreamSupport.stream(expected.spliterator(), false).map(JsonNode::asString).distinct()
                        .collect(Collectors.joining(" or "))
                : expected.asString();
    }

    private static String typeOf(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT, POJO -> "object";
            case ARRAY -> "array";
            case NUMBER -> node.isIntegralNumber() ? "integer" : "number";
            case BOOLEAN -> "boolean";
            case NULL, MISSING -> "null";
            case STRING, BINARY -> "string";
        };
    }
}
