/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.edit.Places.Owner;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** Takes entries and items out of their holders. */
final class Removals {

    private final Places places;
    private final SourceText source;

    Removals(Places places) {
        this.places = places;
        this.source = places.source();
    }

    List<TextEdit> entry(YamlMapping holder, YamlEntry entry) {
        int index = indexOf(holder.written(), entry);
        if (index < 0) {
            return List.of();
        }
        if (holder.flow()) {
            boolean braces = source.text().startsWith("{", holder.range().start());
            return braces ? fromFlow(holder.written().stream().map(this::range).toList(), index) : List.of();
        }
        TextRange range = range(entry);
        if (places.before(range.start()).indexOf('?') >= 0) {
            return List.of();
        }
        return holder.written().size() == 1 ? emptied(holder, range, "{}") : fromBlock(range);
    }

    List<TextEdit> item(YamlSequence holder, int index) {
        if (index < 0 || index >= holder.items().size()) {
            return List.of();
        }
        if (holder.flow()) {
            return fromFlow(holder.items().stream().map(this::range).toList(), index);
        }
        TextRange range = new TextRange(places.dash(holder, index), places.end(holder.items().get(index)));
        return holder.items().size() == 1 ? emptied(holder, range, "[]") : fromBlock(range);
    }

    private TextRange range(YamlEntry entry) {
        return new TextRange(places.start(entry), places.end(entry));
    }

    private TextRange range(YamlUse item) {
        return new TextRange(places.start(item.site()), places.end(item));
    }

    /** By identity: two entries may be equal to the letter only where a key stands twice. */
    private static int indexOf(List<YamlEntry> entries, YamlEntry entry) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) == entry) {
                return i;
            }
        }
        return -1;
    }

    /** Whole lines, or behind a dash up to what comes next. */
    private List<TextEdit> fromBlock(TextRange range) {
        int lastLine = places.line(range.end());
        if (places.before(range.start()).isBlank()) {
            return List.of(TextEdit.delete(places.lines(places.line(range.start()), lastLine)));
        }
        int next = places.skipSpace(source.lineEnd(lastLine));
        return List.of(TextEdit.delete(new TextRange(range.start(), next)));
    }

    /** The last one leaves an empty mapping or list behind, in the line of the key. */
    private List<TextEdit> emptied(YamlNode holder, TextRange range, String empty) {
        Owner owner = places.ownerOf(holder);
        boolean belowKey = owner != null && owner.entry() != null && places.before(range.start()).isBlank()
                && places.line(range.start()) > places.line(owner.entry().key().range().end());
        if (!belowKey) {
            return List.of(new TextEdit(range, empty));
        }
        return List.of(TextEdit.insert(places.behindColon(owner.entry()), " " + empty),
                TextEdit.delete(places.lines(places.line(range.start()), places.line(range.end()))));
    }

    /** From an element to the next, or from the one before to the last. */
    private List<TextEdit> fromFlow(List<TextRange> elements, int index) {
        TextRange element = elements.get(index);
        if (index + 1 < elements.size()) {
            return List.of(TextEdit.delete(new TextRange(element.start(), elements.get(index + 1).start())));
        }
        if (index > 0) {
            return lastFromFlow(elements.get(index - 1).end(), element);
        }
        int end = places.skipSpace(element.end());
        boolean comma = source.text().startsWith(",", end);
        return List.of(TextEdit.delete(new TextRange(element.start(), comma ? end + 1 : element.end())));
    }

    /** Without the comma before it, but with the comment that may stand behind that comma. */
    private List<TextEdit> lastFromFlow(int previousEnd, TextRange element) {
        int comma = source.text().indexOf(',', previousEnd);
        int gap = places.skipSpaceBack(element.start(), comma + 1);
        boolean comment = source.text().substring(comma + 1, gap).strip().startsWith("#");
        if (comma < 0 || !comment) {
            return List.of(TextEdit.delete(new TextRange(previousEnd, element.end())));
        }
        List<TextEdit> edits = new ArrayList<>();
        edits.add(TextEdit.delete(new TextRange(comma, comma + 1)));
        edits.add(TextEdit.delete(new TextRange(gap, element.end())));
        return edits;
    }
}
