/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.UnaryOperator;

import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.rules.Rule;

/**
 * The one thread on which messages apply in the order they came, and the snapshot they have led to. Callers never wait,
 * so a client in the same process may call from its user interface.
 */
public final class Session implements AutoCloseable {

    /** Told of each new snapshot, on the session's thread. */
    @FunctionalInterface
    public interface Listener {
        void changed(Snapshot before, Snapshot after);
    }

    private final ExecutorService thread = Threads.single("session");
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final Log log;
    private volatile Snapshot current;

    public Session(List<Rule> rules, Log log) {
        this.log = log;
        this.current = Snapshot.first(Shared.create(rules, log));
    }

    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    /** The newest snapshot. */
    public Snapshot current() {
        return current;
    }

    /** Whether a document of a snapshot is still in the same state. */
    public boolean isCurrent(OpenDocument document) {
        return current.document(document.uri()).filter(document::equals).isPresent();
    }

    /** Applies a message after all that came before it. */
    public void apply(UnaryOperator<Snapshot> message) {
        execute(() -> {
            Snapshot before = current;
            Snapshot after = message.apply(before);
            if (after != before) {
                current = after;
                listeners.forEach(listener -> listener.changed(before, after));
            }
        });
    }

    /**
     * Runs something after all messages that came before it.
     *
     * @return whether it will be run; after {@link #close()} nothing is any more
     */
    public boolean execute(Runnable task) {
        try {
            thread.execute(() -> {
                try {
                    task.run();
                } catch (RuntimeException | StackOverflowError failure) {
                    log.failure("A message of the client could not be applied and is left out.", failure);
                }
            });
            return true;
        } catch (RejectedExecutionException closed) {
            // The client has taken its leave; what still comes in has no meaning any more.
            return false;
        }
    }

    /** Ends the thread once it has applied what came before. No thread is interrupted: that could break a stream. */
    @Override
    public void close() {
        thread.shutdown();
    }
}
