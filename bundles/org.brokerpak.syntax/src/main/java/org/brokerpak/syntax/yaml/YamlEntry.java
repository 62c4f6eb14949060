/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Optional;

import org.brokerpak.syntax.text.TextRange;

/**
 * A key with its value.
 *
 * @param key where and how the key is written; for a merged entry that is in the merged mapping
 * @param value the value and where the entry has it
 * @param mergedAt the range of the {@code <<} entry through which this entry came in, or null when it is written here
 */
public record YamlEntry(YamlNode key, YamlUse value, TextRange mergedAt) {

    /** Whether the entry comes from a {@code <<} merge. */
    public boolean isMerged() {
        return mergedAt != null;
    }

    public YamlNode node() {
        return value.node();
    }

    /** The text of the key; of a key that is not a scalar, empty. */
    public Optional<String> name() {
        return key instanceof YamlScalar scalar ? Optional.of(scalar.value()) : Optional.empty();
    }

    public boolean isNamed(String name) {
        return key instanceof YamlScalar scalar && scalar.value().equals(name);
    }

    /** From the start of the key to the end of the value as this entry has it. */
    public TextRange range() {
        TextRange keyRange = key.range();
        return value.site().end() >= keyRange.start() ? keyRange.union(value.site()) : keyRange;
    }
}
