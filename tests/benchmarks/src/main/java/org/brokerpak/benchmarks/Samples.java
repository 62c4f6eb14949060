/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Times of one measured step, in milliseconds. */
final class Samples {

    private final List<Double> milliseconds = new ArrayList<>();

    void addNanos(long nanos) {
        milliseconds.add(nanos / 1e6);
    }

    boolean isEmpty() {
        return milliseconds.isEmpty();
    }

    double median() {
        return quantile(0.5);
    }

    double p95() {
        return quantile(0.95);
    }

    /** The smallest time that this share of the samples does not exceed. */
    private double quantile(double share) {
        List<Double> sorted = new ArrayList<>(milliseconds);
        Collections.sort(sorted);
        return sorted.get((int) Math.max(0, Math.ceil(share * sorted.size()) - 1));
    }
}
