/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Cuts an OpenTofu text into lines, with what the layout goes by. Strings, heredocs and comments count as one word. */
final class HclLineReader {

    private static final String OPENING = "{[(";
    private static final String CLOSING = "}])";

    private final SourceText source;
    private final NavigableMap<Integer, TextRange> words = new TreeMap<>();
    private final Map<Integer, TextRange> comments = new TreeMap<>();

    HclLineReader(HclFile file) {
        this.source = file.source();
        visit(file.body());
        file.comments().forEach(comment -> {
            words.put(comment.start(), comment);
            comments.put(comment.start(), comment);
        });
    }

    private void visit(HclNode node) {
        boolean word = node instanceof HclTemplate || node instanceof HclLabel;
        if (word) {
            words.put(node.range().start(), node.range());
        } else {
            node.children().forEach(this::visit);
        }
    }

    /** The lines that are not blank and no part of a string, heredoc or comment above. */
    List<HclLine> lines() {
        List<HclLine> lines = new ArrayList<>();
        int number = 0;
        while (number < source.lineCount()) {
            int next = number + 1;
            if (!source.line(number).isBlank()) {
                next = read(number, lines);
            }
            number = next;
        }
        return lines;
    }

    private int read(int number, List<HclLine> lines) {
        String text = source.text();
        int at = source.lineStart(number);
        int end = source.lineEnd(number);
        int start = -1;
        int last = at;
        int opened = 0;
        int openedBeforeEquals = 0;
        TextRange equals = null;
        TextRange comment = null;
        int next = number + 1;
        while (at < end) {
            char c = text.charAt(at);
            TextRange word = words.get(at);
            if (LineEdits.isBlank(c)) {
                at++;
                continue;
            }
            boolean first = start < 0;
            start = first ? at : start;
            comment = null;
            if (word != null && !word.isEmpty()) {
                comment = comments.containsKey(at) && !first ? word : null;
                at = word.end();
                last = Math.min(at, end);
                if (at > end) {
                    // The string or comment goes on below; what comes behind it is on its last line.
                    int lastLine = source.lineAt(at);
                    comment = null;
                    opened += net(at, source.lineEnd(lastLine));
                    next = lastLine + 1;
                    break;
                }
                continue;
            }
            if (c == '=' && equals == null && !first && isAssignment(at)) {
                equals = new TextRange(at, at + 1);
                openedBeforeEquals = opened;
            }
            opened += OPENING.indexOf(c) >= 0 ? 1 : CLOSING.indexOf(c) >= 0 ? -1 : 0;
            at++;
            last = at;
        }
        boolean whole = opened == openedBeforeEquals;
        TextRange trailing = comment != null && comment.end() >= last ? comment : null;
        lines.add(new HclLine(number, next - 1, start, last, opened, equals, whole, trailing));
        return next;
    }

    /** The brackets on the last line of a string over several lines. */
    private int net(int from, int to) {
        int opened = 0;
        for (int at = from; at < to; at++) {
            TextRange word = words.get(at);
            if (word != null && !word.isEmpty()) {
                at = word.end() - 1;
            } else {
                char c = source.text().charAt(at);
                opened += OPENING.indexOf(c) >= 0 ? 1 : CLOSING.indexOf(c) >= 0 ? -1 : 0;
            }
        }
        return opened;
    }

    private boolean isAssignment(int at) {
        char before = source.text().charAt(at - 1);
        char after = at + 1 < source.length() ? source.text().charAt(at + 1) : '\n';
        return "=!<>".indexOf(before) < 0 && after != '=' && after != '>';
    }
}
