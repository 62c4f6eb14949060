/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Reads what a process prints, line by line, on a thread of its own; never more than fits into memory. */
final class LineReader {

    private static final int MOST_CHARACTERS = 32 * 1024 * 1024;
    private static final int MOST_LINES = 200_000;
    private static final int LONGEST_LINE = 64 * 1024;

    private final Consumer<String> lines;
    private final StringBuilder all = new StringBuilder();
    private final StringBuilder line = new StringBuilder();
    private final Thread thread;
    private int lineCount;
    private volatile boolean tooMuch;
    private volatile RuntimeException failure;

    /** @param lines takes each line without its break; one that is too long comes in pieces */
    LineReader(InputStream stream, Consumer<String> lines) {
        this.lines = lines;
        this.thread = Thread.ofVirtual().start(() -> read(stream));
    }

    private void read(InputStream stream) {
        try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            char[] portion = new char[8192];
            for (int count = reader.read(portion); count >= 0; count = reader.read(portion)) {
                take(portion, count);
            }
        } catch (IOException closed) {
            // The process was ended; what it said until then is what there is.
        }
        if (!line.isEmpty()) {
            endLine();
        }
    }

    private void take(char[] portion, int count) {
        if (tooMuch) {
            return;
        }
        synchronized (all) {
            all.append(portion, 0, count);
            tooMuch = all.length() > MOST_CHARACTERS || lineCount > MOST_LINES;
        }
        for (int i = 0; i < count; i++) {
            if (portion[i] == '\n' || line.length() >= LONGEST_LINE) {
                endLine();
            }
            if (portion[i] != '\n' && portion[i] != '\r') {
                line.append(portion[i]);
            }
        }
    }

    private void endLine() {
        lineCount++;
        try {
            if (failure == null) {
                lines.accept(line.toString());
            }
        } catch (RuntimeException ofTaker) {
            // The process would wait for ever if nobody read on.
            failure = ofTaker;
        }
        line.setLength(0);
    }

    /** Whether more was printed than anybody could read. */
    boolean isTooMuch() {
        return tooMuch;
    }

    /** Everything printed until now. */
    String text() {
        synchronized (all) {
            return all.toString();
        }
    }

    /**
     * Waits for the end of the stream, but not for whoever holds it open after the process has ended.
     *
     * @throws RuntimeException what the taker of the lines threw
     */
    void finish(long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw failure;
        }
    }
}
