/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayDeque;
import java.util.Deque;

import org.brokerpak.syntax.text.SourceText;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;

/**
 * The brackets and braces around a break.
 *
 * @param outermost the offset of the first one open at the break
 * @param innermost the offset of the last one open at the break
 * @param close the offset of what closes the outermost, or -1 when nothing does
 */
record OpenBrackets(int outermost, int innermost, int close) {

    /** The brackets open where the events end, or null when there are none. */
    static OpenBrackets at(SourceText text, YamlEvents events, int contextOffset) {
        Deque<Integer> open = new ArrayDeque<>();
        for (Event event : events.events()) {
            if (event instanceof CollectionStartEvent start) {
                open.addLast(start.isFlow() ? bracketAt(text.text(), events.start(start)) : -1);
            } else if (event instanceof CollectionEndEvent) {
                open.pollLast();
            }
        }
        open.removeIf(offset -> offset < 0);
        if (open.isEmpty()) {
            if (contextOffset >= text.length() || !isOpening(text.text().charAt(contextOffset))) {
                return null;
            }
            open.addLast(contextOffset);
        }
        int outermost = open.getFirst();
        return new OpenBrackets(outermost, open.getLast(), closeOf(text, outermost));
    }

    boolean isClosed() {
        return close >= 0;
    }

    /** Behind the anchor or tag; -1 for a mapping that a flow sequence holds without braces ({@code [a: b]}). */
    private static int bracketAt(String text, int start) {
        int at = start;
        while (at < text.length() && (text.charAt(at) == '&' || text.charAt(at) == '!')) {
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }
        return at < text.length() && isOpening(text.charAt(at)) ? at : -1;
    }

    private static boolean isOpening(char c) {
        return c == '[' || c == '{';
    }

    /** The matching bracket, unless a key of the block around stands before it. */
    static int closeOf(SourceText text, int opening) {
        String all = text.text();
        int openingLine = text.lineAt(opening);
        int column = BrokenLines.ownColumn(LineShape.of(text.line(openingLine)));
        StringBuilder open = new StringBuilder();
        int at = opening;
        while (at < all.length()) {
            char c = all.charAt(at);
            boolean tokenStart = at == opening || " \t\r\n[]{},:".indexOf(all.charAt(at - 1)) >= 0;
            if ((c == '"' || c == '\'') && tokenStart) {
                at = LineShape.closingQuote(all, at);
                if (at < 0) {
                    return -1;
                }
            } else if (c == '#' && tokenStart) {
                at = text.lineEnd(text.lineAt(at)) - 1;
            } else if (isOpening(c)) {
                open.append(c == '[' ? ']' : '}');
            } else if ((c == ']' || c == '}') && open.indexOf(String.valueOf(c)) >= 0) {
                // What is open inside of the closed one was forgotten; a closing bracket without an open one is stray.
                open.setLength(open.lastIndexOf(String.valueOf(c)));
                if (open.isEmpty()) {
                    return at;
                }
            } else if (c == '\n' && leavesBlock(text, text.lineAt(at) + 1, column)) {
                return -1;
            }
            at++;
        }
        return -1;
    }

    private static boolean leavesBlock(SourceText text, int line, int column) {
        LineShape shape = LineShape.of(text.line(line));
        return !shape.isIdle() && shape.indent() <= column && (shape.hasKey() || !shape.dashes().isEmpty());
    }
}
