/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Named daemon threads, so that a thread dump tells what each does and none keeps a process alive. */
public final class Threads {

    private Threads() {
    }

    /** One thread that does one thing after another. */
    public static ExecutorService single(String purpose) {
        return Executors.newSingleThreadExecutor(named(purpose));
    }

    /** One thread that can also do things later. */
    public static ScheduledExecutorService timed(String purpose) {
        return Executors.newSingleThreadScheduledExecutor(named(purpose));
    }

    /** A few threads more than there are processors: some only wait for what another is making. */
    public static ExecutorService pool(String purpose) {
        return Executors.newFixedThreadPool(Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 6) + 2,
                named(purpose));
    }

    private static ThreadFactory named(String purpose) {
        AtomicInteger count = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, "brokerpak-" + purpose + "-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
