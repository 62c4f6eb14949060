/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.List;

import org.brokerpak.pak.examples.ExampleResult.Verdict;

/**
 * How the examples went.
 *
 * @param results in the order of the request
 */
public record ExamplesResult(List<ExampleResult> results, Duration time) {

    public ExamplesResult {
        results = List.copyOf(results);
    }

    /** Whether every example passed. */
    public boolean isGood() {
        return count(Verdict.PASSED) == results.size();
    }

    public long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** What is still there. */
    public List<Leftover> leftovers() {
        return results.stream().flatMap(result -> result.leftovers().stream()).toList();
    }
}
