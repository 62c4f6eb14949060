/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.function.Consumer;

/**
 * Hands events to a listener, one at a time. A listener that fails is left alone: it must not keep a run from tidying
 * up.
 */
final class Announcer implements Consumer<ExampleEvent> {

    private final ExampleListener listener;
    private RuntimeException failure;

    Announcer(ExampleListener listener) {
        this.listener = listener;
    }

    @Override
    public synchronized void accept(ExampleEvent event) {
        if (failure == null) {
            try {
                listener.on(event);
            } catch (RuntimeException broken) {
                failure = broken;
            }
        }
    }

    /** Throws what the listener threw. */
    synchronized void rethrow() {
        if (failure != null) {
            throw failure;
        }
    }
}
