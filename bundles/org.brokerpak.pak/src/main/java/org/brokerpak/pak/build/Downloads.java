/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

import org.brokerpak.pak.build.Fetcher.Fetched;

/** Downloads several files at a time, and tells of all together. */
final class Downloads {

    /** Release servers give each connection a share; more of them would only look like an attack. */
    private static final int AT_ONCE = 4;

    /** Gets one file. */
    @FunctionalInterface
    interface Getter {
        Fetched get(PlannedBinary binary, StepProgress progress) throws BuildFailure;
    }

    private final BuildStep step;
    private final BuildListener listener;
    private final BooleanSupplier cancelled;
    private final long[] done;
    private final long[] total;

    private Downloads(BuildStep step, int files, BuildListener listener, BooleanSupplier cancelled) {
        this.step = step;
        this.listener = listener;
        this.cancelled = cancelled;
        this.done = new long[files];
        this.total = new long[files];
        Arrays.fill(total, -1);
    }

    /**
     * Gets all files.
     *
     * @throws BuildFailure with every file that could not be had; the others are in the cache then
     */
    static Map<PlannedBinary, Fetched> getAll(List<PlannedBinary> binaries, BuildStep step, BuildListener listener,
            BooleanSupplier cancelled, Getter getter) throws BuildFailure {
        return new Downloads(step, binaries.size(), listener, cancelled).getAll(binaries, getter);
    }

    private Map<PlannedBinary, Fetched> getAll(List<PlannedBinary> binaries, Getter getter) throws BuildFailure {
        List<Future<Fetched>> tasks = new ArrayList<>();
        Map<PlannedBinary, Fetched> result = new LinkedHashMap<>();
        List<BuildProblem> problems = new ArrayList<>();
        // Closing waits for the downloads, which end by themselves when the build is cancelled.
        try (ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE, Downloads::thread)) {
            for (int i = 0; i < binaries.size(); i++) {
                int index = i;
                tasks.add(workers.submit(() -> getter.get(binaries.get(index),
                        new StepProgress(step, event -> progress(index, event), cancelled))));
            }
            for (int i = 0; i < tasks.size(); i++) {
                try {
                    result.put(binaries.get(i), tasks.get(i).get());
                } catch (ExecutionException failure) {
                    problems.addAll(problems(failure.getCause()));
                } catch (InterruptedException stop) {
                    workers.shutdownNow();
                    Thread.currentThread().interrupt();
                    throw new CancellationException("interrupted");
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new BuildFailure(problems);
        }
        return result;
    }

    private static List<BuildProblem> problems(Throwable failure) {
        return switch (failure) {
            case BuildFailure known -> known.problems();
            case CancellationException stopped -> throw stopped;
            case RuntimeException unexpected -> throw unexpected;
            case Error fatal -> throw fatal;
            default -> throw new IllegalStateException(failure);
        };
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "brokerpak-download");
        thread.setDaemon(true);
        return thread;
    }

    private synchronized void progress(int index, BuildEvent event) {
        if (event instanceof BuildEvent.Progress moved) {
            done[index] = moved.done();
            total[index] = moved.total();
            long expected = Arrays.stream(total).anyMatch(size -> size < 0) ? -1
                    : Arrays.stream(total).sum();
            listener.on(new BuildEvent.Progress(step, Arrays.stream(done).sum(), expected));
        }
    }
}
