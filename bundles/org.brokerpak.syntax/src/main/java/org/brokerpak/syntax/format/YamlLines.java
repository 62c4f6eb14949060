/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** What the lines of a YAML document hold: structure, or a part of a value over several lines. */
final class YamlLines {

    private static final Pattern PROPERTIES = Pattern.compile("(?:^|[\\s])((?:[&!][^\\s,\\[\\]{}]*[ \\t]+)+)$");
    private static final Pattern KEEPING = Pattern.compile("[|>][0-9]?[+]");
    private static final Pattern INDICATED = Pattern.compile("[|>][+-]?[0-9]");

    /**
     * A value over several lines.
     *
     * @param startLine where it begins
     * @param block whether it is a block scalar
     * @param indent column of a block's text
     * @param indicated whether a block's indentation is written behind its {@code |}
     */
    record Inside(int startLine, boolean block, int indent, boolean indicated) {
    }

    private final SourceText source;
    private final Map<Integer, Inside> inside = new HashMap<>();
    private final Set<Integer> keys = new HashSet<>();
    private final Map<Integer, YamlEntry> entries = new HashMap<>();
    private boolean hasLongKeys;

    YamlLines(YamlDocument document) {
        this.source = document.source();
        document.root().ifPresent(this::visit);
    }

    /** The value that a line continues; empty for a line of structure, a comment or a blank line. */
    Optional<Inside> inside(int line) {
        return Optional.ofNullable(inside.get(line));
    }

    /** Whether a block mapping's key, its anchor and tag included, begins at an offset. */
    boolean isKey(int offset) {
        return keys.contains(offset);
    }

    /** The entries of block mappings, by the offset of their key. */
    Map<Integer, YamlEntry> entries() {
        return entries;
    }

    /** Whether some keys are written with {@code ?}. */
    boolean hasLongKeys() {
        return hasLongKeys;
    }

    private void visit(YamlNode node) {
        switch (node) {
            case YamlMapping mapping when mapping.flow() -> span(mapping.range());
            case YamlSequence list when list.flow() -> span(list.range());
            case YamlMapping mapping -> mapping.written().forEach(this::visit);
            case YamlSequence list -> list.items().forEach(this::visit);
            case YamlScalar scalar when scalar.style().isBlock() -> block(scalar);
            case YamlScalar scalar -> span(scalar.range());
        }
    }

    private void visit(YamlUse use) {
        if (!use.isAlias()) {
            visit(use.node());
        }
    }

    private void visit(YamlEntry entry) {
        int start = entry.key().range().start();
        String before = source.text().substring(source.lineStart(source.lineAt(start)), start);
        Matcher properties = PROPERTIES.matcher(before);
        int first = properties.find() ? start - (properties.end(1) - properties.start(1)) : start;
        keys.add(first);
        entries.put(start, entry);
        String left = source.text().substring(source.lineStart(source.lineAt(first)), first).strip();
        hasLongKeys |= left.endsWith("?") || !(entry.key() instanceof YamlScalar)
                || source.lineAt(start) != source.lineAt(entry.key().range().end());
        visit(entry.value());
    }

    private void span(TextRange range) {
        int start = source.lineAt(range.start());
        for (int line = start + 1; line <= source.lineAt(range.end()); line++) {
            inside.put(line, new Inside(start, false, 0, false));
        }
    }

    private void block(YamlScalar scalar) {
        String header = source.slice(scalar.range());
        boolean keeping = KEEPING.matcher(header).lookingAt() || header.matches("(?s)[|>][+][0-9].*");
        ScalarText text = ScalarText.of(source, scalar);
        String value = scalar.value();
        int first = 0;
        while (first < value.length() && value.charAt(first) == '\n') {
            first++;
        }
        int last = value.length() - 1;
        while (!keeping && last >= 0 && value.charAt(last) == '\n') {
            last--;
        }
        if (last < 0) {
            return;
        }
        int at = text.offsetOf(Math.min(first, last));
        int start = source.lineAt(scalar.range().start());
        Inside lines = new Inside(start, true, at - source.lineStart(source.lineAt(at)),
                INDICATED.matcher(header).lookingAt() || header.matches("(?s)[|>][0-9].*"));
        int lastLine = source.lineAt(text.offsetOf(last));
        for (int line = start + 1; line <= lastLine; line++) {
            inside.put(line, lines);
        }
    }
}
