/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** The lines of a text that does not parse: which belong together by indentation, and what can be taken out of them. */
final class BrokenLines {

    private final SourceText text;
    private final Map<Integer, LineShape> shapes = new HashMap<>();

    BrokenLines(SourceText text) {
        this.text = text;
    }

    SourceText text() {
        return text;
    }

    int lineAt(int offset) {
        return text.lineAt(offset);
    }

    int offset(int line, int column) {
        return text.lineStart(line) + column;
    }

    int columnOf(int offset) {
        return offset - text.lineStart(text.lineAt(offset));
    }

    LineShape shape(int line) {
        return shapes.computeIfAbsent(line, missing -> LineShape.of(text.line(missing)));
    }

    /** The nearest line above that is neither blank nor a comment, or -1. */
    int above(int line) {
        int current = line - 1;
        while (current >= 0 && shape(current).isIdle()) {
            current--;
        }
        return current;
    }

    /** The nearest line below that is neither blank nor a comment; the number of lines when there is none. */
    int below(int line) {
        int current = line + 1;
        while (current < text.lineCount() && shape(current).isIdle()) {
            current++;
        }
        return current;
    }

    /** This line, or the nearest above that says something, at least line 0. */
    int atOrAbove(int line) {
        return shape(line).isIdle() ? Math.max(0, above(line)) : line;
    }

    /** From an offset to the last character of its line. */
    TextRange restOfLine(int offset) {
        int line = text.lineAt(offset);
        int end = text.lineEnd(line);
        while (end > offset && Character.isWhitespace(text.text().charAt(end - 1))) {
            end--;
        }
        return new TextRange(offset, Math.max(offset, end));
    }

    /** What a line says, without indentation. */
    TextRange content(int line) {
        return restOfLine(text.lineStart(line) + LineShape.skipBlanks(text.line(line), 0));
    }

    /** A whole line. */
    TextRange whole(int line) {
        return text.lineRange(line);
    }

    /** A line with all that its indentation holds below it: the deeper lines, and a list in the column of its key. */
    TextRange block(int line) {
        LineShape shape = shape(line);
        int column = holdingColumn(line);
        boolean listMayBeLevel = shape.hasKey() && !shape.hasValue() && shape.keyColumn() == column;
        return new TextRange(text.lineStart(line), text.lineEnd(lastBelow(line, column, listMayBeLevel)));
    }

    /**
     * Only lines that stand right of this column belong to a line. That is the column of the line itself, unless it is
     * out of place: then what follows mostly belongs to the blocks above, not to it.
     */
    private int holdingColumn(int line) {
        LineShape shape = shape(line);
        int own = shape.indent();
        boolean item = !shape.dashes().isEmpty();
        NavigableSet<Integer> open = openColumns(line, item);
        boolean inPlace = (item || shape.hasKey()) && (open.contains(own) || open.higher(own) == null);
        if (inPlace || open.isEmpty()) {
            return own;
        }
        if (item) {
            Integer left = open.floor(own);
            Integer right = open.ceiling(own);
            boolean nearerLeft = right == null || left != null && own - left < right - own;
            return Math.max(own, nearerLeft ? left : right);
        }
        open.addAll(openColumns(line, true));
        int next = below(line);
        Integer column = next < text.lineCount() ? open.floor(shape(next).indent()) : null;
        return column == null ? own : Math.max(own, column);
    }

    /** The columns of the keys, or dashes, of the blocks that the line above belongs to. */
    private NavigableSet<Integer> openColumns(int line, boolean ofDashes) {
        NavigableSet<Integer> open = new TreeSet<>();
        int bound = Integer.MAX_VALUE;
        boolean belowItem = false;
        for (int l = above(line); l >= 0 && (bound > 0 || belowItem); l = above(l)) {
            LineShape shape = shape(l);
            boolean holdsItem = belowItem && shape.keyColumn() == bound && shape.dashes().isEmpty();
            if (shape.hasKey() && !ofDashes && (shape.keyColumn() < bound || holdsItem)) {
                open.add(shape.keyColumn());
            }
            for (int dash : shape.dashes()) {
                if (ofDashes && dash < bound) {
                    open.add(dash);
                }
            }
            if (holdsItem || (shape.hasKey() || !shape.dashes().isEmpty()) && shape.indent() < bound) {
                bound = shape.indent();
                belowItem = !shape.dashes().isEmpty();
            }
        }
        return open;
    }

    /** From an offset in a line to the end of the lines that stand deeper than its key. */
    TextRange fromHereDown(int offset) {
        int line = text.lineAt(offset);
        LineShape shape = shape(line);
        return new TextRange(offset, text.lineEnd(lastBelow(line, ownColumn(shape), false)));
    }

    /** The column of a line's key, else of its last dash, else of its text. */
    static int ownColumn(LineShape shape) {
        return shape.hasKey() || shape.dashes().isEmpty() ? shape.start() : shape.dashes().getLast();
    }

    private int lastBelow(int line, int column, boolean listMayBeLevel) {
        int last = line;
        for (int next = below(line); next < text.lineCount(); next = below(next)) {
            LineShape shape = shape(next);
            char first = shape.text().charAt(shape.indent());
            boolean level = shape.indent() == column
                    && (listMayBeLevel && !shape.dashes().isEmpty() || first == ']' || first == '}');
            if (shape.indent() <= column && !level) {
                break;
            }
            last = next;
        }
        return last;
    }

    /**
     * The ways to leave out the value that starts at an offset, from the least loss to the most: the rest of its line,
     * the lines below it too, the whole line with its key.
     */
    List<TextRange> waysToDrop(int valueOffset) {
        int line = text.lineAt(valueOffset);
        List<TextRange> ways = new ArrayList<>(3);
        if (shape(line).hasKey() && columnOf(valueOffset) > shape(line).start()) {
            ways.add(restOfLine(valueOffset));
            TextRange deeper = fromHereDown(valueOffset);
            if (text.lineAt(deeper.end()) > line) {
                ways.add(deeper);
            }
        } else if (shape(line).dashes().isEmpty()) {
            ways.add(content(line));
        }
        ways.add(block(line));
        return ways;
    }

    /** The lines above that stand deeper than this one, up to the line that holds both; empty when there are none. */
    List<Integer> deeperAbove(int line) {
        List<Integer> result = new ArrayList<>();
        int column = shape(line).indent();
        for (int l = above(line); l >= 0 && shape(l).indent() > column; l = above(l)) {
            result.addFirst(l);
        }
        return result;
    }

    /** The lines of the list above that stands in the column of this line, items and what they hold. */
    List<Integer> itemsAbove(int line) {
        List<Integer> result = new ArrayList<>();
        int column = shape(line).indent();
        for (int l = above(line); l >= 0; l = above(l)) {
            boolean item = shape(l).indent() == column && !shape(l).dashes().isEmpty();
            if (!item && shape(l).indent() <= column) {
                break;
            }
            result.addFirst(l);
        }
        return result;
    }
}
