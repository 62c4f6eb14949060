/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/** Asks several for a part of an answer: one that fails is logged and costs only its own part. */
public final class Participants {

    private Participants() {
    }

    /**
     * Asks each in turn.
     *
     * @param what the answer they work on, for the log: {@code completion}
     */
    public static <P> void ask(List<P> participants, String what, Log log, Consumer<P> question) {
        for (P participant : participants) {
            try {
                question.accept(participant);
            } catch (CancellationException cancelled) {
                throw cancelled;
            } catch (RuntimeException | StackOverflowError failure) {
                log.failure("A part of the %s failed and is left out (%s).".formatted(what,
                        participant.getClass().getSimpleName()), failure);
            }
        }
    }
}
