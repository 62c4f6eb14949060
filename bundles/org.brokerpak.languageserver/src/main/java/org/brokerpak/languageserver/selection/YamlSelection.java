/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.selection;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** The stretches of a YAML document around a caret: values, entries, items with their dash, and what holds them. */
final class YamlSelection {

    private final SourceText text;
    private final int offset;
    private final Growth growth;

    private YamlSelection(SourceText text, int offset, Growth growth) {
        this.text = text;
        this.offset = offset;
        this.growth = growth;
    }

    static void collect(YamlDocument document, int offset, Growth growth) {
        document.root().ifPresent(root -> new YamlSelection(document.source(), offset, growth).visit(root));
    }

    private void visit(YamlNode node) {
        growth.add(node.range());
        switch (node) {
            case YamlMapping mapping -> {
                for (YamlEntry entry : mapping.written()) {
                    if (entry.range().touches(offset)) {
                        growth.add(entry.range());
                        growth.add(entry.key().range());
                        visit(entry.value());
                    }
                }
            }
            case YamlSequence list -> {
                for (YamlUse item : list.items()) {
                    TextRange whole = list.flow() ? item.site() : withDash(item.site());
                    if (whole.touches(offset)) {
                        growth.add(whole);
                        visit(item);
                    }
                }
            }
            case YamlScalar scalar -> {
                TextRange range = scalar.range();
                if (scalar.style().isQuoted() && range.length() > 2) {
                    growth.add(new TextRange(range.start() + 1, range.end() - 1));
                }
            }
        }
    }

    private void visit(YamlUse use) {
        if (use.isAlias()) {
            growth.add(use.site());
        } else if (use.site().touches(offset)) {
            visit(use.node());
        }
    }

    private TextRange withDash(TextRange item) {
        int at = item.start();
        while (at > 0 && Character.isWhitespace(text.text().charAt(at - 1))) {
            at--;
        }
        return at > 0 && text.text().charAt(at - 1) == '-' ? new TextRange(at - 1, item.end()) : item;
    }
}
