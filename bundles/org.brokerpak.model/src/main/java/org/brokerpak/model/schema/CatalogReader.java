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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads a {@link FieldCatalog} from the tree of a JSON Schema that follows the conventions of this package. */
final class CatalogReader {

    private final JsonNode schema;
    private final Stage loadStage;

    CatalogReader(JsonNode schema) {
        this.schema = schema;
        this.loadStage = stage(schema, "x-stage", Stage.SILENT);
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
        List<String> required = texts(node.path("required"));
        List<String> specRequired = texts(node.path("x-spec-required"));
        List<Field> fields = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : node.path("properties").properties()) {
            String key = entry.getKey();
            fields.add(field(name, node, key, entry.getValue(), required.contains(key), specRequired.contains(key)));
        }
        return new ObjectDefinition(name, text(node, "title"), text(node, "description"),
                stage(node, "x-stage", loadStage), List.copyOf(fields));
    }

    private Field field(
            String owner, JsonNode ownerNode, String name, JsonNode node, boolean required, boolean specRequired) {
        List<String> types = reference(node).isPresent() ? List.of("object") : texts(node.path("type"));
        ValueShape shape = shape(types);
        JsonNode values = shape == ValueShape.LIST ? node.path("items") : node.path("additionalProperties");
        Stage stage = stage(node, "x-stage", loadStage);
        Stage mistyped = stage(node, "x-stage-type", stage(ownerNode, "x-stage-type", loadStage));
        return new Field(owner, name, text(node, "title"), text(node, "description"), shape, types,
                distinct(texts(node.path("enum"))), texts(node.path("examples")),
                Optional.ofNullable(node.get("default")).map(JsonNode::asString),
                required, specRequired, stage, stage(node, "x-stage-required", stage), mistyped,
                texts(node.path("x-only-in")), !node.path("x-undocumented").asBoolean(false),
                node.path("x-ineffective").asBoolean(false),
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
        return Optional.ofNullable(node.get("$ref")).map(ref -> ref.asString().replaceFirst("^#/definitions/", ""));
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }

    /** A single text or the scalars of a list, as texts. */
    private static List<String> texts(JsonNode node) {
        if (node.isString()) {
            return List.of(node.asString());
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode item : node) {
            if (item.isValueNode()) {
                texts.add(item.asString());
            }
        }
        return List.copyOf(texts);
    }

    private static List<String> distinct(List<String> texts) {
        return texts.stream().distinct().toList();
    }

    private static Stage stage(JsonNode node, String name, Stage otherwise) {
        return Optional.ofNullable(node.get(name)).flatMap(id -> Stage.ofId(id.asString())).orElse(otherwise);
    }
}
