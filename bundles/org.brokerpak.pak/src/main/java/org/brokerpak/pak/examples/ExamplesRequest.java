/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import org.brokerpak.pak.osb.BrokerAddress;

/**
 * Which examples to run, and how.
 *
 * @param broker where
 * @param examples which, in their order
 * @param jobs how many at a time, from 1
 * @param timeout how long each step may take
 * @param failFast whether none is begun after one failed
 * @param check whether parameters that the broker would refuse are told of and not sent
 * @param update whether each instance is updated too
 * @param context sent with each request, as a platform does; empty as the broker's own client does it
 */
public record ExamplesRequest(BrokerAddress broker, List<ExampleCase> examples, int jobs, Duration timeout,
        boolean failFast, boolean check, boolean update, Map<String, Object> context) {

    /** How long the broker's own run waits for an instance. */
    public static final Duration STANDARD_TIMEOUT = Duration.ofMinutes(45);

    public ExamplesRequest {
        examples = List.copyOf(examples);
        if (jobs < 1) {
            throw new IllegalArgumentException("at least one example is run at a time, not " + jobs);
        }
    }

    /** A request that runs one example after the other, and all of them. */
    public static ExamplesRequest of(BrokerAddress broker, List<ExampleCase> examples) {
        return new ExamplesRequest(broker, examples, 1, STANDARD_TIMEOUT, false, true, false, Map.of());
    }
}
