/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns a document into the tree that the schema library reads. Values that occur several times (YAML aliases) are
 * converted once and shared, so that nested aliases cannot explode.
 */
final class InstanceBuilder {

    /** Deeper than any schema of ours looks; what lies below is not converted. */
    private static final int DEEPEST = 32;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<Object, JsonNode> shared = new IdentityHashMap<>();

    private InstanceBuilder() {
    }

    static JsonNode ofPlainValues(Object document) {
        return document == null ? NODES.objectNode() : new InstanceBuilder().convert(document, 0);
    }

    private JsonNode convert(Object value, int depth) {
        return switch (value) {
            case null -> NODES.nullNode();
            case Map<?, ?> map -> mapping(map, depth);
            case List<?> list -> sequence(list, depth);
            case Boolean bool -> NODES.booleanNode(bool);
            case Number number -> number(number);
            default -> NODES.stringNode(value.toString());
        };
    }

    private JsonNode mapping(Map<?, ?> map, int depth) {
        JsonNode known = shared.get(map);
        if (known != null) {
            return known;
        }
        ObjectNode object = NODES.objectNode();
        shared.put(map, object);
        if (depth < DEEPEST) {
            map.forEach((key, value) -> {
                if (value != null) {
                    object.set(String.valueOf(key), convert(value, depth + 1));
                }
            });
        }
        return object;
    }

    private JsonNode sequence(List<?> list, int depth) {
        JsonNode known = shared.get(list);
        if (known != null) {
            return known;
        }
        ArrayNode array = NODES.arrayNode();
        shared.put(list, array);
        if (depth < DEEPEST) {
            list.forEach(item -> array.add(convert(item, depth + 1)));
        }
        return array;
    }

    /** Infinite numbers have no place in JSON; they become texts, which is what no numeric field accepts either. */
    private static JsonNode number(Number number) {
        return switch (number) {
            case Integer value -> NODES.numberNode(value);
            case Long value -> NODES.numberNode(value);
            case BigInteger value -> NODES.numberNode(value);
            case BigDecimal value -> NODES.numberNode(value);
            default -> Double.isFinite(number.doubleValue())
                    ? NODES.numberNode(number.doubleValue())
                    : NODES.stringNode(number.toString());
        };
    }
}
