/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;

/**
 * The comments {@code # brokerpak-ignore rule-id} of a text. One at the end of a line silences that line, one on a line
 * of its own the next line that is not a comment. Several ids are separated by commas or blanks; without an id nothing is
 * silenced, so that no comment ever hides more than it says.
 */
public final class Suppressions {

    /** What starts such a comment, after its {@code #}. */
    public static final String WORD = "brokerpak-ignore";

    private static final Pattern COMMENT = Pattern.compile("(?:^|\\s)(?:#|//)\\s*" + WORD + "\\s+([a-z0-9, -]+)");

    private final Map<Integer, Set<String>> byLine;

    private Suppressions(Map<Integer, Set<String>> byLine) {
        this.byLine = byLine;
    }

    public static Suppressions in(SourceText text) {
        Map<Integer, Set<String>> byLine = new HashMap<>();
        if (text.text().contains(WORD)) {
            for (int line = 0; line < text.lineCount(); line++) {
                Matcher comment = COMMENT.matcher(text.line(line));
                if (comment.find()) {
                    boolean ownLine = text.line(line).substring(0, comment.start()).isBlank();
                    byLine.computeIfAbsent(ownLine ? nextLineOfContent(text, line) : line, key -> new HashSet<>())
                            .addAll(Set.of(comment.group(1).strip().split("[,\\s]+")));
                }
            }
        }
        return new Suppressions(byLine);
    }

    private static int nextLineOfContent(SourceText text, int line) {
        int next = line + 1;
        while (next < text.lineCount() - 1
                && (text.line(next).isBlank() || text.line(next).stripLeading().startsWith("#"))) {
            next++;
        }
        return next;
    }

    /** Whether a rule is silenced on a line, counted from 0. */
    public boolean silences(String rule, int line) {
        return byLine.getOrDefault(line, Set.of()).contains(rule);
    }
}
