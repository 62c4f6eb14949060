/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.yaml.YamlPath;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Sorts failures as their places follow one another in the document; the library reports in schema order. */
final class DocumentOrder {

    private final JsonNode root;
    private final Map<ObjectNode, Map<String, Integer>> ordinals = new IdentityHashMap<>();

    DocumentOrder(JsonNode root) {
        this.root = root;
    }

    List<SchemaFailure> sort(List<SchemaFailure> failures) {
        return failures.stream()
                .map(failure -> new Placed(failure, position(failure)))
                .sorted(Comparator.comparing(Placed::position, DocumentOrder::compare))
                .map(Placed::failure)
                .toList();
    }

    /** For each level down to the failure, the ordinal of the entry or item; a missing entry comes before all. */
    private List<Integer> position(SchemaFailure failure) {
        List<Integer> position = new ArrayList<>();
        JsonNode node = root;
        for (YamlPath.Step step : failure.path().steps()) {
            switch (step) {
                case YamlPath.Item item -> {
                    position.add(item.index());
                    node = node.path(item.index());
                }
                case YamlPath.Key key -> {
                    position.add(ordinal(node, key.name()));
                    node = node.path(key.name());
                }
            }
        }
        if (failure.property().isPresent()) {
            position.add(ordinal(node, failure.property().get()));
        }
        return position;
    }

    private int ordinal(JsonNode node, String key) {
        return node instanceof ObjectNode object
                ? ordinals.computeIfAbsent(object, DocumentOrder::ordinalsOf).getOrDefault(key, -1)
                : -1;
    }

    private static Map<String, Integer> ordinalsOf(ObjectNode object) {
        Map<String, Integer> result = new HashMap<>();
        for (String key : object.propertyNames()) {
            result.put(key, result.size());
        }
        return result;
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int difference = Integer.compare(a.get(i), b.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    private record Placed(SchemaFailure failure, List<Integer> position) {
    }
}
