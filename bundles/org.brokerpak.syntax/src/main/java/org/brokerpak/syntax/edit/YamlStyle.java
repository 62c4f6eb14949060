/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * How an author indents.
 *
 * @param indent spaces from a key to the keys of its mapping, at least 1
 * @param dashIndent spaces from a key to the dashes of its list, often 0
 */
public record YamlStyle(int indent, int dashIndent) {

    /** Two spaces, and dashes in the column of their key: what most paks do. */
    public static final YamlStyle USUAL = new YamlStyle(2, 0);

    /** The style that prevails in a document, for what it does not show the usual one. */
    public static YamlStyle of(YamlDocument document) {
        Census census = new Census(document.source());
        document.root().ifPresent(census::visit);
        return new YamlStyle(census.most(census.indents, USUAL.indent),
                census.most(census.dashIndents, USUAL.dashIndent));
    }

    private static final class Census {

        private final SourceText source;
        private final Map<Integer, Integer> indents = new TreeMap<>();
        private final Map<Integer, Integer> dashIndents = new TreeMap<>();

        Census(SourceText source) {
            this.source = source;
        }

        void visit(YamlNode node) {
            switch (node) {
                case YamlMapping mapping -> mapping.written().forEach(entry -> {
                    count(entry);
                    visitWritten(entry.value());
                });
                case YamlSequence sequence -> sequence.items().forEach(this::visitWritten);
                case YamlScalar ignored -> { }
            }
        }

        private void visitWritten(YamlUse use) {
            if (!use.isAlias()) {
                visit(use.node());
            }
        }

        private void count(YamlEntry entry) {
            int key = entry.key().range().start();
            int value = entry.node().range().start();
            if (entry.value().isAlias() || source.lineAt(key) == source.lineAt(value)) {
                return;
            }
            int distance = column(value) - column(key);
            switch (entry.node()) {
                case YamlMapping mapping when !mapping.flow() && distance > 0 ->
                    indents.merge(distance, 1, Integer::sum);
                case YamlSequence list when !list.flow() && distance >= 0 ->
                    dashIndents.merge(distance, 1, Integer::sum);
                default -> { }
            }
        }

        private int column(int offset) {
            return source.position(offset).character();
        }

        int most(Map<Integer, Integer> counts, int otherwise) {
            return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey)
                    .orElse(otherwise);
        }
    }
}
