/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.document.Stage;

import tools.jackson.databind.JsonNode;

/** Reads a {@link FieldCatalog} from a JSON Schema that follows the conventions told in its {@code $comment}. */
final class CatalogReader {

    private static final String DEFINITIONS = "#/definitions/";

    private final JsonNode schema;
    private final Stage loadStage;

    CatalogReader(JsonNode schema, Stage loadStage) {
        this.schema = schema;
        this.loadStage = loadStage;
    }

    FieldCatalog read() {
        Map<String, ObjectDefinition> definitions = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : schema.path("definitions").properties()) {
            definitions.put(entry.getKey(), object(entry.getKey(), entry.getValue()));
        }
        ObjectDefinition root = definitions.get(reference(schema).orElseThrow());
        return new FieldCatalog(Collections.unmodifiableMap(definitions), root, loadStage);
    }

    private ObjectDefinition object(String name, JsonNode node) {
        Set<String> required = Set.copyOf(texts(node.path("required")));
        Set<String> specRequired = Set.copyOf(texts(node.path("x-spec-required")));
        boolean freeForm = isTrue(node, "x-free-form");
        List<SchemaField> fields = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : node.path("properties").properties()) {
            String key = entry.getKey();
            fields.add(field(name, key, entry.getValue(), required.contains(key), specRequired.contains(key), freeForm));
        }
        return new ObjectDefinition(name, text(node, "title"), text(node, "description"),
                stage(node, "x-stage", loadStage), freeForm, fields);
    }

    private SchemaField field(String owner, String name, JsonNode node, boolean required, boolean specRequired,
            boolean freeForm) {
        List<String> types = reference(node).isPresent() ? List.of("object") : texts(node.path("type"));
        ValueShape shape = shape(types);
        JsonNode values = shape == ValueShape.LIST ? node.path("items") : node.path("additionalProperties");
        Stage stage = stage(node, "x-stage", loadStage);
        return new SchemaField(owner, name, text(node, "title"), text(node, "description"), shape, types,
                texts(node.path("enum")), texts(node.path("examples")),
                Optional.ofNullable(node.get("default")).map(JsonNode::asString), required, specRequired,
                stage, stage(node, "x-stage-required", stage), freeForm ? stage : loadStage,
                texts(node.path("x-only-in")), !isTrue(node, "x-undocumented"), isTrue(node, "x-ineffective"),
                reference(node).or(() -> reference(values)), texts(values.path("type")));
    }

    private static ValueShape shape(List<String> types) {
        if (types.equals(List.of("array"))) {
            return ValueShape.LIST;
        }
        if (types.equals(List.of("object"))) {
            return ValueShape.MAPPING;
        }
        boolean mayNest = types.isEmpty() || types.contains("array") || types.contains("object");
        return mayNest ? ValueShape.ANY : ValueShape.SCALAR;
    }

    private static Optional<String> reference(JsonNode node) {
        return Optional.ofNullable(node.get("$ref")).map(ref -> ref.asString().substring(DEFINITIONS.length()));
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }

    private static boolean isTrue(JsonNode node, String name) {
        return node.path(name).asBoolean(false);
    }

    /** A single text, or the scalars of a list as texts without repetition. */
    private static List<String> texts(JsonNode node) {
        if (node.isString()) {
            return List.of(node.asString());
        }
        Set<String> texts = new LinkedHashSet<>();
        for (JsonNode item : node) {
            if (item.isValueNode()) {
                texts.add(item.asString());
            }
        }
        return List.copyOf(texts);
    }

    private static Stage stage(JsonNode node, String name, Stage otherwise) {
        String id = text(node, name);
        for (Stage stage : Stage.values()) {
            if (stage.id().equals(id)) {
                return stage;
            }
        }
        return otherwise;
    }
}
