/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.text.TextRange;

/**
 * The mistakes found by one reading of a text. One mistake is told once: what starts where the mistake before it
 * started is its consequence.
 */
final class HclMistakeLog {

    private final List<SyntaxProblem> problems = new ArrayList<>();
    private final List<HclDiagnostic> ofCharacters = new ArrayList<>();
    private final List<HclDiagnostic> ofGrammar = new ArrayList<>();
    private int lastStart = -1;
    private boolean lastIsCharacter;
    private int lastUnclosedStop = -1;
    private int unpairedBraces;
    private int untold;

    /** Reports a mistake whose place is the same for the author and for the broker's parser. */
    void report(HclMistake mistake, TextRange range, Object... arguments) {
        reportAs(mistake, range, range, arguments);
    }

    /**
     * Reports a mistake.
     *
     * @param range what to underline
     * @param subject what the broker's parser points at
     */
    void reportAs(HclMistake mistake, TextRange range, TextRange subject, Object... arguments) {
        boolean isTold = range.start() == lastStart;
        if (!isTold) {
            lastStart = range.start();
            problems.add(new SyntaxProblem(range, mistake.sentence(arguments)));
        }
        if (!isTold || lastIsCharacter) {
            say(mistake, subject, arguments);
        }
        lastIsCharacter = false;
    }

    /** Reports a character outside the language, which the broker's parser tells before anything else. */
    void reportCharacter(HclMistake mistake, TextRange range, Object... arguments) {
        if (range.start() == lastStart) {
            return;
        }
        lastStart = range.start();
        lastIsCharacter = true;
        problems.add(new SyntaxProblem(range, mistake.sentence(arguments)));
        ofCharacters.add(mistake.diagnostic(range, arguments));
    }

    /**
     * Reports that something opened was never closed. Where one place of the text ends several open things only the
     * innermost is told.
     *
     * @param stop the offset at which the end was expected
     */
    void reportUnclosed(HclMistake mistake, TextRange opener, TextRange subject, int stop, Object... arguments) {
        reportUnclosed(mistake, opener, mistake, subject, stop, arguments);
    }

    /** The same where the broker's parser has other words for it. */
    void reportUnclosed(HclMistake mistake, TextRange opener, HclMistake said, TextRange subject, int stop,
            Object... arguments) {
        if (stop == lastUnclosedStop) {
            untold++;
            return;
        }
        lastUnclosedStop = stop;
        if (opener.start() != lastStart) {
            lastStart = opener.start();
            problems.add(new SyntaxProblem(opener, mistake.sentence(arguments)));
            say(said, subject, arguments);
        }
    }

    /** Adds what only the broker's parser says of a character. */
    void sayCharacter(HclMistake mistake, TextRange range, Object... arguments) {
        ofCharacters.add(mistake.diagnostic(range, arguments));
    }

    /** Adds what only the broker's parser says. */
    void say(HclMistake mistake, TextRange subject, Object... arguments) {
        if (ofGrammar.isEmpty() || mistake.isAlwaysSaid()) {
            ofGrammar.add(mistake.diagnostic(subject, arguments));
        }
    }

    /** Counts a brace without its partner. */
    void braceUnpaired() {
        unpairedBraces++;
    }

    boolean hasUnpairedBraces() {
        return unpairedBraces > 0;
    }

    /** How badly this reading fits the text. */
    int weight() {
        return problems.size() + untold;
    }

    List<SyntaxProblem> problems() {
        List<SyntaxProblem> sorted = new ArrayList<>(problems);
        sorted.sort(Comparator.comparing(SyntaxProblem::range));
        return sorted;
    }

    List<HclDiagnostic> diagnostics() {
        List<HclDiagnostic> all = new ArrayList<>(ofCharacters);
        all.sort(Comparator.comparing(HclDiagnostic::range));
        all.addAll(ofGrammar);
        return all;
    }
}
