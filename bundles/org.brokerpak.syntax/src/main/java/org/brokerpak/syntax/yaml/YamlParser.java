/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Parses with recovery. When the grammar breaks, the text to blame is blanked out, every offset kept, and the rest is
 * read again, so that one error hides no other.
 */
final class YamlParser {

    /** Enough for a file in the middle of a rewrite; bounds the list an author has to look at. */
    private static final int MOST_BREAKS = 40;
    /** Characters read in search of repairs, some 30 full readings of a large definition. */
    private static final long MOST_READ = 4_000_000;
    /** Full readings of a text that is larger than that in itself. */
    private static final int MOST_READINGS = 5;
    /** Characters to the next break from which on it has nothing to do with this one. */
    private static final int FAR = 2_000;
    /** What a lost character counts against a character gained. */
    private static final int LOSS = 3;
    /** More characters of one line do not count as lost. */
    private static final int MOST_OF_A_LINE = 20;
    /** What each place in the list of explanations counts against a character gained. */
    private static final int LATER_PLACE = 40;
    /** No editor shows more of a problem than this. */
    private static final int LONGEST_RANGE = 200;
    /** Nobody reads more; keeps a hostile file from flooding an editor. */
    private static final int MOST_PROBLEMS = 500;

    private final SourceText source;
    private char[] readable;
    private YamlEvents events;
    private long read;
    private final long mostRead;
    private final List<YamlProblem> problems = new ArrayList<>();
    private final List<TextRange> damage = new ArrayList<>();
    private final Set<Integer> overwritten = new HashSet<>();

    private YamlParser(SourceText source) {
        this.source = source;
        this.readable = source.text().toCharArray();
        this.mostRead = Math.max(MOST_READ, (long) MOST_READINGS * source.length());
    }

    static YamlDocument parse(SourceText source) {
        return new YamlParser(source).parse();
    }

    private YamlDocument parse() {
        problems.addAll(UnreadableCharacters.replace(readable));
        events = read(readable);
        if (events.failure() != null && ConflictMarkers.takeOut(source, readable, problems, damage)) {
            events = read(readable);
        }
        mend();
        if (events.failure() != null) {
            giveUp();
        }
        BrokerRefusals.check(events, problems);
        YamlComposer composer = new YamlComposer(events, new MendedText(source.text(), overwritten));
        YamlNode root = composer.composeFirst();
        problems.addAll(composer.problems());
        TextRange ignored = IgnoredTail.of(events);
        int end = ignored == null ? source.length() : ignored.start();
        problems.removeIf(problem -> problem.range().start() > end || isConsequence(problem));
        List<YamlProblem> reported = problems.stream().map(this::clipped).distinct()
                .sorted(Comparator.comparing(YamlProblem::range)).limit(MOST_PROBLEMS).toList();
        return new YamlDocument(source, root, reported, damageInOrder(), ignored);
    }

    /** Each stretch once, where repairs overlap. */
    private List<TextRange> damageInOrder() {
        List<TextRange> merged = new ArrayList<>();
        for (TextRange gone : damage.stream().sorted().toList()) {
            if (!merged.isEmpty() && merged.getLast().overlaps(gone)) {
                merged.set(merged.size() - 1, merged.getLast().union(gone));
            } else {
                merged.add(gone);
            }
        }
        return merged;
    }

    private void mend() {
        int breaks = 0;
        while (breaks < MOST_BREAKS && read < mostRead) {
            TextRange stray = events.failure() == null ? IgnoredTail.strayRoot(events) : null;
            if (stray != null) {
                take(Repair.without(stray, stray, "this stands before the first key: remove it"));
                breaks++;
            } else if (events.failure() == null) {
                return;
            } else {
                SourceText text = SourceText.of(events.text());
                if (BrokerAllowances.apply(text, events.failure(), readable)) {
                    events = read(readable);
                } else {
                    repair(text);
                    breaks++;
                }
            }
        }
    }

    private YamlEvents read(char[] text) {
        YamlEvents result = YamlEvents.read(new String(text));
        read += Math.max(1000, result.reached());
        return result;
    }

    /**
     * Tries the explanations and takes the best: how far reading gets counts for it, what is lost and a later place in
     * the list against it.
     */
    private void repair(SourceText text) {
        List<Repair> candidates = BreakDiagnosis.explain(text, events);
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        char[] bestText = null;
        YamlEvents bestEvents = null;
        for (int i = 0; i < candidates.size(); i++) {
            int cost = LOSS * lost(candidates.get(i)) + LATER_PLACE * i;
            boolean mayWin = best < 0 || FAR - cost > bestScore && read < mostRead;
            char[] repaired = mayWin ? apply(candidates.get(i)) : null;
            if (repaired != null) {
                YamlEvents after = read(repaired);
                int score = progress(after) - cost;
                if (score > bestScore) {
                    best = i;
                    bestScore = score;
                    bestText = repaired;
                    bestEvents = after;
                }
            }
        }
        if (best < 0) {
            giveUp();
            return;
        }
        record(candidates.get(best), text);
        readable = bestText;
        events = bestEvents;
    }

    /** How many characters reading got on, as far as that matters. */
    private int progress(YamlEvents after) {
        boolean done = after.failure() == null && !IgnoredTail.endsEarly(after);
        return done ? FAR : Math.min(FAR, after.reached() - events.reached());
    }

    /** The characters a repair takes away; of a long line only some count, for it is no more than a line. */
    private int lost(Repair repair) {
        int lost = 0;
        for (TextRange place : repair.places()) {
            int inLine = 0;
            for (int i = place.start(); i < Math.min(place.end(), readable.length) && lost < FAR; i++) {
                inLine = readable[i] == '\n' ? 0 : inLine + (Character.isWhitespace(readable[i]) ? 0 : 1);
                lost += inLine > 0 && inLine <= MOST_OF_A_LINE && !Character.isWhitespace(readable[i]) ? 1 : 0;
            }
        }
        return lost;
    }

    private void take(Repair repair) {
        SourceText text = SourceText.of(events.text());
        char[] repaired = apply(repair);
        if (repaired != null) {
            record(repair, text);
            readable = repaired;
        }
        events = read(readable);
    }

    private void record(Repair repair, SourceText text) {
        problems.add(repair.problem());
        if (repair.change().losesText()) {
            repair.places().stream().filter(place -> !text.slice(place).isBlank()).forEach(damage::add);
        } else if (repair.change() != Repair.Change.SPACES) {
            overwritten.add(repair.places().getFirst().start());
        }
    }

    /** The text after a repair, or null when it would change nothing. */
    private char[] apply(Repair repair) {
        char[] result = readable.clone();
        boolean changed = false;
        for (TextRange place : repair.places()) {
            for (int i = place.start(); i < Math.min(place.end(), result.length); i++) {
                char fill = repair.change().fill(i - place.start());
                if (result[i] != '\n' && result[i] != '\r' && result[i] != fill) {
                    result[i] = fill;
                    changed = true;
                }
            }
        }
        return changed ? result : null;
    }

    /** Nothing helps, or too much was tried: what stands behind the break is left out. */
    private void giveUp() {
        Repair first = BreakDiagnosis.explain(SourceText.of(events.text()), events).getFirst();
        problems.add(first.problem());
        int line = source.lineAt(Math.min(first.blamed().start(), events.reached()));
        TextRange rest = new TextRange(source.lineStart(line), source.length());
        damage.add(rest);
        for (int i = rest.start(); i < rest.end(); i++) {
            if (readable[i] != '\n' && readable[i] != '\r') {
                readable[i] = ' ';
            }
        }
        events = read(readable);
    }

    /** Keys seem to stand twice when the line that began an item of its own between them could not be read. */
    private boolean isConsequence(YamlProblem problem) {
        return problem.kind() == YamlProblem.Kind.DUPLICATE_KEY && damage.stream()
                .anyMatch(gone -> problem.relatedRange().start() < gone.start() && gone.end() < problem.range().start()
                        && isWholeLine(gone));
    }

    private boolean isWholeLine(TextRange range) {
        int lineStart = source.lineStart(source.lineAt(range.start()));
        return source.text().substring(lineStart, range.start()).isBlank();
    }

    /** A problem never reaches beyond its line, and shows at least one character where there is one. */
    private YamlProblem clipped(YamlProblem problem) {
        return new YamlProblem(problem.kind(), clip(problem.range()), problem.message(),
                problem.related().map(this::clip).orElse(null));
    }

    private TextRange clip(TextRange range) {
        int start = Math.min(range.start(), source.length());
        int lineEnd = source.lineEnd(source.lineAt(start));
        start = Math.min(start, lineEnd);
        int end = Math.clamp(range.end(), start, Math.min(lineEnd, start + LONGEST_RANGE));
        if (end == start && end < lineEnd) {
            end++;
        } else if (end == start && start > source.lineStart(source.lineAt(start))) {
            start--;
        }
        return new TextRange(start, end);
    }
}
