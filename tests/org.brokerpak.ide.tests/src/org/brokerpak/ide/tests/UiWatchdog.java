/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Asks the UI thread for a sign of life over and over, and notes what it was doing whenever none came. */
final class UiWatchdog implements AutoCloseable {

    /** Long enough for a busy machine to draw a window without a graphics card; only a lock takes longer. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final Display display = PlatformUI.getWorkbench().getDisplay();
    private final Thread uiThread = display.getThread();
    private final AtomicInteger beats = new AtomicInteger();
    private final List<String> stalls = new CopyOnWriteArrayList<>();
    private final Thread watcher = new Thread(this::watch, "UI watchdog");
    private volatile boolean over;
    private volatile long longest;

    UiWatchdog() {
        watcher.setDaemon(true);
        watcher.start();
    }

    private void watch() {
        try {
            while (!over && !display.isDisposed()) {
                long asked = System.nanoTime();
                Semaphore sign = new Semaphore(0);
                display.asyncExec(sign::release);
                if (!sign.tryAcquire(LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
                    stalls.add(Arrays.stream(uiThread.getStackTrace()).map(StackTraceElement::toString)
                            .collect(Collectors.joining("\n    ")));
                    sign.acquire();
                }
                beats.incrementAndGet();
                longest = Math.max(longest, Duration.ofNanos(System.nanoTime() - asked).toMillis());
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Where the UI thread was when it gave no sign in time. */
    List<String> stalls() {
        return stalls;
    }

    /** The longest wait for a sign, in milliseconds: for people to read, as it depends on the machine. */
    long longest() {
        return longest;
    }

    /** How many signs it gave. */
    int beats() {
        return beats.get();
    }

    @Override
    public void close() {
        over = true;
        watcher.interrupt();
    }
}
