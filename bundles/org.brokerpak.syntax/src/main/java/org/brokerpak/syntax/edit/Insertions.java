/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.brokerpak.syntax.edit.Places.Owner;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** Puts entries and items into holders, in the style of what stands there. */
final class Insertions {

    private static final int WIDEST_DASH = 8;
    private static final Pattern BLOCK = Pattern.compile("(^|[ :-])[|>][-+0-9]*( +#.*)?$");
    private static final Pattern KEEPING_BLOCK = Pattern.compile("(^|[ :-])[|>][0-9]?[+][0-9]?( +#.*)?$");

    private final Places places;
    private final SourceText source;
    private final YamlStyle style;

    Insertions(Places places, YamlStyle style) {
        this.places = places;
        this.source = places.source();
        this.style = style;
    }

    /** Entries behind the one of this name, or at the end. */
    List<TextEdit> entry(YamlNode holder, Optional<String> after, List<String> lines) {
        if (holder instanceof YamlMapping mapping && !mapping.written().isEmpty()) {
            YamlEntry previous = mapping.written().stream().filter(entry -> after.filter(entry::isNamed).isPresent())
                    .findFirst().orElse(mapping.written().getLast());
            return mapping.flow() ? intoFlow(mapping, previous, lines) : intoBlock(mapping, previous, lines);
        }
        return isEmpty(holder) ? intoEmpty(holder, lines, false) : List.of();
    }

    /** An item in front of the one at an index, or at the end. */
    List<TextEdit> item(YamlNode holder, int index, List<String> lines) {
        if (holder instanceof YamlSequence list && !list.items().isEmpty()) {
            int at = Math.clamp(index, 0, list.items().size());
            return list.flow() ? intoFlow(list, at, lines) : intoBlock(list, at, lines);
        }
        return isEmpty(holder) ? intoEmpty(holder, dashed(lines, 2), true) : List.of();
    }

    /** Into a document without content. */
    List<TextEdit> atTop(List<String> lines) {
        int end = source.length();
        boolean fresh = end == source.lineStart(source.lineCount() - 1);
        return List.of(TextEdit.insert(end, (fresh ? "" : source.lineBreak()) + joined(lines, 0) + source.lineBreak()));
    }

    static boolean isEmpty(YamlNode holder) {
        return switch (holder) {
            case YamlMapping mapping -> mapping.written().isEmpty();
            case YamlSequence list -> list.items().isEmpty();
            case YamlScalar scalar -> ScalarResolver.kind(scalar) == ScalarResolver.Kind.NULL;
        };
    }

    private List<TextEdit> intoBlock(YamlMapping mapping, YamlEntry previous, List<String> lines) {
        int column = places.column(places.start(mapping.written().getFirst()));
        return List.of(below(places.end(previous), lines, column));
    }

    private List<TextEdit> intoBlock(YamlSequence list, int index, List<String> lines) {
        int dash = places.dash(list, 0);
        int column = places.column(dash);
        List<String> item = dashed(lines, dashWidth(list, dash));
        if (index > 0) {
            return List.of(below(places.end(list.items().get(index - 1)), item, column));
        }
        String text = joined(item, column).substring(column) + source.lineBreak() + " ".repeat(column);
        return List.of(TextEdit.insert(dash, text));
    }

    /** From the dash to its item as the author has it. */
    private int dashWidth(YamlSequence list, int dash) {
        int content = places.start(list.items().getFirst().site());
        int width = content - dash;
        return places.line(content) == places.line(dash) && width > 1 && width <= WIDEST_DASH ? width : 2;
    }

    private static List<String> dashed(List<String> lines, int width) {
        List<String> item = new ArrayList<>();
        for (String line : lines) {
            String indent = item.isEmpty() ? "-" + " ".repeat(width - 1) : " ".repeat(width);
            item.add(line.isEmpty() ? line : indent + line);
        }
        return item;
    }

    /** New lines under the line of an offset. */
    private TextEdit below(int offset, List<String> lines, int column) {
        int line = places.line(offset);
        if (lines.stream().anyMatch(added -> KEEPING_BLOCK.matcher(added).find())) {
            // It would take the blank lines below for its own.
            while (line + 1 < source.lineCount() && source.line(line + 1).isBlank()) {
                line++;
            }
        }
        int at = source.lineEnd(line);
        // Without a line break behind it the text of a block would lose its own.
        boolean endsInBlock = at == source.length() && lines.stream().anyMatch(added -> BLOCK.matcher(added).find());
        String end = endsInBlock ? source.lineBreak() : "";
        return TextEdit.insert(at, source.lineBreak() + joined(lines, column) + end);
    }

    private String joined(List<String> lines, int column) {
        List<String> indented = lines.stream().map(line -> line.isEmpty() ? line : " ".repeat(column) + line).toList();
        return String.join(source.lineBreak(), indented);
    }

    private List<TextEdit> intoFlow(YamlMapping mapping, YamlEntry previous, List<String> lines) {
        if (!source.text().startsWith("{", mapping.range().start())) {
            return List.of();
        }
        boolean last = previous == mapping.written().getLast();
        return List.of(inFlow(places.start(previous), places.end(previous), last, FlowText.entries(lines)));
    }

    private List<TextEdit> intoFlow(YamlSequence list, int index, List<String> lines) {
        String text = FlowText.value(lines);
        if (index == 0) {
            int first = places.start(list.items().getFirst().site());
            return List.of(TextEdit.insert(first, text + "," + separator(first)));
        }
        YamlUse previous = list.items().get(index - 1);
        int start = places.start(previous.site());
        return List.of(inFlow(start, places.end(previous), index == list.items().size(), text));
    }

    /** Behind an element, and behind its comma if it is the last and has one. */
    private TextEdit inFlow(int start, int end, boolean last, String text) {
        int next = places.skipSpace(end);
        boolean trailingComma = last && source.text().startsWith(",", next);
        return trailingComma ? TextEdit.insert(next + 1, separator(start) + text + ",")
                : TextEdit.insert(end, "," + separator(start) + text);
    }

    /** A line break and the indentation of an element that stands first in its line, else a space. */
    private String separator(int element) {
        String before = places.before(element);
        return before.isBlank() ? source.lineBreak() + before : " ";
    }

    /** Into {@code key:}, {@code key: {}}, {@code key: []} or {@code key: null}, or the same behind a dash. */
    private List<TextEdit> intoEmpty(YamlNode holder, List<String> lines, boolean list) {
        TextRange old = holder.range();
        Owner owner = places.ownerOf(holder);
        if (owner != null && places.isInsideFlow(holder)) {
            String text = list ? "[" + FlowText.value(lines).replaceAll("^\\[|]$", "") + "]"
                    : "{" + FlowText.entries(lines) + "}";
            boolean spaceBehind = old.isEmpty() && source.text().startsWith(" ", old.end());
            TextRange place = spaceBehind ? old.shift(1) : old;
            return List.of(new TextEdit(place, touches(place.start()) ? " " + text : text));
        }
        if (owner == null || owner.entry() == null || startsLine(old)) {
            return inPlace(old, owner, lines);
        }
        int keyColumn = places.column(places.start(owner.entry()));
        int column = keyColumn + (list ? style.dashIndent() : style.indent());
        TextRange value = new TextRange(Math.min(places.behindColon(owner.entry()), old.end()), old.end());
        List<TextEdit> edits = new ArrayList<>();
        if (!old.isEmpty()) {
            edits.add(TextEdit.delete(value));
        }
        edits.add(below(old.end(), lines, column));
        return edits;
    }

    /** Where the empty value stands; below it if a comment follows. */
    private List<TextEdit> inPlace(TextRange old, Owner owner, List<String> lines) {
        boolean item = owner != null && owner.holder() instanceof YamlSequence && !startsLine(old);
        int column = item ? places.column(places.dash((YamlSequence) owner.holder(), owner.index())) + 2
                : places.column(old.start());
        String rest = source.text().substring(old.end(), source.lineEnd(places.line(old.end())));
        if (rest.strip().startsWith("#")) {
            List<TextEdit> edits = new ArrayList<>();
            if (!old.isEmpty()) {
                edits.add(TextEdit.delete(old));
            }
            edits.add(below(old.end(), lines, column));
            return edits;
        }
        int first = old.isEmpty() ? column : places.column(old.start());
        return List.of(new TextEdit(old, (touches(old.start()) ? " " : "") + joined(lines, first).substring(first)));
    }

    private boolean startsLine(TextRange range) {
        return !range.isEmpty() && places.before(range.start()).isBlank();
    }

    /** Whether something other than white space or a bracket stands right before an offset. */
    private boolean touches(int offset) {
        return offset > 0 && " \t\r\n[{".indexOf(source.text().charAt(offset - 1)) < 0;
    }
}
