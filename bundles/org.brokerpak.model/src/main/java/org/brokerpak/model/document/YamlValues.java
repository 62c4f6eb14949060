/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * Values as yaml.v3 hands them to the broker where any type may stand: {@code null}, String, Long, BigInteger, Double,
 * Boolean, List, and Map. The keys of a map are texts, unless one of them is written as something else: then all keep
 * their type, and the broker cannot write such a map as JSON (broker-behaviour 4.5).
 */
public final class YamlValues {

    /** Aliases may make a few lines into millions of values; what goes beyond reads as null. */
    private static final int MAX_VALUES = 100_000;
    private static final int MAX_DEPTH = 100;

    private int count;

    private YamlValues() {
    }

    /** The value of a node; {@code null} for one that is null or absent. Lists and maps are unmodifiable. */
    public static Object of(YamlNode node) {
        return new YamlValues().value(node, 0);
    }

    /** The entries of a mapping by the text of their keys, in order; empty for any other node and for an absent one. */
    public static Map<String, Object> entries(YamlNode node) {
        Map<String, Object> result = new LinkedHashMap<>();
        if (node instanceof YamlMapping mapping) {
            YamlValues values = new YamlValues();
            for (YamlEntry entry : mapping.entries()) {
                entry.name().ifPresent(name -> result.put(name, values.value(entry.node(), 1)));
            }
        }
        return Collections.unmodifiableMap(result);
    }

    private Object value(YamlNode node, int depth) {
        if (node == null || depth > MAX_DEPTH || ++count > MAX_VALUES) {
            return null;
        }
        return switch (node) {
            case YamlScalar scalar -> ScalarResolver.value(scalar).orElse(null);
            case YamlSequence sequence -> {
                List<Object> items = new ArrayList<>();
                for (YamlUse item : sequence.items()) {
                    items.add(value(item.node(), depth + 1));
                }
                yield Collections.unmodifiableList(items);
            }
            case YamlMapping mapping -> {
                boolean texts = mapping.entries().stream().allMatch(entry -> isText(entry.key()));
                Map<Object, Object> entries = new LinkedHashMap<>();
                for (YamlEntry entry : mapping.entries()) {
                    Optional<String> name = entry.name();
                    if (name.isPresent()) {
                        entries.put(texts ? name.get() : value(entry.key(), depth + 1),
                                value(entry.node(), depth + 1));
                    }
                }
                yield Collections.unmodifiableMap(entries);
            }
        };
    }

    private static boolean isText(YamlNode key) {
        return key instanceof YamlScalar scalar && ScalarResolver.kind(scalar) == ScalarResolver.Kind.STRING;
    }
}
