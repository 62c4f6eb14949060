/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

import org.brokerpak.pak.osb.Pace;

/** Time that passes when somebody waits, or when a test says so. */
public final class FakePace implements Pace {

    private final AtomicLong now = new AtomicLong();
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();

    @Override
    public long nanoTime() {
        return now.get();
    }

    @Override
    public void pause(Duration time, BooleanSupplier stop) {
        pauses.add(time);
        pass(time);
    }

    /** Lets time pass. */
    public void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    /** All that was waited. */
    public List<Duration> pauses() {
        return pauses;
    }
}
