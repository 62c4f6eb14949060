/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Lets work clean up after itself when the user presses Ctrl-C: the process waits for it a little. */
public final class Interruption implements BooleanSupplier, AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Duration patience;
    private final CountDownLatch over = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupt, "interruption");
    private volatile boolean asked;

    private Interruption(Duration patience) {
        this.patience = patience;
    }

    /** Watches until it is closed. */
    public static Interruption watch() {
        return watch(PATIENCE);
    }

    /**
     * Watches until it is closed.
     *
     * @param patience how long the process waits for the work to end
     */
    public static Interruption watch(Duration patience) {
        Interruption interruption = new Interruption(patience);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** Whether the work is to stop. */
    @Override
    public boolean getAsBoolean() {
        return asked;
    }

    private void interrupt() {
        asked = true;
        try {
            over.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        over.countDown();
        if (!asked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException goingDown) {
                // The process ends anyway.
            }
        }
    }
}
