/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * The one place that changes YAML text. Each change touches only what it is about: formatting, comments and indentation
 * of everything else stay. The edits of one change go together and refer to the text of the document. They are empty
 * when a change is not possible where it was asked for, or would break the document (the removal of an anchor that is
 * used elsewhere, say).
 *
 * <p>New content is given as lines of block style with relative indentation, as {@link YamlWriter} makes them; inside
 * of brackets and braces it is written on one line.
 */
public final class YamlEdits {

    private final YamlDocument document;
    private final SourceText source;
    private final Places places;
    private final Removals removals;
    private final Insertions insertions;

    private YamlEdits(YamlDocument document) {
        this.document = document;
        this.source = document.source();
        this.places = new Places(document);
        this.removals = new Removals(places);
        this.insertions = new Insertions(places, YamlStyle.of(document));
    }

    public static YamlEdits of(YamlDocument document) {
        return new YamlEdits(document);
    }

    /** Renames a key; quotes stay, and come where the new name needs them. */
    public List<TextEdit> renameKey(YamlEntry entry, String newName) {
        if (!(entry.key() instanceof YamlScalar key) || key.style().isBlock()) {
            return List.of();
        }
        return checked(List.of(new TextEdit(key.range(), likeBefore(key, newName))));
    }

    /**
     * Replaces a scalar, an alias or a missing value. A text keeps the quotes it had; without quotes it gets them if it
     * would be read as something else. A block stays a block if the new text has several lines.
     *
     * @param value {@link String}, {@link Boolean}, {@link Number} or null
     */
    public List<TextEdit> replaceValue(YamlUse use, Object value) {
        if (use.isAlias()) {
            return checked(List.of(new TextEdit(use.site(), YamlWriter.scalar(value))));
        }
        return use.node() instanceof YamlScalar scalar ? replaceScalar(scalar, value) : List.of();
    }

    /** As {@link #replaceValue} for a scalar known by itself. */
    public List<TextEdit> replaceScalar(YamlScalar scalar, Object value) {
        TextRange old = new TextRange(scalar.tag().isEmpty() ? scalar.range().start() : places.start(scalar.range()),
                Math.max(scalar.range().start(), endOf(scalar)));
        boolean text = value instanceof String;
        TextRange range = scalar.tag().isEmpty() || text ? new TextRange(scalar.range().start(), old.end()) : old;
        String written = text ? likeBefore(scalar, (String) value) : YamlWriter.scalar(value);
        boolean touches = range.isEmpty() && range.start() > 0
                && !Character.isWhitespace(source.text().charAt(range.start() - 1));
        return checked(List.of(new TextEdit(range, touches ? " " + written : written)));
    }

    private int endOf(YamlScalar scalar) {
        return scalar.style().isBlock() ? places.end(new YamlUse(scalar, scalar.range())) : scalar.range().end();
    }

    private String likeBefore(YamlScalar scalar, String text) {
        return switch (scalar.style()) {
            case SINGLE_QUOTED -> YamlWriter.canBeSingleQuoted(text) ? YamlWriter.singleQuoted(text)
                    : YamlWriter.quoted(text);
            case DOUBLE_QUOTED -> YamlWriter.quoted(text);
            case PLAIN -> YamlWriter.scalar(text);
            case LITERAL, FOLDED -> YamlWriter.isBlock(text) ? block(scalar, text) : YamlWriter.scalar(text);
        };
    }

    private String block(YamlScalar scalar, String text) {
        int firstLine = places.line(scalar.range().start()) + 1;
        String content = source.line(firstLine);
        int column = content.length() - content.stripLeading().length();
        StringBuilder result = new StringBuilder(YamlWriter.blockHeader(text));
        YamlWriter.blockLines(text).forEach(line -> result.append(source.lineBreak())
                .append(line.isEmpty() ? "" : " ".repeat(column)).append(line));
        return result.toString();
    }

    /**
     * Removes an entry with its lines and the comment behind it; comments above it stay. The last entry leaves
     * {@code {}} behind. Entries that come in by a merge are not written in the mapping and cannot be removed.
     */
    public List<TextEdit> removeEntry(YamlMapping holder, YamlEntry entry) {
        return checked(removals.entry(holder, entry));
    }

    /** Removes an item of a list as {@link #removeEntry} does an entry. */
    public List<TextEdit> removeItem(YamlSequence holder, int index) {
        return checked(removals.item(holder, index));
    }

    /**
     * Adds an entry, or several, to a mapping.
     *
     * @param holder the mapping; may be {@code {}} or a missing value ({@code key:})
     * @param after the key to add it behind, empty or unknown for the end
     * @param lines the entry from its key on
     */
    public List<TextEdit> insertEntry(YamlNode holder, Optional<String> after, List<String> lines) {
        return checked(insertions.entry(holder, after, lines));
    }

    /** As {@link #insertEntry(YamlNode, Optional, List)} at a path, be it the root of an empty document. */
    public List<TextEdit> insertEntry(YamlPath holder, Optional<String> after, List<String> lines) {
        if (holder.isRoot() && document.rootNode() == null) {
            return checked(insertions.atTop(lines));
        }
        return writtenAt(holder).map(node -> insertEntry(node, after, lines)).orElse(List.of());
    }

    /**
     * Adds an item to a list.
     *
     * @param holder the list; may be {@code []} or a missing value ({@code key:})
     * @param index the item to add it in front of; beyond the last, at the end
     * @param lines the item without its dash
     */
    public List<TextEdit> insertItem(YamlNode holder, int index, List<String> lines) {
        return checked(insertions.item(holder, index, lines));
    }

    /** As {@link #insertItem(YamlNode, int, List)} at a path. */
    public List<TextEdit> insertItem(YamlPath holder, int index, List<String> lines) {
        return writtenAt(holder).map(node -> insertItem(node, index, lines)).orElse(List.of());
    }

    /** A value that is written where its path leads, not behind an alias or a merge. */
    private Optional<YamlNode> writtenAt(YamlPath path) {
        YamlNode node = document.rootNode();
        for (YamlPath.Step step : path.steps()) {
            node = writtenIn(node, step).filter(use -> !use.isAlias()).map(YamlUse::node).orElse(null);
        }
        return Optional.ofNullable(node);
    }

    private static Optional<YamlUse> writtenIn(YamlNode holder, YamlPath.Step step) {
        return switch (step) {
            case YamlPath.Key key when holder instanceof YamlMapping mapping -> mapping.written().stream()
                    .filter(entry -> entry.isNamed(key.name())).findFirst().map(YamlEntry::value);
            case YamlPath.Item item when holder instanceof YamlSequence list && item.index() < list.items().size() ->
                Optional.of(list.items().get(item.index()));
            default -> Optional.empty();
        };
    }

    /**
     * Moves an entry to the end of another mapping, with its comments: those inside and behind it, and those right
     * above it in its own column. Inside of braces there is no room for comments.
     *
     * @param target the mapping to move it to, or a missing value; not the entry's own value or what lies in it
     */
    public List<TextEdit> moveEntry(YamlMapping holder, YamlEntry entry, YamlNode target) {
        if (target == holder || places.isInside(target, entry.node())) {
            return List.of();
        }
        List<TextEdit> edits = new ArrayList<>(removals.entry(holder, entry));
        if (edits.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        if (!holder.flow()) {
            TextRange comments = commentsAbove(entry);
            if (!comments.isEmpty()) {
                source.slice(comments).lines().map(String::strip).forEach(lines::add);
                edits.addFirst(TextEdit.delete(comments));
            }
        }
        lines.addAll(linesOf(holder, entry));
        List<TextEdit> insertion = insertions.entry(target, Optional.empty(), lines);
        if (insertion.isEmpty()) {
            return List.of();
        }
        for (TextEdit edit : insertion) {
            edits.stream().filter(removal -> removal.range().start() < edit.range().start()
                    && edit.range().start() < removal.range().end()).findFirst()
                    .ifPresentOrElse(removal -> edits.set(edits.indexOf(removal), inPlaceOf(removal, edit)),
                            () -> edits.add(edit));
        }
        return checked(edits);
    }

    /** The lines to go stand where the new ones are to be: the new ones take their place. */
    private TextEdit inPlaceOf(TextEdit removal, TextEdit insertion) {
        String lineBreak = source.lineBreak();
        return new TextEdit(removal.range(), insertion.newText().substring(lineBreak.length()) + lineBreak);
    }

    /** The lines of an entry, relative to the column of its key. */
    private List<String> linesOf(YamlMapping holder, YamlEntry entry) {
        int start = places.start(entry);
        int end = places.end(entry);
        int column = places.column(start);
        int until = holder.flow() ? end : source.lineEnd(places.line(end));
        List<String> lines = new ArrayList<>();
        for (String line : source.text().substring(start, until).split("\r\n|\r|\n", -1)) {
            lines.add(lines.isEmpty() ? line : withoutIndent(line, column));
        }
        return lines;
    }

    private static String withoutIndent(String line, int column) {
        int indent = 0;
        while (indent < column && indent < line.length() && line.charAt(indent) == ' ') {
            indent++;
        }
        return line.substring(indent);
    }

    /** The whole lines of comments right above a key that stands first in its line, in its column. */
    private TextRange commentsAbove(YamlEntry entry) {
        int start = places.start(entry);
        int line = places.line(start);
        String indent = places.before(start);
        int first = line;
        while (indent.isBlank() && first > 0 && source.line(first - 1).startsWith(indent + "#")) {
            first--;
        }
        return new TextRange(source.lineStart(first), source.lineStart(line));
    }

    /** No change makes a document worse: one that would is not offered. */
    private List<TextEdit> checked(List<TextEdit> edits) {
        if (edits.isEmpty()) {
            return List.of();
        }
        List<TextEdit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparing(TextEdit::range));
        YamlDocument after = YamlDocument.parse(TextEdit.applyAll(source.text(), sorted));
        return after.problems().size() > document.problems().size() ? List.of() : List.copyOf(sorted);
    }
}
