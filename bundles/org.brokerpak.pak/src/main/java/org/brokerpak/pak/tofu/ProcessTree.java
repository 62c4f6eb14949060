/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process with all it started. Providers outlive a tofu that is killed and then have no parent that leads to them, so
 * whoever waits calls {@link #look()} again and again; and where the system shows the environment of processes (Linux),
 * those that came and lost their parent in between are known by it.
 */
final class ProcessTree {

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

    private static final Path PROCESSES = Path.of("/proc");

    private final Process process;
    private final String mark;
    private final Map<Long, ProcessHandle> known = new ConcurrentHashMap<>();

    /** @param mark a text that only the environment of this process and of its offspring holds */
    ProcessTree(Process process, String mark) {
        this.process = process;
        this.mark = mark;
    }

    /** Takes note of what was started by now. */
    void look() {
        Stream.concat(process.descendants(), known.values().stream().flatMap(ProcessHandle::descendants)).toList()
                .forEach(handle -> known.putIfAbsent(handle.pid(), handle));
    }

    private void lookForMark() {
        if (Files.isDirectory(PROCESSES)) {
            ProcessHandle.allProcesses().filter(handle -> handle.pid() != process.pid() && isMarked(handle.pid()))
                    .forEach(handle -> known.putIfAbsent(handle.pid(), handle));
        }
    }

    private boolean isMarked(long pid) {
        try {
            byte[] environment = Files.readAllBytes(PROCESSES.resolve(pid + "/environ"));
            return new String(environment, StandardCharsets.ISO_8859_1)
                    .contains(new String(mark.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
        } catch (IOException notOurs) {
            // It belongs to somebody else, or has ended.
            return false;
        }
    }

    /** Ends everything that still runs, and waits until it is gone. */
    void end() {
        long giveUp = System.nanoTime() + PATIENCE_NANOS;
        while (System.nanoTime() < giveUp) {
            look();
            lookForMark();
            // The process itself would close its streams, and what it said last would be lost.
            process.toHandle().destroyForcibly();
            known.values().forEach(ProcessHandle::destroyForcibly);
            if (!process.isAlive() && known.values().stream().noneMatch(ProcessTree::runs)) {
                return;
            }
            pause();
        }
    }

    /** Whether a process does anything: a killed one is there, without a program, until its parent takes note. */
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
