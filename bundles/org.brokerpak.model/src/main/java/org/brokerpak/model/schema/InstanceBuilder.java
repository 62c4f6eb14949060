/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns a document into the tree that the schema judges, decoding each scalar as yaml.v3 decodes it into the broker's
 * field (broker-behaviour 1.2): text fields keep the source text, boolean fields know {@code yes}, numeric fields cut
 * fractions off, null means absent. Values of which the schema says nothing are not walked into.
 */
final class InstanceBuilder {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final FieldCatalog catalog;

    InstanceBuilder(FieldCatalog catalog) {
        this.catalog = catalog;
    }

    /** The tree of a document; one that holds nothing is a mapping without entries. */
    JsonNode document(YamlNode root) {
        return root == null || isNull(root) ? NODES.objectNode() : object(catalog.root(), root);
    }

    private JsonNode object(ObjectDefinition definition, YamlNode node) {
        if (!(node instanceof YamlMapping mapping)) {
            return shallow(node);
        }
        ObjectNode object = NODES.objectNode();
        for (YamlEntry entry : mapping.entries()) {
            String name = entry.name().orElse("");
            Optional<SchemaField> known = definition.field(name);
            // A key that the broker does not know counts whatever its value is; one that is null is passed over.
            if (entry.name().isPresent() && !isNull(entry.key()) && (known.isEmpty() || !isNull(entry.node()))) {
                object.set(name, known
                        .map(field -> definition.freeForm() ? shallow(entry.node()) : field(field, entry.node()))
                        .orElseGet(() -> NODES.booleanNode(true)));
            }
        }
        return object;
    }

    private JsonNode field(SchemaField field, YamlNode node) {
        Optional<ObjectDefinition> child = field.child().flatMap(catalog::definition);
        return switch (field.shape()) {
            case LIST -> node instanceof YamlSequence sequence ? list(field, child, sequence) : shallow(node);
            case MAPPING -> child.isPresent() ? object(child.get(), node) : freeMapping(field, node);
            case SCALAR -> scalar(field.types(), node);
            case ANY -> shallow(node);
        };
    }

    private ArrayNode list(SchemaField field, Optional<ObjectDefinition> child, YamlSequence sequence) {
        ArrayNode array = NODES.arrayNode();
        for (YamlUse item : sequence.items()) {
            array.add(isNull(item.node()) ? NODES.nullNode()
                    : child.isPresent() ? object(child.get(), item.node())
                    : scalar(field.itemTypes(), item.node()));
        }
        return array;
    }

    private static JsonNode freeMapping(SchemaField field, YamlNode node) {
        if (!(node instanceof YamlMapping mapping)) {
            return shallow(node);
        }
        ObjectNode object = NODES.objectNode();
        if (!field.itemTypes().isEmpty()) {
            for (YamlEntry entry : mapping.entries()) {
                entry.name().filter(name -> !isNull(entry.node()))
                        .ifPresent(name -> object.set(name, scalar(field.itemTypes(), entry.node())));
            }
        }
        return object;
    }

    /** A scalar as a field of these types receives it; what the field cannot take comes as it is. */
    private static JsonNode scalar(List<String> types, YamlNode node) {
        if (!(node instanceof YamlScalar scalar)) {
            return shallow(node);
        }
        if (types.contains("string")) {
            return NODES.stringNode(ScalarResolver.text(scalar));
        }
        if (types.contains("boolean")) {
            return ScalarResolver.bool(scalar).<JsonNode>map(NODES::booleanNode)
                    .orElseGet(() -> written(scalar));
        }
        if (types.contains("integer")) {
            OptionalLong number = ScalarResolver.integerField(scalar);
            return number.isPresent() ? NODES.numberNode(number.getAsLong()) : written(scalar);
        }
        return written(scalar);
    }

    /** A value as it is written; of lists the items, of mappings nothing but that they are mappings. */
    private static JsonNode shallow(YamlNode node) {
        return switch (node) {
            case YamlScalar scalar -> written(scalar);
            case YamlMapping ignored -> NODES.objectNode();
            case YamlSequence sequence -> {
                ArrayNode array = NODES.arrayNode();
                for (YamlUse item : sequence.items()) {
                    array.add(switch (item.node()) {
                        case YamlScalar scalar -> written(scalar);
                        case YamlMapping ignored -> NODES.objectNode();
                        case YamlSequence ignored -> NODES.arrayNode();
                    });
                }
                yield array;
            }
        };
    }

    /** A scalar where anything may stand; infinite numbers, which JSON has not, become texts. */
    private static JsonNode written(YamlScalar scalar) {
        Object value = ScalarResolver.value(scalar).orElse(null);
        return switch (value) {
            case null -> NODES.nullNode();
            case Boolean bool -> NODES.booleanNode(bool);
            case Long number -> NODES.numberNode(number);
            case BigInteger number -> NODES.numberNode(number);
            case Double number when Double.isFinite(number) -> NODES.numberNode(number);
            default -> NODES.stringNode(value.toString());
        };
    }

    private static boolean isNull(YamlNode node) {
        return node instanceof YamlScalar scalar && ScalarResolver.kind(scalar) == ScalarResolver.Kind.NULL;
    }
}
