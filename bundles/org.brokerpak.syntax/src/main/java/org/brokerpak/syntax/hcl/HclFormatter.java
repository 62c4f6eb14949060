/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

import org.brokerpak.syntax.hcl.HclFormatToken.Kind;

/**
 * Writes a text in the canonical style, as the broker does with every template it rewrites and {@code tofu fmt} does
 * for authors: indentation by two, blanks between tokens, equal signs and comments of neighbouring lines in one column.
 * Only white space changes, and no line is broken or joined.
 */
public final class HclFormatter {

    private static final int INDENT = 2;

    private HclFormatter() {
    }

    /**
     * The text in canonical style.
     *
     * @param text valid as {@link HclFile#isValid()} says; any other comes out with its characters kept, but perhaps
     *     not well spaced
     */
    public static String format(String text) {
        List<HclFormatToken> tokens = HclFormatScanner.scan(text.startsWith("\ufeff") ? text.substring(1) : text);
        List<Line> lines = lines(tokens);
        indent(lines);
        lines.forEach(Line::space);
        align(lines, line -> line.assignment, line -> columns(line.lead));
        align(lines, line -> line.comment, line -> columns(line.lead) + columns(line.assignment));
        StringBuilder out = new StringBuilder(text.length());
        tokens.forEach(token -> out.append(" ".repeat(token.blanks())).append(token.text()));
        return out.toString();
    }

    /** A line in its three cells, the last two of which are often empty. */
    private static final class Line {

        private List<HclFormatToken> lead;
        private List<HclFormatToken> assignment = List.of();
        private List<HclFormatToken> comment = List.of();

        Line(List<HclFormatToken> tokens) {
            lead = tokens;
            if (lead.size() > 1 && lead.getLast().kind() == Kind.COMMENT) {
                comment = lead.subList(lead.size() - 1, lead.size());
                lead = lead.subList(0, lead.size() - 1);
            }
            for (int i = 1; i < lead.size(); i++) {
                if (lead.get(i).kind() == Kind.EQUALS) {
                    // What goes on in the next line is not lined up.
                    if (nesting(lead.subList(i, lead.size())) == 0) {
                        assignment = lead.subList(i, lead.size());
                        lead = lead.subList(0, i);
                    }
                    return;
                }
            }
        }

        /** Brackets opened less those closed; a heredoc that starts in the first cell hides what follows it there. */
        int opened() {
            int sum = 0;
            for (HclFormatToken token : lead) {
                sum += token.nesting();
                if (token.kind() == Kind.OPEN_HEREDOC) {
                    break;
                }
            }
            return sum + nesting(assignment);
        }

        void space() {
            space(lead);
            space(assignment);
        }

        private static void space(List<HclFormatToken> cell) {
            for (int i = 0; i + 1 < cell.size(); i++) {
                HclFormatToken before = i == 0 ? null : cell.get(i - 1);
                HclFormatToken after = cell.get(i + 1);
                after.setBlanks(HclSpacing.isSpaced(before, cell.get(i), after) ? 1 : 0);
            }
        }
    }

    private static List<Line> lines(List<HclFormatToken> tokens) {
        List<Line> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            HclFormatToken token = tokens.get(i);
            boolean isEnd = token.kind() == Kind.OTHER && token.text().isEmpty();
            if (token.endsLine()) {
                lines.add(new Line(tokens.subList(start, i + 1)));
                start = i + 1;
            } else if (isEnd && i > start || !isEnd && i == tokens.size() - 1) {
                lines.add(new Line(tokens.subList(start, isEnd ? i : i + 1)));
                start = i + 1;
            }
        }
        return lines;
    }

    private static int nesting(List<HclFormatToken> tokens) {
        return tokens.stream().mapToInt(HclFormatToken::nesting).sum();
    }

    private static int columns(List<HclFormatToken> tokens) {
        return tokens.stream().mapToInt(HclFormatToken::columns).sum();
    }

    /** One level for each line that opens more than it closes, whatever the number of its brackets. */
    private static void indent(List<Line> lines) {
        Deque<Integer> levels = new ArrayDeque<>();
        for (Line line : lines) {
            HclFormatToken first = line.lead.getFirst();
            if (first.kind() == Kind.LINE_BREAK) {
                first.setBlanks(0);
                continue;
            }
            int opened = line.opened();
            int closed = -opened;
            while (closed > 0 && !levels.isEmpty()) {
                int level = levels.pop();
                if (closed < level) {
                    levels.push(level - closed);
                }
                closed -= Math.min(closed, level);
            }
            first.setBlanks(INDENT * levels.size());
            if (opened > 0) {
                levels.push(opened);
            }
        }
    }

    /** Puts the cells of lines that follow each other into one column. */
    private static void align(List<Line> lines, Function<Line, List<HclFormatToken>> cell,
            Function<Line, Integer> columnsBefore) {
        List<Line> chain = new ArrayList<>();
        for (Line line : lines) {
            if (cell.apply(line).isEmpty()) {
                alignChain(chain, cell, columnsBefore);
                chain.clear();
            } else {
                chain.add(line);
            }
        }
        alignChain(chain, cell, columnsBefore);
    }

    private static void alignChain(List<Line> chain, Function<Line, List<HclFormatToken>> cell,
            Function<Line, Integer> columnsBefore) {
        int widest = chain.stream().map(columnsBefore).reduce(0, Math::max);
        chain.forEach(line -> cell.apply(line).getFirst().setBlanks(widest - columnsBefore.apply(line) + 1));
    }
}
