/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.List;

import org.brokerpak.pak.osb.BrokerAddress;

/** What happens while examples are run; those of one example in order. */
public sealed interface ExampleEvent {

    /** The broker will be asked for its catalog. */
    record Started(BrokerAddress broker, List<ExampleCase> examples, int jobs) implements ExampleEvent {
    }

    /** An example began. */
    record ExampleStarted(ExampleCase example, String instanceId) implements ExampleEvent {
    }

    /** A step began. */
    record StepStarted(ExampleCase example, ExampleStep step) implements ExampleEvent {
    }

    /**
     * A step is under way.
     *
     * @param description the broker's words; may be empty
     * @param time since the step began
     */
    record StepProgress(ExampleCase example, ExampleStep step, String description, Duration time)
            implements ExampleEvent {
    }

    /** A step is over. */
    record StepDone(ExampleCase example, StepResult result) implements ExampleEvent {
    }

    /** What is there is removed although the run is cancelled or failed. */
    record CleaningUp(ExampleCase example, String instanceId) implements ExampleEvent {
    }

    /** An example is over, or will not be run. */
    record ExampleDone(ExampleResult result) implements ExampleEvent {
    }

    /** All is over; the last event. */
    record Finished(ExamplesResult result) implements ExampleEvent {
    }
}
