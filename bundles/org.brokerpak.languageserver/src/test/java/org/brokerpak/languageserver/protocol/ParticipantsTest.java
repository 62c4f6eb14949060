/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;

/** One that fails costs only its own part. */
class ParticipantsTest {

    private final List<String> answers = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private final Log log = new Log() {
        @Override
        public void failure(String sentence, Throwable failure) {
            failures.add(sentence);
        }

        @Override
        public void note(String sentence) {
            throw new AssertionError(sentence);
        }
    };

    @Test
    void theOthersAnswer() {
        List<Runnable> participants = List.of(() -> answers.add("first"),
                () -> {
                    throw new IllegalStateException("on purpose");
                },
                () -> {
                    throw new StackOverflowError("on purpose");
                },
                () -> answers.add("last"));
        Participants.ask(participants, "proposals", log, Runnable::run);
        assertEquals(List.of("first", "last"), answers);
        assertEquals(2, failures.size());
    }

    @Test
    void aCancelledRequestEndsForAll() {
        List<Runnable> participants = List.of(() -> {
            throw new CancellationException();
        }, () -> answers.add("last"));
        assertThrows(CancellationException.class,
                () -> Participants.ask(participants, "proposals", log, Runnable::run));
        assertEquals(List.of(), answers);
        assertEquals(List.of(), failures);
    }
}
