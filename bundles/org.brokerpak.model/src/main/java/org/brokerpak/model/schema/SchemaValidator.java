/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlPath;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.path.NodePath;

import tools.jackson.databind.JsonNode;

/**
 * Applies a JSON Schema to a document, in the broker's reading of it: an entry whose value is null counts as absent, a
 * null item of a list as not there, an empty document as one without entries (yaml.v3 decodes them so). Together with
 * {@link SchemaDialect} this class is all that knows the schema library. Safe for use by several threads.
 */
public final class SchemaValidator {

    /** At one place only the first of these is reported: a wrong type explains all else, a blank text its pattern. */
    private static final List<String> BY_WEIGHT = List.of("type", "minLength", "enum");

    private final Schema schema;
    private final FieldCatalog catalog;

    SchemaValidator(JsonNode tree, FieldCatalog catalog) {
        SchemaRegistryConfig config = SchemaRegistryConfig.builder().locale(Locale.ROOT).build();
        SchemaRegistry registry = SchemaRegistry.withDialect(SchemaDialect.create(),
                builder -> builder.schemaRegistryConfig(config));
        this.schema = registry.getSchema(SchemaLocation.DOCUMENT, tree);
        this.catalog = catalog;
    }

    /**
     * What a document holds that the schema does not allow, in document order; what an object lacks comes before what
     * is wrong inside it. Parts that could not be read are absent from the tree, so a caller that reports
     * {@code required} asks {@link YamlDocument#isDamaged} first.
     */
    public List<SchemaFailure> validate(YamlDocument document) {
        JsonNode instance = new InstanceBuilder(catalog).document(document.rootNode());
        List<Error> errors = schema.validate(instance);
        return errors.isEmpty() ? List.of() : describe(errors, instance);
    }

    private static List<SchemaFailure> describe(List<Error> errors, JsonNode instance) {
        List<SchemaFailure> failures = new ArrayList<>();
        Map<YamlPath, Error> heaviest = new LinkedHashMap<>();
        for (Error error : errors) {
            YamlPath path = path(error.getInstanceLocation());
            if (error.getProperty() != null) {
                failures.add(failure(error, path));
            } else if (!error.getInstanceNode().isNull()) {
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

    private static SchemaFailure failure(Error error, YamlPath path) {
        return new SchemaFailure(error.getKeyword(), path, Optional.ofNullable(error.getProperty()),
                definition(error.getSchemaLocation().getFragment()), detail(error));
    }

    private static YamlPath path(NodePath location) {
        YamlPath path = YamlPath.ROOT;
        for (int i = 0; i < location.getNameCount(); i++) {
            path = location.getElement(i) instanceof Integer index ? path.item(index) : path.key(location.getName(i));
        }
        return path;
    }

    /** The name behind {@code definitions} in {@code /definitions/binary/properties/name/minLength}. */
    private static String definition(NodePath schemaPath) {
        return schemaPath.getNameCount() > 1 ? schemaPath.getName(1) : "";
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
        if (!expected.isArray()) {
            return expected.asString();
        }
        List<String> seen = new ArrayList<>();
        for (JsonNode value : expected) {
            String text = value.asString();
            if (!text.isEmpty() && !seen.contains(text)) {
                seen.add(text);
            }
        }
        StringJoiner joiner = new StringJoiner(", ");
        seen.subList(0, Math.max(0, seen.size() - 1)).forEach(joiner::add);
        return joiner.length() == 0 ? seen.getLast() : joiner + " or " + seen.getLast();
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
