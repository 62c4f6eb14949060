/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Parses with recovery. When the grammar breaks, the smallest block around the break is blanked out, every offset kept,
 * and the rest is read again, so that one error hides no other.
 */
final class YamlParser {

    /** Enough for a file full of merge-conflict markers; bounds the work on hostile text. */
    private static final int MOST_BREAKS = 40;
    /** Above this size one break is reported and the rest left alone, to keep the answer quick. */
    private static final int LARGE = 2_000_000;

    private final SourceText source;
    private final char[] readable;
    private final List<YamlProblem> problems = new ArrayList<>();
    private final List<TextRange> damage = new ArrayList<>();

    private YamlParser(SourceText source) {
        this.source = source;
        this.readable = source.text().toCharArray();
    }

    static YamlDocument parse(SourceText source) {
        return new YamlParser(source).parse();
    }

    private YamlDocument parse() {
        problems.addAll(UnreadableCharacters.replace(readable));
        int allowed = source.length() > LARGE ? 1 : MOST_BREAKS;
        YamlEvents events = YamlEvents.read(new String(readable));
        while (events.failure() != null && damage.size() < allowed) {
            YamlBreak failure = events.failure();
            if (!spaceOutTabs(failure)) {
                report(failure);
                blank(BreakExtent.of(SourceText.of(new String(readable)), failure, events));
            }
            events = YamlEvents.read(new String(readable));
        }
        if (events.failure() != null) {
            report(events.failure());
            damage.add(new TextRange(Math.min(events.failure().offset(), source.length()), source.length()));
        }
        YamlComposer composer = new YamlComposer(events);
        YamlNode root = composer.composeFirst();
        problems.addAll(composer.problems());
        problems.sort(Comparator.comparing(YamlProblem::range));
        damage.sort(Comparator.naturalOrder());
        return new YamlDocument(source, root, problems, damage, composer.ignoredTail(source.length()));
    }

    private void report(YamlBreak failure) {
        int start = Math.min(failure.offset(), source.length());
        int line = source.lineAt(start);
        int lineEnd = source.lineEnd(line);
        int end = start;
        while (end < lineEnd && !Character.isWhitespace(source.text().charAt(end))) {
            end++;
        }
        if (end == start) {
            end = Math.min(start + 1, lineEnd);
        }
        TextRange range = end > start ? new TextRange(start, end) : source.lineRange(line);
        problems.add(new YamlProblem(YamlProblem.Kind.SYNTAX, range, failure.message()));
    }

    /**
     * yaml.v3 takes a tab between a key and its value, SnakeYAML does not. Such tabs become spaces; tabs that indent are
     * an error for both.
     */
    private boolean spaceOutTabs(YamlBreak failure) {
        int offset = failure.offset();
        if (offset >= readable.length || readable[offset] != '\t') {
            return false;
        }
        int lineStart = source.lineStart(source.lineAt(offset));
        if (new String(readable, lineStart, offset - lineStart).isBlank()) {
            return false;
        }
        while (offset < readable.length && readable[offset] == '\t') {
            readable[offset++] = ' ';
        }
        return true;
    }

    private void blank(TextRange range) {
        boolean changed = false;
        for (int i = range.start(); i < range.end(); i++) {
            if (readable[i] != '\n' && readable[i] != '\r' && readable[i] != ' ') {
                readable[i] = ' ';
                changed = true;
            }
        }
        TextRange gone = range;
        if (!changed) {
            // Nothing left to take away here, so the trouble is further on: give up on the rest.
            gone = new TextRange(range.start(), readable.length);
            for (int i = gone.start(); i < gone.end(); i++) {
                if (readable[i] != '\n' && readable[i] != '\r') {
                    readable[i] = ' ';
                }
            }
        }
        damage.add(gone);
    }
}
