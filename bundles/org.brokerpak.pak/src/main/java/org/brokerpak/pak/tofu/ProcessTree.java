/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process with all it started. Providers outlive a tofu that is killed and then have no parent that leads to them, so
 * whoever waits calls {@link #look()} again and again.
 */
final class ProcessTree {

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final Process process;
    private final Map<Long, ProcessHandle> known = new ConcurrentHashMap<>();

    ProcessTree(Process process) {
        this.process = process;
    }

    /** Takes note of what was started by now. */
    void look() {
        Stream.concat(process.descendants(), known.values().stream().flatMap(ProcessHandle::descendants)).toList()
                .forEach(handle -> known.putIfAbsent(handle.pid(), handle));
    }

    /** Ends everything that still runs, and waits until it is gone. */
    void end() {
        long giveUp = System.nanoTime() + PATIENCE_NANOS;
        while (System.nanoTime() < giveUp) {
            look();
            // The process itself would close its streams, and what it said last would be lost.
            process.toHandle().destroyForcibly();
            known.values().forEach(ProcessHandle::destroyForcibly);
            if (!process.isAlive() && known.values().stream().noneMatch(ProcessTree::runs)) {
                return;
            }
            pause();
        }
    }

    /** Whether a process does anything: one that was killed is there, without a program, until its parent takes note. */
    static boolean runs(ProcessHandle handle) {
        return handle.isAlive() && handle.info().command().isPresent();
    }

    private void pause() {
        try {
            process.waitFor(20, TimeUnit.MILLISECONDS);
            TimeUnit.MILLISECONDS.sleep(5);
        } catch (InterruptedException impatient) {
            // What runs is ended first.
            Thread.currentThread().interrupt();
        }
    }
}
