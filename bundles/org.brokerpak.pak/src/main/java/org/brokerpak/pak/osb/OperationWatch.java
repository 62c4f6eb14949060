/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.function.Consumer;

import org.brokerpak.pak.osb.BrokerException.Kind;
import org.brokerpak.pak.osb.LastOperation.State;

/** Follows an operation that the broker accepted to its end. */
public final class OperationWatch {

    private final BrokerClient client;
    private final Patience patience;

    public OperationWatch(BrokerClient client, Patience patience) {
        this.client = client;
        this.patience = patience;
    }

    /**
     * Waits until the operation is over.
     *
     * @param bindingId empty for operations on the instance itself
     * @param progress told whatever the broker says on the way
     * @return {@link State#SUCCEEDED}, {@link State#FAILED} or {@link State#GONE}
     * @throws BrokerException if the broker stops answering, the time is over or the work is cancelled
     */
    public LastOperation await(Instance instance, String bindingId, Answer.Accepted accepted, Deadline deadline,
            Consumer<LastOperation> progress) throws BrokerException {
        Duration wait = patience.firstPoll();
        Duration asked = wait;
        String said = "";
        try {
            while (true) {
                deadline.pause(asked);
                LastOperation operation = client.lastOperation(instance, bindingId, accepted.operation(), deadline);
                if (operation.state() != State.IN_PROGRESS) {
                    return operation;
                }
                said = operation.description();
                progress.accept(operation);
                wait = patience.longerThan(wait);
                asked = operation.retryAfter().orElse(wait);
            }
        } catch (BrokerException failure) {
            if (failure.kind() == Kind.TIMED_OUT) {
                throw BrokerException.timedOut(failure.getMessage()
                        + (said.isEmpty() ? "" : "; the broker said last: " + said));
            }
            throw failure;
        }
    }
}
