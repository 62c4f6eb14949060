/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.List;

/**
 * How an example went. {@link ExampleCase#place()} is where to open it.
 *
 * @param instanceId the id its instance had; empty when it was not run
 * @param steps in order; none when it was not run
 * @param message why it failed or was not run; empty for one that passed
 * @param leftovers what is still there
 */
public record ExampleResult(ExampleCase example, Verdict verdict, String instanceId, List<StepResult> steps,
        Duration time, String message, List<Leftover> leftovers) {

    /** Verdicts on an example. */
    public enum Verdict {
        PASSED, FAILED, CANCELLED, NOT_RUN
    }

    public ExampleResult {
        steps = List.copyOf(steps);
        leftovers = List.copyOf(leftovers);
    }

    static ExampleResult notStarted(ExampleCase example, Verdict verdict, String message) {
        return new ExampleResult(example, verdict, "", List.of(), Duration.ZERO, message, List.of());
    }

    /** What to know although nothing failed. */
    public List<String> warnings() {
        return steps.stream().filter(step -> step.outcome() == StepResult.Outcome.WARNING).map(StepResult::message)
                .toList();
    }
}
