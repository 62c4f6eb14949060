/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/**
 * YAML as plain values: null, {@link String}, {@link Boolean}, {@link Long}, {@link java.math.BigInteger},
 * {@link Double}, {@link List}, and {@link Map} with its keys sorted as Go sorts them.
 */
public final class PlainData {

    private PlainData() {
    }

    /** @param node as written, or null when absent */
    public static Object of(YamlNode node) {
        return switch (node) {
            case null -> null;
            case YamlScalar scalar -> ScalarResolver.value(scalar).orElse(null);
            case YamlSequence sequence -> {
                // List.copyOf would refuse null, which YAML may hold.
                List<Object> items = new ArrayList<>();
                sequence.items().forEach(item -> items.add(of(item.node())));
                yield items;
            }
            case YamlMapping mapping -> map(mapping);
        };
    }

    /** The entries of a mapping; none when it is null or no mapping. */
    public static Map<String, Object> map(YamlNode node) {
        Map<String, Object> entries = new TreeMap<>();
        if (node instanceof YamlMapping mapping) {
            for (YamlEntry entry : mapping.entries()) {
                entry.name().ifPresent(name -> entries.put(name, of(entry.node())));
            }
        }
        return entries;
    }

    /** The keys of a mapping, in the order of the text; none when it is null or no mapping. */
    public static List<Object> keys(YamlNode node) {
        List<Object> keys = new ArrayList<>();
        if (node instanceof YamlMapping mapping) {
            mapping.entries().forEach(entry -> keys.add(of(entry.key())));
        }
        return keys;
    }
}
