/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * Formats a YAML document: two spaces for each level, dashes as most lists of the document have them, one blank
 * behind a colon or dash, one blank line at most, no blanks at the ends of lines, and a line break at the end.
 * Scalars are never reflowed: a text over several lines is moved as a whole. A document with an error in it is left
 * alone.
 */
public final class YamlFormatter {

    private YamlFormatter() {
    }

    /** The edits that format a whole document, in order; none for a document that cannot be read. */
    public static List<TextEdit> format(YamlDocument document) {
        return format(document, document.source().fullRange());
    }

    /**
     * The edits that format the lines of a range. Where lines cannot be moved by themselves, the top-level entries
     * around them are formatted as a whole.
     */
    public static List<TextEdit> format(YamlDocument document, TextRange range) {
        if (!document.isWellFormed() || document.ignored().isPresent()) {
            return List.of();
        }
        SourceText source = document.source();
        YamlLines lines = new YamlLines(document);
        List<TextEdit> tidy = new YamlTidy(source, lines).edits();
        List<TextEdit> all = new ArrayList<>(new YamlLayout(document, lines).edits());
        all.addAll(tidy);
        all.sort((one, other) -> one.range().compareTo(other.range()));
        for (List<TextEdit> edits : List.of(all, tidy)) {
            for (TextRange stretch : List.of(range, entriesAround(document, range))) {
                List<TextEdit> wanted = LineEdits.within(source, edits, stretch);
                if (wanted.isEmpty() || FormatCheck.keeps(document, wanted)) {
                    return wanted;
                }
            }
        }
        return List.of();
    }

    private static TextRange entriesAround(YamlDocument document, TextRange range) {
        TextRange widened = range;
        if (document.rootNode() instanceof YamlMapping root) {
            for (YamlEntry entry : root.written()) {
                if (entry.range().overlaps(range)) {
                    widened = widened.union(entry.range());
                }
            }
        }
        return widened;
    }
}
