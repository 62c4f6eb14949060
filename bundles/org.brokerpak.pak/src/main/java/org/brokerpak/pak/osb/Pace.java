/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** The passing of time. */
public interface Pace {

    /** That of the machine. */
    Pace SYSTEM = new Pace() {

        private static final long TICK_NANOS = 100_000_000;

        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public void pause(Duration time, BooleanSupplier stop) {
            long end = System.nanoTime() + time.toNanos();
            long left = time.toNanos();
            while (left > 0 && !stop.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(Math.min(left, TICK_NANOS));
                left = end - System.nanoTime();
            }
        }
    };

    /** Nanoseconds since some moment. */
    long nanoTime();

    /** Lets time pass, less of it as soon as {@code stop} says so or the thread is interrupted. */
    void pause(Duration time, BooleanSupplier stop);
}
