/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.caret;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.languageserver.caret.Caret.Flow;
import org.brokerpak.languageserver.caret.Caret.Role;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.IndentationView;
import org.brokerpak.syntax.yaml.YamlPath;

/** Finds out what is written at a caret inside of brackets or braces, which may be open over several lines. */
final class FlowCaret {

    private static final int MOST_LINES = 300;

    /** A bracket or brace that is open. */
    private static final class Level {
        private final boolean mapping;
        private final Set<String> keys = new LinkedHashSet<>();
        private String last = "";
        private boolean afterColon;
        private boolean complete;
        private int index;

        Level(boolean mapping) {
            this.mapping = mapping;
        }

        void comma() {
            last = "";
            afterColon = false;
            complete = false;
            index++;
        }
    }

    private final String text;
    private final int caret;
    private final Deque<Level> open = new ArrayDeque<>();
    private int at;
    private int wordStart;
    private char quote;
    private boolean inComment;

    private FlowCaret(SourceText source, int start, int caret) {
        this.text = source.text();
        this.caret = caret;
        this.at = start;
        this.wordStart = caret;
    }

    /** What is written at a caret; empty outside of brackets and braces and in comments. */
    static Optional<Caret> at(SourceText source, IndentationView view, int offset) {
        int line = source.lineAt(offset);
        FlowCaret outermost = null;
        YamlPath path = YamlPath.ROOT;
        int bound = Integer.MAX_VALUE;
        for (int l = line; l >= 0 && l > line - MOST_LINES && bound > 0; l--) {
            CaretLine here = new CaretLine(source.line(l), source.lineStart(l));
            int indent = here.indent();
            boolean holds = indent < bound;
            boolean blank = source.line(l).isBlank();
            if (holds && !blank && here.flowColumn() >= 0 && source.lineStart(l) + here.flowColumn() < offset) {
                FlowCaret found = new FlowCaret(source, source.lineStart(l) + here.flowColumn(), offset);
                found.read();
                if (!found.open.isEmpty() || found.inComment) {
                    outermost = found;
                    YamlPath block = view.placeAt(l, here.contentColumn()).path();
                    path = here.colonColumn() >= 0 ? block.key(here.key()) : block;
                }
            }
            // A line that begins with a closing bracket may stand as far left as the one that opens.
            boolean closes = here.contentColumn() < source.line(l).length()
                    && "]}".indexOf(source.line(l).charAt(here.contentColumn())) >= 0;
            if (!blank && !closes) {
                bound = Math.min(bound, indent);
            }
        }
        return outermost == null || outermost.inComment ? Optional.empty() : Optional.of(outermost.caret(path));
    }

    /** Reads from the first bracket to the caret; nothing is open afterwards when the caret lies behind all. */
    private void read() {
        while (at < caret) {
            char c = text.charAt(at);
            switch (c) {
                case '[', '{' -> {
                    open.push(new Level(c == '{'));
                    at++;
                }
                case ']', '}' -> {
                    at++;
                    open.poll();
                    if (open.isEmpty()) {
                        return;
                    }
                    open.peek().complete = true;
                }
                case ',' -> {
                    at++;
                    open.peek().comma();
                }
                case '"', '\'' -> quoted(c);
                case '#' -> comment();
                case ' ', '\t', '\n', '\r' -> at++;
                default -> plain(c);
            }
        }
    }

    private void comment() {
        if (!Character.isWhitespace(text.charAt(at - 1))) {
            plain('#');
            return;
        }
        int end = text.indexOf('\n', at);
        inComment = end < 0 || end >= caret;
        at = inComment ? caret : end;
    }

    private void quoted(char mark) {
        int start = ++at;
        while (at < caret && text.charAt(at) != mark) {
            at += mark == '"' && text.charAt(at) == '\\' ? 2 : 1;
        }
        if (at >= caret) {
            quote = mark;
            wordStart = start;
            at = caret;
        } else {
            value(text.substring(start, at++));
        }
    }

    private void plain(char first) {
        if (first == ':' && endsAt(at + 1)) {
            at++;
            open.peek().keys.add(open.peek().last);
            open.peek().afterColon = true;
            open.peek().complete = false;
            return;
        }
        int start = at;
        int end = at;
        while (at < caret && ",[]{}\n".indexOf(text.charAt(at)) < 0
                && !(text.charAt(at) == ':' && endsAt(at + 1))
                && !(text.charAt(at) == '#' && Character.isWhitespace(text.charAt(at - 1)))) {
            at++;
            end = Character.isWhitespace(text.charAt(at - 1)) ? end : at;
        }
        value(text.substring(start, end));
        if (end == caret) {
            wordStart = start;
            open.peek().complete = false;
        }
    }

    private boolean endsAt(int index) {
        return index >= text.length() || index >= caret || " \t\r\n,[]{}".indexOf(text.charAt(index)) >= 0;
    }

    private void value(String written) {
        open.peek().last = written;
        open.peek().complete = true;
    }

    private Caret caret(YamlPath start) {
        Level here = open.peek();
        String lead = "";
        char before = text.charAt(wordStart - 1);
        if (here.complete) {
            // A value ends here and something else is to follow: the comma is still missing.
            lead = ", ";
            here.comma();
        } else if (quote == 0 && (before == ',' || before == ':')) {
            lead = " ";
        }
        YamlPath path = start;
        Iterator<Level> outermost = open.descendingIterator();
        while (outermost.hasNext()) {
            Level level = outermost.next();
            if (level.mapping && level.afterColon) {
                path = path.key(lastKey(level));
            } else if (!level.mapping) {
                path = path.item(level.index);
            }
        }
        boolean key = here.mapping && !here.afterColon;
        int end = endOfWord(key);
        int next = end + (quote != 0 && end < text.length() && text.charAt(end) == quote ? 1 : 0);
        int rest = skipBlanks(next);
        boolean colon = key && rest < text.length() && text.charAt(rest) == ':';
        boolean closed = rest >= text.length() || ",]}:\n\r#".indexOf(text.charAt(rest)) >= 0;
        String trail = closed || quote != 0 ? "" : rest > next ? "," : ", ";
        return new Caret(key ? Role.KEY : Role.VALUE, path, new TextRange(wordStart, end),
                text.substring(wordStart, caret), 0, lead, false, colon, quote,
                new Flow(true, keysBeside(here, end), trail));
    }

    private static String lastKey(Level level) {
        List<String> keys = new ArrayList<>(level.keys);
        return keys.isEmpty() ? "" : keys.getLast();
    }

    private int skipBlanks(int from) {
        int end = from;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return end;
    }

    private int endOfWord(boolean key) {
        if (wordStart == caret && quote == 0) {
            return caret;
        }
        int end = caret;
        while (end < text.length() && "\n\r".indexOf(text.charAt(end)) < 0
                && (quote != 0 ? text.charAt(end) != quote : ",[]{}#".indexOf(text.charAt(end)) < 0
                        && !(text.charAt(end) == ':' && " \n\r,}]".indexOf(charAt(end + 1)) >= 0)
                        && !(key && text.charAt(end) == ' '))) {
            end++;
        }
        boolean unclosed = quote != 0 && (end == text.length() || text.charAt(end) != quote);
        while (end > caret && (unclosed || Character.isWhitespace(text.charAt(end - 1)))) {
            end--;
        }
        return end;
    }

    private char charAt(int index) {
        return index < text.length() ? text.charAt(index) : '\n';
    }

    /** The keys before the caret, without the one that is written, and those behind it in the same braces. */
    private Set<String> keysBeside(Level here, int end) {
        if (!here.mapping) {
            return Set.of();
        }
        Set<String> keys = new LinkedHashSet<>(here.keys);
        int depth = 0;
        // With nothing written at the caret, what follows is an entry of its own.
        int entry = wordStart == end ? end : Integer.MAX_VALUE;
        for (int i = end; i < text.length() && depth >= 0 && i < end + 2_000; i++) {
            char c = text.charAt(i);
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (depth == 0 && c == ',') {
                entry = i + 1;
            } else if (depth == 0 && c == ':' && entry <= i && Character.isWhitespace(charAt(i + 1))) {
                keys.add(text.substring(entry, i).strip().replaceAll("^[\"']|[\"']$", ""));
            }
        }
        return keys;
    }
}
