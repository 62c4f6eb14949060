/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import org.brokerpak.pak.work.Work;

/** Turns the advance of a step into events, few enough to be shown, and ends the work when it is cancelled. */
final class StepProgress implements Work {

    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

    private final BuildStep step;
    private final BuildListener listener;
    private final BooleanSupplier cancelled;
    private long done;
    private long total = -1;
    private long toldAt = System.nanoTime();

    StepProgress(BuildStep step, BuildListener listener, BooleanSupplier cancelled) {
        this.step = step;
        this.listener = listener;
        this.cancelled = cancelled;
    }

    /** What follows is counted from 0. */
    void restart(long bytes) {
        done = 0;
        total = bytes;
    }

    /** Where a download stands. */
    void received(long bytes, long expected) {
        total = expected;
        done = bytes;
        advance(0);
    }

    @Override
    public void advance(long bytes) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        done += bytes;
        long now = System.nanoTime();
        if (done > 0 && now - toldAt >= PAUSE) {
            toldAt = now;
            listener.on(new BuildEvent.Progress(step, done, total));
        }
    }

    /** The same work, for parts of it that are not counted: they can only be cancelled. */
    Work uncounted() {
        return bytes -> advance(0);
    }
}
