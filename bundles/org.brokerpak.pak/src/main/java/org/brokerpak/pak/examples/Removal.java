/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.function.Consumer;

import org.brokerpak.pak.osb.Answer;
import org.brokerpak.pak.osb.BrokerClient;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.osb.Deadline;
import org.brokerpak.pak.osb.Instance;
import org.brokerpak.pak.osb.LastOperation;
import org.brokerpak.pak.osb.LastOperation.State;
import org.brokerpak.pak.osb.OperationWatch;

/** Removes an instance and its binding; what fails once is tried once more, as clouds are forgetful. */
final class Removal {

    /**
     * How it went.
     *
     * @param gone whether nothing is left
     * @param failed whether anything failed on the way
     * @param message why it failed, or what to know; empty when there is nothing to say
     */
    record Outcome(boolean gone, boolean failed, String message) {
    }

    private final BrokerClient client;
    private final OperationWatch watch;
    private final Instance instance;

    Removal(BrokerClient client, OperationWatch watch, Instance instance) {
        this.client = client;
        this.watch = watch;
        this.instance = instance;
    }

    /**
     * Removes the instance or a binding of it.
     *
     * @param binding empty for the instance
     * @param exists whether it is certainly there
     */
    Outcome remove(String binding, boolean exists, Deadline deadline, Consumer<LastOperation> progress) {
        String first = "";
        try {
            return attempt(binding, exists, deadline, progress);
        } catch (StepFailure failure) {
            first = failure.getMessage();
        } catch (BrokerException failure) {
            if (failure.kind() != BrokerException.Kind.FAILED) {
                return new Outcome(false, true, failure.getMessage());
            }
            first = failure.getMessage();
        }
        try {
            attempt(binding, false, deadline, progress);
            return new Outcome(true, exists, first + "; the second attempt succeeded");
        } catch (StepFailure | BrokerException failure) {
            return new Outcome(false, true, failure.getMessage().equals(first) ? first + " (tried twice)"
                    : first + "; then " + failure.getMessage());
        }
    }

    private Outcome attempt(String binding, boolean exists, Deadline deadline, Consumer<LastOperation> progress)
            throws BrokerException, StepFailure {
        Answer answer = binding.isEmpty() ? client.deprovision(instance, deadline)
                : client.unbind(instance, binding, deadline);
        if (answer instanceof Answer.Accepted accepted) {
            LastOperation operation = watch.await(instance, binding, accepted, deadline, progress);
            if (operation.state() == State.FAILED) {
                throw new StepFailure(reported(operation));
            }
        }
        boolean missing = answer instanceof Answer.Gone && exists;
        return new Outcome(true, false, missing ? "the broker no longer knew it" : "");
    }

    /** Why an operation failed, in the broker's words. */
    static String reported(LastOperation operation) {
        return operation.description().isEmpty() ? "the broker reports a failure without a reason"
                : "the broker reports: " + operation.description();
    }
}
