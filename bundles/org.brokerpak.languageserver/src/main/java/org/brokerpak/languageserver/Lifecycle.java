/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.brokerpak.languageserver.protocol.Errors;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/** Which messages the protocol allows when. */
final class Lifecycle {

    private enum State {
        NEW, INITIALIZED, SHUT_DOWN
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.NEW);

    /** Enters the initialized state; the error when that was done before. */
    Optional<ResponseErrorException> initialize() {
        return state.compareAndSet(State.NEW, State.INITIALIZED) ? Optional.empty()
                : Optional.of(isShutDown() ? Errors.shutDown() : Errors.initializedTwice());
    }

    void shutDown() {
        state.set(State.SHUT_DOWN);
    }

    boolean isShutDown() {
        return state.get() == State.SHUT_DOWN;
    }

    /** Why a request cannot be answered now; empty when it can. */
    Optional<ResponseErrorException> refusal() {
        return switch (state.get()) {
            case NEW -> Optional.of(Errors.notInitialized());
            case INITIALIZED -> Optional.empty();
            case SHUT_DOWN -> Optional.of(Errors.shutDown());
        };
    }
}
