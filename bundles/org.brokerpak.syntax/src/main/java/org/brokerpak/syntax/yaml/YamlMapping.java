/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.syntax.text.TextRange;

/**
 * A mapping.
 *
 * @param range from the first key (or brace) to the end of the last value (or brace)
 * @param tag explicit tag or empty
 * @param written the entries as written, {@code <<} included, in order
 * @param entries the entries the broker sees: merges applied, where a key written here beats a merged one and an earlier
 *     merge a later one; the second of two equal keys is left out
 * @param flow whether it is written between braces
 */
public record YamlMapping(TextRange range, String tag, List<YamlEntry> written, List<YamlEntry> entries, boolean flow)
        implements YamlNode {

    private static final String MERGE = "<<";

    public YamlMapping {
        written = List.copyOf(written);
        entries = List.copyOf(entries);
    }

    /** A mapping from the entries as written. */
    public static YamlMapping of(TextRange range, String tag, List<YamlEntry> written, boolean flow) {
        return new YamlMapping(range, tag, written, applyMerges(written), flow);
    }

    /** The entry with this key, merges applied. */
    public Optional<YamlEntry> entry(String name) {
        for (YamlEntry entry : entries) {
            if (entry.isNamed(name)) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    /** The value under this key, merges applied. */
    public Optional<YamlNode> get(String name) {
        return entry(name).map(YamlEntry::node);
    }

    private static List<YamlEntry> applyMerges(List<YamlEntry> written) {
        List<YamlEntry> result = new ArrayList<>(written.size());
        Set<String> seen = new HashSet<>();
        for (YamlEntry entry : written) {
            if (!isMerge(entry) && (entry.name().isEmpty() || seen.add(entry.name().get()))) {
                result.add(entry);
            }
        }
        for (YamlEntry entry : written) {
            if (isMerge(entry)) {
                switch (entry.node()) {
                    case YamlMapping merged -> merge(merged, entry, seen, result);
                    case YamlSequence list -> list.items().forEach(item -> {
                        if (item.node() instanceof YamlMapping merged) {
                            merge(merged, entry, seen, result);
                        }
                    });
                    case YamlScalar ignored -> { }
                }
            }
        }
        return result;
    }

    private static void merge(YamlMapping source, YamlEntry by, Set<String> seen, List<YamlEntry> result) {
        for (YamlEntry entry : source.entries) {
            if (entry.name().isPresent() && seen.add(entry.name().get())) {
                result.add(new YamlEntry(entry.key(), entry.value(), by.range()));
            }
        }
    }

    /** Whether an entry is a merge: {@code <<} without quotes. */
    static boolean isMerge(YamlEntry entry) {
        return entry.key() instanceof YamlScalar key && key.value().equals(MERGE)
                && key.style() == YamlScalar.Style.PLAIN && key.tag().isEmpty();
    }
}
