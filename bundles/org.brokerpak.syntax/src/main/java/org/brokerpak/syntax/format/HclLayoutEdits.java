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
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** The edits that lay an OpenTofu text out. */
final class HclLayoutEdits {

    private static final int STEP = 2;

    private final SourceText source;
    private final List<HclLine> lines;
    private final LineEdits edits;
    private final Map<HclLine, Integer> indents = new HashMap<>();
    /** How many characters each line has once its equals sign is in its column. */
    private final Map<HclLine, Integer> widths = new HashMap<>();

    HclLayoutEdits(HclFile file) {
        this.source = file.source();
        this.lines = new HclLineReader(file).lines();
        this.edits = new LineEdits(source);
    }

    List<TextEdit> edits() {
        indent();
        align(HclLine::aligns, this::alignEquals);
        lines.stream().filter(line -> line.equalsSign().isPresent() && !line.aligns())
                .forEach(line -> equalsSign(line, widthBefore(line, line.equals().start()) + 1));
        align(line -> line.comment().isPresent(), this::alignComments);
        ends();
        return edits.all();
    }

    /** A line that closes more than it opens goes back as far as the brackets it closes were counted. */
    private void indent() {
        Deque<Integer> opened = new ArrayDeque<>();
        for (HclLine line : lines) {
            int closed = -line.opened();
            while (closed > 0 && !opened.isEmpty()) {
                int innermost = opened.pop();
                if (closed < innermost) {
                    opened.push(innermost - closed);
                }
                closed -= innermost;
            }
            indents.put(line, STEP * opened.size());
            edits.indent(line.number(), STEP * opened.size());
            if (line.opened() > 0) {
                opened.push(line.opened());
            }
        }
    }

    /** Hands on each run of lines that follow each other without a line between. */
    private void align(Predicate<HclLine> belongs, Consumer<List<HclLine>> run) {
        List<HclLine> current = new ArrayList<>();
        HclLine before = null;
        for (HclLine line : lines) {
            boolean goesOn = belongs.test(line) && before != null && isNext(before, line);
            if (!goesOn && !current.isEmpty()) {
                run.accept(current);
                current = new ArrayList<>();
            }
            if (belongs.test(line)) {
                current.add(line);
            }
            before = line;
        }
        if (!current.isEmpty()) {
            run.accept(current);
        }
    }

    /** Whether nothing stands between two lines, not even a blank one. */
    private static boolean isNext(HclLine before, HclLine line) {
        return before.last() + 1 == line.number();
    }

    private void alignEquals(List<HclLine> run) {
        int most = run.stream().mapToInt(line -> widthBefore(line, line.equals().start())).max().orElse(0);
        run.forEach(line -> equalsSign(line, most + 1));
    }

    /** The characters of a line up to an offset, blanks at the end not counted, once the line is indented. */
    private int widthBefore(HclLine line, int offset) {
        String written = source.text().substring(line.start(), offset).stripTrailing();
        return indents.get(line) + written.codePointCount(0, written.length());
    }

    private void equalsSign(HclLine line, int column) {
        TextRange sign = line.equals();
        int from = sign.start();
        while (LineEdits.isBlank(source.text().charAt(from - 1))) {
            from--;
        }
        edits.set(from, sign.start(), " ".repeat(column - widthBefore(line, sign.start())));
        int to = sign.end();
        int end = source.lineEnd(line.number());
        while (to < end && LineEdits.isBlank(source.text().charAt(to))) {
            to++;
        }
        if (to < end) {
            edits.set(sign.end(), to, " ");
        }
        int rest = line.comment().map(TextRange::start).orElse(line.end());
        int value = Math.max(to, rest);
        String written = source.text().substring(Math.min(to, value), value).stripTrailing();
        widths.put(line, column + 1 + (written.isEmpty() ? 0 : 1 + written.codePointCount(0, written.length())));
    }

    private void alignComments(List<HclLine> run) {
        int most = run.stream().mapToInt(this::widthBeforeComment).max().orElse(0);
        for (HclLine line : run) {
            int start = line.trailing().start();
            int from = start;
            while (LineEdits.isBlank(source.text().charAt(from - 1))) {
                from--;
            }
            edits.set(from, start, " ".repeat(most - widthBeforeComment(line) + 1));
        }
    }

    private int widthBeforeComment(HclLine line) {
        return widths.containsKey(line) ? widths.get(line) : widthBefore(line, line.trailing().start());
    }

    private void ends() {
        int done = 0;
        for (HclLine line : lines) {
            blankLines(done, line.number());
            // What a string or heredoc holds at its ends of lines belongs to it.
            if (line.number() == line.last()) {
                edits.trimEnd(line.number());
            }
            done = line.last() + 1;
        }
        blankLines(done, source.lineCount());
    }

    private void blankLines(int from, int to) {
        for (int number = from; number < to; number++) {
            edits.trimEnd(number);
        }
    }
}
