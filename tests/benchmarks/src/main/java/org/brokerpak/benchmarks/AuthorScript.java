/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** An author at work: misspells a key and mends it, completes a key, looks at one. Answers are checked. */
final class AuthorScript implements AutoCloseable {

    private static final String MISSPELT = "typo";

    private final ServerSession session;
    private final Result result;
    private final Range key;
    private final Range typo;

    AuthorScript(ServerSession session, BenchmarkPak pak, Result result) throws IOException, InterruptedException {
        this.session = session;
        this.result = result;
        this.key = pak.type();
        this.typo = new Range(key.getStart(),
                new Position(key.getStart().getLine(), key.getStart().getCharacter() + MISSPELT.length()));
        session.awaitDiagnostics(0, found -> true);
    }

    /** Does each step that many times. */
    void work(int times, boolean counts) throws InterruptedException {
        for (int time = 0; time < times; time++) {
            record(Step.CHANGE, counts, misspell());
            record(Step.CHANGE, counts, mend());
            record(Step.COMPLETION, counts, complete());
            record(Step.HOVER, counts, hover());
        }
    }

    private void record(Step step, boolean counts, long nanos) {
        if (counts) {
            result.add(step, nanos);
        }
    }

    private long misspell() throws InterruptedException {
        return change(key, MISSPELT, this::tellsOfTypo);
    }

    private long mend() throws InterruptedException {
        return change(typo, "type", found -> !tellsOfTypo(found));
    }

    private long change(Range range, String text, Predicate<List<Diagnostic>> expected) throws InterruptedException {
        long before = session.publications();
        long start = System.nanoTime();
        session.change(range, text);
        session.awaitDiagnostics(before, expected);
        return System.nanoTime() - start;
    }

    private boolean tellsOfTypo(List<Diagnostic> found) {
        return found.stream().anyMatch(diagnostic -> diagnostic.getRange().getStart().getLine() == key.getStart()
                .getLine() && diagnostic.getMessage().map(text -> text, markup -> markup.getValue()).contains(MISSPELT));
    }

    /** Types the first letters of a key on a line of its own above the key {@code type}. */
    private long complete() throws InterruptedException {
        Position line = new Position(key.getStart().getLine(), 0);
        String typed = " ".repeat(key.getStart().getCharacter()) + "pro";
        long before = session.publications();
        long start = System.nanoTime();
        session.change(new Range(line, line), typed + "\n");
        List<String> labels = session.completion(new Position(line.getLine(), typed.length()));
        long taken = System.nanoTime() - start;
        if (!labels.contains("prohibit_update")) {
            throw new IllegalStateException(result.server() + " does not offer prohibit_update but " + labels);
        }
        session.change(new Range(line, new Position(line.getLine() + 1, 0)), "");
        session.awaitDiagnostics(before, found -> !tellsOfTypo(found));
        return taken;
    }

    private long hover() throws InterruptedException {
        Position inKey = new Position(key.getStart().getLine(), key.getStart().getCharacter() + 1);
        long start = System.nanoTime();
        boolean shown = session.hover(inKey);
        long taken = System.nanoTime() - start;
        if (!shown) {
            throw new IllegalStateException(result.server() + " shows no hover");
        }
        return taken;
    }

    void recordMemory() throws IOException {
        result.setMegabytes(session.residentMegabytes());
    }

    @Override
    public void close() throws IOException, InterruptedException {
        session.close();
    }
}
