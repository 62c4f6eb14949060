/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.session.Requests.Kind;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Requests end when nobody wants their answer any more. */
class RequestsTest {

    private static final long DEADLINE_SECONDS = 30;
    private static final Kind AT_CARET = new Kind("hover", true);
    private static final Kind OF_TEXT = new Kind("outline", false);
    private static final DocumentUri URI = DocumentUri.of("untitled:service.yml");

    private final List<String> failures = new ArrayList<>();
    private Session session;
    private Requests requests;

    /** An answer that never comes, and tells when its search begins and ends. */
    private static final class Endless {

        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch ended = new CountDownLatch(1);

        String search(CancelChecker cancel) {
            begun.countDown();
            try {
                while (true) {
                    cancel.checkCanceled();
                    Thread.onSpinWait();
                }
            } finally {
                ended.countDown();
            }
        }

        void awaitBegun() throws InterruptedException {
            assertTrue(begun.await(DEADLINE_SECONDS, TimeUnit.SECONDS), "not begun");
        }

        void awaitEnded() throws InterruptedException {
            assertTrue(ended.await(DEADLINE_SECONDS, TimeUnit.SECONDS), "still searching");
        }
    }

    @BeforeEach
    void openADocument() {
        Log log = new Log() {
            @Override
            public void failure(String sentence, Throwable failure) {
                failures.add(sentence);
            }

            @Override
            public void note(String sentence) {
                failures.add(sentence);
            }
        };
        session = new Session(List.of(), log);
        requests = new Requests(session, log);
        change(1);
    }

    private void change(int version) {
        SourceText text = SourceText.of("version: 1\nid: x\nprovision: {}\n#" + version);
        session.apply(snapshot -> snapshot.opened(URI, "yaml", version, text));
    }

    @AfterEach
    void close() {
        requests.close();
        session.close();
    }

    private CompletableFuture<String> search(Kind kind, Endless endless) {
        return requests.answer(kind, URI, "nothing", (view, cancel) -> endless.search(cancel));
    }

    private CompletableFuture<String> version(Kind kind) {
        return requests.answer(kind, URI, "nothing", (view, cancel) -> "version " + view.document().version());
    }

    private static String get(CompletableFuture<String> answer) throws Exception {
        return answer.get(DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aCancelledRequestStopsWorking() throws Exception {
        Endless endless = new Endless();
        CompletableFuture<String> answer = search(OF_TEXT, endless);
        endless.awaitBegun();
        answer.cancel(true);
        endless.awaitEnded();
        assertEquals("version 1", get(version(OF_TEXT)));
        assertEquals(List.of(), failures);
    }

    @Test
    void theNewestCaretCounts() throws Exception {
        Endless endless = new Endless();
        CompletableFuture<String> older = search(AT_CARET, endless);
        endless.awaitBegun();
        assertEquals("version 1", get(version(AT_CARET)));
        endless.awaitEnded();
        assertThrows(CancellationException.class, () -> get(older));
    }

    @Test
    void ofOneTextSeveralMayBeAsked() throws Exception {
        Endless endless = new Endless();
        CompletableFuture<String> older = search(OF_TEXT, endless);
        endless.awaitBegun();
        assertEquals("version 1", get(version(OF_TEXT)));
        assertFalse(older.isDone());
        change(2);
        assertEquals("version 2", get(version(OF_TEXT)));
        endless.awaitEnded();
        assertTrue(older.isCancelled());
    }

    @Test
    void aRequestSeesTheTextOfItsTime() throws Exception {
        CompletableFuture<String> first = version(new Kind("first", false));
        change(2);
        assertEquals("version 1", get(first));
        assertEquals("version 2", get(version(OF_TEXT)));
    }

    @Test
    void otherKindsAndDocumentsAreLeftAlone() throws Exception {
        Endless endless = new Endless();
        CompletableFuture<String> hover = search(AT_CARET, endless);
        endless.awaitBegun();
        assertEquals("version 1", get(version(new Kind("completion", true))));
        assertEquals("nothing", get(requests.answer(AT_CARET, DocumentUri.of("untitled:other"), "nothing",
                (view, cancel) -> "something")));
        assertFalse(hover.isDone());
        requests.close();
        endless.awaitEnded();
    }

    @Test
    void aFailureIsASentence() {
        CompletableFuture<String> answer = requests.answer(OF_TEXT, URI, "nothing", (view, cancel) -> {
            throw new IllegalStateException("on purpose");
        });
        ExecutionException failure = assertThrows(ExecutionException.class, () -> get(answer));
        assertEquals("The outline for untitled:service.yml failed. The log of the language server has the details.",
                failure.getCause().getMessage());
        assertEquals(List.of("The outline for untitled:service.yml failed."), failures);
    }

    @Test
    void afterTheEndThereIsAnAnswerToo() {
        requests.close();
        for (int i = 0; i < 2; i++) {
            ExecutionException failure = assertThrows(ExecutionException.class, () -> get(version(OF_TEXT)));
            assertEquals("The language server has been shut down. Start a new one.", failure.getCause().getMessage());
            session.close();
        }
    }
}
