/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Explains a break at a line that does not fit those around it: a missing colon or space, a wrong indentation. */
final class MisplacedLines {

    private static final String NOT_PLAIN = "\"'[{|>&*!";
    private static final Pattern WORD = Pattern.compile("[\\w.-]{2,}");
    private static final Pattern GLUED_ITEM = Pattern.compile("-[A-Za-z_].*");
    private static final Pattern GLUED_KEY = Pattern.compile("([\\w.-]+):([^\\s/].*)");
    private static final String KEY_BESIDE_ITEMS = "a key cannot stand beside list items";
    private static final String DEEPER =
            "this line is indented deeper than what stands below it: check the indentation";

    private final SourceText text;
    private final BrokenLines lines;
    private final YamlBreak failure;
    private final int line;
    private final LineShape shape;
    private final Explanations explanations;

    MisplacedLines(BrokenLines lines, YamlBreak failure, int line, Explanations explanations) {
        this.text = lines.text();
        this.lines = lines;
        this.failure = failure;
        this.line = line;
        this.shape = lines.shape(line);
        this.explanations = explanations;
    }

    void missingColon(int blamedLine) {
        TextRange content = lines.content(blamedLine);
        LineShape blamed = lines.shape(blamedLine);
        String said = blamed.text().substring(blamed.start()).stripTrailing();
        int start = lines.offset(blamedLine, blamed.start());
        Matcher glued = GLUED_KEY.matcher(said);
        String message =
                "this line is neither \"key: value\" nor part of the value above: a colon or a quote is missing";
        if (glued.matches()) {
            message = "a space is missing behind the colon: write \"%s: %s\"".formatted(glued.group(1),
                    Explanations.shorten(glued.group(2)));
            if (glued.end(1) > 1) {
                explanations.add(Repair.spaceBehind(start + glued.end(1), content, message));
            } else if (NOT_PLAIN.indexOf(glued.group(2).charAt(0)) < 0) {
                explanations.add(Repair.at(start + glued.start(2), Repair.Change.SPACE_BEFORE, content, message));
            }
        } else if (WORD.matcher(said).matches() && holdsLinesBelow(blamedLine)) {
            message = "a colon is missing behind \"%s\"".formatted(Explanations.shorten(said));
            explanations.add(Repair.at(start + said.length() - 1, Repair.Change.COLON_BEHIND, content, message));
        }
        explanations.add(Repair.without(lines.restOfLine(start), content, message));
        explanations.add(Repair.without(lines.block(blamedLine), content, message));
    }

    /** Whether the lines below a word look like its value, and not like that of the key above it. */
    private boolean holdsLinesBelow(int wordLine) {
        int column = lines.shape(wordLine).start();
        int below = lines.below(wordLine);
        int above = lines.above(wordLine);
        if (below >= text.lineCount() || above >= 0 && lines.shape(above).hasKey() && !lines.shape(above).hasValue()
                && lines.shape(above).keyColumn() == column) {
            return false;
        }
        LineShape next = lines.shape(below);
        return next.indent() > column || next.indent() == column && !next.dashes().isEmpty();
    }

    /** A dash that touches its item: {@code -name: x}. */
    private void gluedItem(int candidate) {
        if (candidate < 0) {
            return;
        }
        LineShape item = lines.shape(candidate);
        if (GLUED_ITEM.matcher(item.text().substring(item.start())).matches()) {
            int dash = lines.offset(candidate, item.start());
            explanations.add(Repair.at(dash + 1, Repair.Change.SPACE_BEFORE, lines.restOfLine(dash),
                    "a space is missing behind the dash"));
        }
    }

    void misplacedKey() {
        int valueColumn = shape.hasKey() ? shape.value() : 0;
        if (shape.hasKey() && lines.columnOf(failure.offset()) > valueColumn) {
            int value = lines.offset(line, valueColumn);
            explanations.addWays(value, lines.restOfLine(value), "a text that holds \": \" must be quoted");
            return;
        }
        int above = lines.above(line);
        gluedItem(above);
        if (above >= 0 && !lines.shape(above).hasKey() && isLoneText(above)) {
            missingColon(above);
        }
        misindented("\"key: value\" cannot stand here, inside the text that begins above");
        if (above >= 0 && lines.shape(above).hasKey() && lines.shape(above).hasValue()) {
            afterKeyWithValue(above);
        }
    }

    /** Lines below a key that has a value already: its nested value if they are indented like one, or misplaced. */
    private void afterKeyWithValue(int above) {
        LineShape key = lines.shape(above);
        int value = lines.offset(above, key.value());
        if (shape.indent() - key.keyColumn() >= 2) {
            TextRange blamed = lines.restOfLine(value);
            explanations.add(Repair.without(blamed, blamed, "this key has a value and more lines below it that look "
                    + "like its value: remove the one, or indent the others less"));
        } else {
            TextRange deeper = new TextRange(text.lineStart(line),
                    Math.max(text.lineEnd(line), lines.fromHereDown(value).end()));
            explanations.add(Repair.without(deeper, lines.content(line),
                    "this line does not belong to the block above it" + indentations()));
        }
    }

    /** Whether a line without a key is no continuation of a value that began above. */
    private boolean isLoneText(int candidate) {
        LineShape lone = lines.shape(candidate);
        if (!lone.dashes().isEmpty()) {
            return lone.hasValue();
        }
        int holder = lines.above(candidate);
        while (holder >= 0 && !lines.shape(holder).hasKey() && lines.shape(holder).dashes().isEmpty()) {
            holder = lines.above(holder);
        }
        if (holder < 0) {
            return true;
        }
        LineShape opener = lines.shape(holder);
        return !opener.hasValue() || lone.indent() <= BrokenLines.ownColumn(opener);
    }

    void misplacedLine() {
        int at = Math.min(failure.offset(), text.length());
        if (text.lineAt(at) == line && at > lines.offset(line, shape.start())) {
            behindValue(at);
            return;
        }
        if ("]},".contains(failure.found()) && !failure.found().isEmpty()) {
            TextRange stray = new TextRange(at, at + 1);
            explanations.add(Repair.without(stray, stray, Explanations.closesNothing(failure.found())));
        }
        gluedItem(line);
        gluedItem(lines.above(line));
        String what = lineAmongOthers();
        if (what.equals(KEY_BESIDE_ITEMS)) {
            dashTooFarRight();
        }
        misindented(what);
        if (what.equals(KEY_BESIDE_ITEMS)) {
            List<Integer> items = lines.itemsAbove(line);
            TextRange place = new TextRange(text.lineStart(items.getFirst()), text.lineEnd(items.getLast()));
            explanations.add(Repair.without(place, lines.content(items.getFirst()),
                    "list items cannot stand beside the keys below: check the indentation"));
        }
    }

    /** The first item of a list stands right of its place, so that its other keys stand in the column of its dash. */
    private void dashTooFarRight() {
        List<Integer> list = lines.itemsAbove(line);
        int first = list.getFirst();
        boolean onlyItem = list.stream().filter(l -> lines.shape(l).indent() == shape.indent()).count() == 1;
        int below = lines.below(line);
        while (below < text.lineCount() && lines.shape(below).indent() >= shape.indent()) {
            below = lines.below(below);
        }
        boolean sibling = below < text.lineCount() && !lines.shape(below).dashes().isEmpty();
        int column = sibling ? lines.shape(below).indent() : shape.indent() - 2;
        int above = lines.above(first);
        boolean fits = above < 0 || BrokenLines.ownColumn(lines.shape(above)) <= column;
        if (onlyItem && column >= 0 && fits && lines.shape(first).hasKey()) {
            TextRange item = lines.content(first);
            explanations.add(Repair.dashAt(new TextRange(lines.offset(first, column), item.end()), item,
                    "this dash stands in the column of the keys below it: indent it by %d less, or them by 2 more"
                            .formatted(shape.indent() - column)));
        }
    }

    private String lineAmongOthers() {
        int other = lines.above(line);
        while (other >= 0 && lines.shape(other).indent() > shape.indent()) {
            other = lines.above(other);
        }
        boolean level = other >= 0 && lines.shape(other).indent() == shape.indent();
        boolean item = !shape.dashes().isEmpty();
        boolean otherItem = level && !lines.shape(other).dashes().isEmpty();
        if (level && item && !otherItem) {
            return "a list item cannot stand beside keys";
        }
        if (otherItem && !item && shape.hasKey()) {
            return KEY_BESIDE_ITEMS;
        }
        return item ? "this list item belongs to no list above it" : "this line does not belong to the block above it";
    }

    /** Text behind the end of a quoted, bracketed or aliased value. */
    private void behindValue(int at) {
        TextRange junk = lines.restOfLine(at);
        int valueColumn = shape.value();
        char first = valueColumn < shape.text().length() ? shape.text().charAt(valueColumn) : ' ';
        String message = switch (first) {
            case '\'' -> "text stands behind the closing quote: write '' for a quote inside single quotes";
            case '"' -> "text stands behind the closing quote: write \\\" for a quote inside double quotes";
            default -> "this stands behind the end of the value: remove it, or quote the whole value";
        };
        if (first != '\'' && first != '"') {
            explanations.add(Repair.without(junk, junk, message));
        }
        explanations.addWays(lines.offset(line, Math.min(valueColumn, lines.columnOf(at))), junk, message);
    }

    private void misindented(String what) {
        TextRange blamed = lines.content(line);
        String message = what + indentations();
        if (!shape.hasKey() && shape.dashes().isEmpty()) {
            explanations.add(Repair.without(blamed, blamed, message));
        }
        explanations.add(Repair.without(lines.block(line), blamed, message));
        int above = lines.above(line);
        List<Integer> deeper = lines.deeperAbove(line);
        if (!deeper.isEmpty()) {
            TextRange place = new TextRange(text.lineStart(deeper.getFirst()), text.lineEnd(deeper.getLast()));
            explanations.add(Repair.without(place, lines.content(deeper.getFirst()), DEEPER));
            above = lines.above(deeper.getFirst());
        }
        if (above >= 0 && lines.shape(above).indent() < shape.indent()) {
            interrupted(above);
        }
    }

    /** The line above that stands further left may be the one that is out of place. */
    private void interrupted(int above) {
        LineShape left = lines.shape(above);
        if (!left.dashes().isEmpty() && left.start() > shape.indent()) {
            TextRange key = lines.restOfLine(lines.offset(above, left.start()));
            explanations.add(Repair.without(key, key, DEEPER));
        } else if (left.dashes().isEmpty()) {
            explanations.add(Repair.without(lines.whole(above), lines.content(above),
                    "this line does not belong to the block around it: check the indentation"));
        }
    }

    /** Tells the indentation of the line from those of the blocks it could belong to. */
    private String indentations() {
        int own = shape.indent();
        int holder = lines.above(line);
        int deeper = -1;
        while (holder >= 0 && lines.shape(holder).indent() > own) {
            deeper = lines.shape(holder).indent();
            holder = lines.above(holder);
        }
        int outer = holder < 0 ? -1 : lines.shape(holder).indent();
        if (holder >= 0 && BrokenLines.ownColumn(lines.shape(holder)) <= own) {
            outer = BrokenLines.ownColumn(lines.shape(holder));
        }
        if (outer == own || outer < 0 && deeper < 0) {
            return ": check the indentation";
        }
        String others = deeper < 0 ? String.valueOf(outer)
                : outer < 0 ? String.valueOf(deeper) : outer + " or " + deeper;
        String spaces = own == 1 ? "1 space" : own + " spaces";
        return ": it is indented by %s, the lines above by %s".formatted(spaces, others);
    }
}
