/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Until when something may take, unless it is cancelled before. */
public final class Deadline {

    private final Pace pace;
    private final long start;
    private final Duration limit;
    private final BooleanSupplier cancelled;

    private Deadline(Pace pace, Duration limit, BooleanSupplier cancelled) {
        this.pace = pace;
        this.start = pace.nanoTime();
        this.limit = limit;
        this.cancelled = cancelled;
    }

    /** A deadline so long after now. */
    public static Deadline after(Duration limit, Pace pace, BooleanSupplier cancelled) {
        return new Deadline(pace, limit, cancelled);
    }

    /** How long it was to take at most. */
    public Duration limit() {
        return limit;
    }

    Duration left() {
        return limit.minus(elapsed());
    }

    /** How long it has taken so far. */
    public Duration elapsed() {
        return Duration.ofNanos(pace.nanoTime() - start);
    }

    boolean isCancelled() {
        return cancelled.getAsBoolean() || Thread.currentThread().isInterrupted();
    }

    /** @throws BrokerException if the time is over or the work is cancelled */
    void check() throws BrokerException {
        if (isCancelled()) {
            throw BrokerException.cancelled();
        }
        if (left().isNegative() || left().isZero()) {
            throw BrokerException.timedOut("it was not over after " + BrokerText.time(limit));
        }
    }

    /**
     * Waits, but not beyond the deadline.
     *
     * @throws BrokerException if the time is over or the work is cancelled
     */
    void pause(Duration time) throws BrokerException {
        check();
        pace.pause(time.compareTo(left()) < 0 ? time : left(), this::isCancelled);
        check();
    }
}
