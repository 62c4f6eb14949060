/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;

/**
 * How a step went.
 *
 * @param message why it failed or what to know; empty when there is nothing to say
 */
public record StepResult(ExampleStep step, Outcome outcome, Duration time, String message) {

    /** Outcomes of a step. */
    public enum Outcome {
        PASSED, WARNING, FAILED, CANCELLED
    }

    /** Whether what follows can build upon it. */
    public boolean isGood() {
        return outcome == Outcome.PASSED || outcome == Outcome.WARNING;
    }
}
