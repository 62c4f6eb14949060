/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

import org.brokerpak.pak.work.Work;

/** Work as a line with a bar, which is gone when the work is done. */
public final class WorkBar implements Work, AutoCloseable {

    /** A line that was written over must not have been wrapped. */
    private static final int LINE = 79;
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

    private final PrintWriter out;
    private final String title;
    private final long total;
    private final boolean shown;
    private final long start = System.nanoTime();
    private long toldAt = start;
    private long done;

    /**
     * @param total bytes in all
     * @param shown whether anything is printed
     */
    public WorkBar(PrintWriter out, String title, long total, boolean shown) {
        this.out = out;
        this.title = title;
        this.total = total;
        this.shown = shown;
    }

    @Override
    public void advance(long bytes) {
        done += bytes;
        long now = System.nanoTime();
        if (shown && now - toldAt > PAUSE) {
            toldAt = now;
            String bar = new ProgressBar(done, total, Duration.ofNanos(now - start)).text(LINE - title.length() - 2);
            out.print(BuildConsole.ERASE + title + "  " + bar);
            out.flush();
        }
    }

    @Override
    public void close() {
        if (toldAt != start) {
            out.print(BuildConsole.ERASE);
            toldAt = start;
        }
    }
}
