/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** The stretches of a document that aliases use elsewhere: a key above one of them may serve to hold the anchor only. */
record AnchorHolders(List<TextRange> targets) {

    static AnchorHolders of(PakDocument document) {
        List<TextRange> targets = new ArrayList<>();
        document.yaml().root().ifPresent(root -> collect(root, targets));
        return new AnchorHolders(List.copyOf(targets));
    }

    /** Whether an alias outside of a value uses something inside of it. */
    boolean isUsed(YamlNode value) {
        return targets.stream().anyMatch(value.range()::contains);
    }

    /** Whether a value is used elsewhere through an alias, by itself or as a part of something larger. */
    boolean isShared(YamlNode value) {
        return targets.stream().anyMatch(target -> target.contains(value.range()));
    }

    private static void collect(YamlNode node, List<TextRange> targets) {
        switch (node) {
            case YamlMapping mapping -> {
                for (YamlEntry entry : mapping.written()) {
                    collect(entry.value(), targets);
                }
            }
            case YamlSequence sequence -> sequence.items().forEach(item -> collect(item, targets));
            case YamlScalar ignored -> { }
        }
    }

    /** An alias is not followed: what it leads to is visited where it is written. */
    private static void collect(YamlUse use, List<TextRange> targets) {
        if (use.isAlias()) {
            targets.add(use.node().range());
        } else {
            collect(use.node(), targets);
        }
    }
}
