/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.edit.YamlStyle;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;

/** The edits that put each line into the column of its level, and one blank behind colons and dashes. */
final class YamlLayout {

    private static final int STEP = 2;

    private enum Kind {
        MAPPING, LIST,
        /** A value by itself. */
        VALUE
    }

    /** A level that is open at a line: where it stands and where it will. */
    private record Level(Kind kind, int before, int after) {
        int distance() {
            return after - before;
        }
    }

    /**
     * What the lines of a value over several lines go by.
     *
     * @param holderBefore column of what holds the value
     * @param holder the same once it is formatted
     * @param distance by how much the line that it begins in moves
     */
    private record Base(int holderBefore, int holder, int distance) {
    }

    private final SourceText source;
    private final YamlLines lines;
    private final LineEdits edits;
    private final int dashStep;
    private final Deque<Level> open = new ArrayDeque<>();
    private final Map<Integer, Base> bases = new HashMap<>();
    private final Map<Integer, List<Level>> structure = new HashMap<>();

    YamlLayout(YamlDocument document, YamlLines lines) {
        this.source = document.source();
        this.lines = lines;
        this.edits = new LineEdits(source);
        this.dashStep = YamlStyle.of(document).dashIndent() > 0 ? STEP : 0;
    }

    /** The edits; none where the text is written in a way that is not understood here. */
    List<TextEdit> edits() {
        if (lines.hasLongKeys() || source.text().startsWith("\ufeff")) {
            return List.of();
        }
        for (int line = 0; line < source.lineCount(); line++) {
            if (lines.inside(line).isPresent()) {
                value(line, lines.inside(line).get());
            } else if (!edits.isBlankLine(line) && first(line) != '#' && !structure(line)) {
                return List.of();
            }
        }
        for (int line = 0; line < source.lineCount(); line++) {
            if (lines.inside(line).isEmpty() && !edits.isBlankLine(line) && first(line) == '#') {
                comment(line);
            }
        }
        lines.entries().values().forEach(this::colon);
        return edits.all();
    }

    private char first(int line) {
        return source.text().charAt(source.lineStart(line) + edits.indentOf(line));
    }

    /** Whether the line was understood. */
    private boolean structure(int line) {
        int column = edits.indentOf(line);
        int start = source.lineStart(line);
        if (source.text().substring(start, start + column).indexOf('\t') >= 0) {
            return false;
        }
        String text = source.line(line);
        if (column == 0 && (text.startsWith("---") || text.startsWith("...") || text.startsWith("%"))) {
            open.clear();
            return text.strip().equals("---") || text.startsWith("--- #");
        }
        Kind kind = kindAt(line, column);
        Level level = levelOf(kind, column);
        edits.indent(line, level.after);
        List<Level> here = new ArrayList<>(List.of(level));
        while (level.kind == Kind.LIST) {
            int dash = start + level.before;
            int next = dash + 1;
            while (next < source.lineEnd(line) && LineEdits.isBlank(source.text().charAt(next))) {
                next++;
            }
            if (next == source.lineEnd(line) || source.text().charAt(next) == '#') {
                break;
            }
            edits.set(dash + 1, next, " ");
            level = new Level(kindAt(line, next - start), next - start, level.after + STEP);
            open.push(level);
            here.add(level);
        }
        structure.put(line, here);
        Level holder = level;
        for (Level around : open) {
            if (around.kind != Kind.VALUE) {
                holder = around;
                break;
            }
        }
        boolean isRoot = holder.kind == Kind.VALUE;
        bases.put(line, new Base(isRoot ? -1 : holder.before, isRoot ? -STEP : holder.after, level.distance()));
        return true;
    }

    private Kind kindAt(int line, int column) {
        int at = source.lineStart(line) + column;
        boolean dash = source.text().charAt(at) == '-' && (at + 1 == source.lineEnd(line)
                || LineEdits.isBlank(source.text().charAt(at + 1)));
        return dash ? Kind.LIST : lines.isKey(at) ? Kind.MAPPING : Kind.VALUE;
    }

    private Level levelOf(Kind kind, int column) {
        while (!open.isEmpty() && (open.peek().kind == Kind.VALUE || open.peek().before > column
                || open.peek().before == column && open.peek().kind == Kind.LIST && kind != Kind.LIST)) {
            open.pop();
        }
        if (!open.isEmpty() && open.peek().before == column && open.peek().kind == kind) {
            return open.peek();
        }
        int after = open.isEmpty() ? 0
                : open.peek().after + (open.peek().kind == Kind.MAPPING && kind == Kind.LIST ? dashStep : STEP);
        Level level = new Level(kind, column, after);
        open.push(level);
        return level;
    }

    private void value(int line, YamlLines.Inside inside) {
        Base base = bases.get(inside.startLine());
        if (base == null) {
            return;
        }
        int column = edits.indentOf(line);
        if (!inside.block()) {
            if (!edits.isBlankLine(line)) {
                int after = Math.max(0, column + base.distance);
                boolean tooFar = column > base.holderBefore && after <= base.holder;
                edits.indent(line, tooFar ? base.holder + STEP : after);
            }
            return;
        }
        int distance = inside.indicated() ? base.distance : base.holder + STEP - inside.indent();
        if (!edits.isBlankLine(line) || column > inside.indent()) {
            int start = source.lineStart(line);
            // Only what indents the block: blanks behind that are text.
            edits.set(start, start + Math.min(column, inside.indent()),
                    " ".repeat(Math.max(0, Math.min(column, inside.indent()) + distance)));
        } else {
            edits.trimEnd(line);
        }
    }

    /** A comment goes with the line below if it stands in its column, else with the level above whose column it has. */
    private void comment(int line) {
        int column = edits.indentOf(line);
        int below = line + 1;
        while (below < source.lineCount() && structure.get(below) == null) {
            below++;
        }
        List<Level> next = structure.getOrDefault(below, List.of());
        if (!next.isEmpty() && next.getFirst().before == column) {
            edits.indent(line, next.getFirst().after);
            return;
        }
        int least = Integer.MAX_VALUE;
        for (int above = line - 1; above >= 0 && least > column; above--) {
            for (Level level : structure.getOrDefault(above, List.of()).reversed()) {
                if (level.before == column && level.before < least && level.kind != Kind.VALUE) {
                    edits.indent(line, level.after);
                    return;
                }
                least = Math.min(least, level.before);
            }
        }
        edits.indent(line, next.isEmpty() ? 0 : next.getFirst().after);
    }

    private void colon(YamlEntry entry) {
        String text = source.text();
        int end = entry.key().range().end();
        int lineEnd = source.lineEnd(source.lineAt(end));
        int colon = skipBlanks(end, lineEnd);
        // Behind an alias the blank is needed: a colon may be part of its name.
        if (colon >= lineEnd || text.charAt(colon) != ':' || entry.key().range().isEmpty()
                || text.startsWith("*", entry.key().range().start())) {
            return;
        }
        edits.set(end, colon, "");
        int value = skipBlanks(colon + 1, lineEnd);
        if (value < lineEnd && text.charAt(value) != '#') {
            edits.set(colon + 1, value, " ");
        }
    }

    private int skipBlanks(int from, int end) {
        int at = from;
        while (at < end && LineEdits.isBlank(source.text().charAt(at))) {
            at++;
        }
        return at;
    }
}
