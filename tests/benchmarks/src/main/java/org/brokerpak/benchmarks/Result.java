/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.util.EnumMap;
import java.util.Map;

/** What was measured of one server. */
final class Result {

    private final String server;
    private final Map<Step, Samples> samples = new EnumMap<>(Step.class);
    private long megabytes;

    Result(String server) {
        this.server = server;
        for (Step step : Step.values()) {
            samples.put(step, new Samples());
        }
    }

    String server() {
        return server;
    }

    Samples samples(Step step) {
        return samples.get(step);
    }

    void add(Step step, long nanos) {
        samples.get(step).addNanos(nanos);
    }

    long megabytes() {
        return megabytes;
    }

    void setMegabytes(long megabytes) {
        this.megabytes = megabytes;
    }
}
