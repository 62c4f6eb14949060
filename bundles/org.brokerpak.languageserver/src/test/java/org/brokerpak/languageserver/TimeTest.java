/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.Gate;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.JsonRpcRequestFuture;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Order, coalescing, staleness, cancellation. */
class TimeTest {

    private static final String MANIFEST = "packversion: 1\nname: a\nplatforms: []\n";

    @TempDir
    private Path folder;

    @Test
    void aBurstOfEditsIsLookedAtOnce() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            for (int i = 0; i < 100; i++) {
                manifest.set(MANIFEST + "# " + i + "\n");
            }
            // A symbol request is answered after all edits before it, without rules: then all have been applied.
            manifest.symbols();
            gate.open();
            manifest.diagnostics();
            assertEquals(List.of(MANIFEST, MANIFEST + "# 99\n"), gate.seen());
        }
    }

    @Test
    void whatWasMadeFromAnOlderVersionIsNeverPublished() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            manifest.set("# new\n" + MANIFEST);
            manifest.symbols();
            gate.open();
            manifest.diagnostics();
            List<PublishDiagnosticsParams> published = session.client().published(manifest.uri());
            assertEquals(List.of(2), published.stream().map(PublishDiagnosticsParams::getVersion).toList());
            assertEquals("# new", published.getLast().getDiagnostics().getFirst().getMessage().getLeft());
        }
    }

    @Test
    void whatIsClosedMeanwhileIsNotPublished() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            manifest.close();
            session.settle();
            gate.open();
            Editor other = session.open("other/manifest.yml", MANIFEST);
            other.diagnostics();
            assertEquals(List.of(), session.client().published(manifest.uri()));
        }
    }

    @Test
    void versionsArePublishedInOrder() {
        try (LspSession session = LspSession.start(folder)) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            for (int i = 0; i < 200; i++) {
                manifest.replace(i % 2 == 0 ? "name: a" : "name: b", i % 2 == 0 ? "name: b" : "name: a");
            }
            manifest.diagnostics();
            List<Integer> versions = session.client().published(manifest.uri()).stream()
                    .map(PublishDiagnosticsParams::getVersion).toList();
            assertEquals(versions.stream().sorted().distinct().toList(), versions);
            session.assertHealthy();
        }
    }

    @Test
    void requestsSeeAllEditsBeforeThem() {
        try (LspSession session = LspSession.start(folder)) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            for (int i = 0; i < 50; i++) {
                manifest.set(MANIFEST.replace("[]", "\n- os: os" + i));
                assertTrue(manifest.outline().contains("os" + i), manifest.outline());
            }
        }
    }

    /** Code actions need the findings, so the gate holds them up. */
    private static CompletableFuture<List<Either<Command, CodeAction>>> askForActions(LspSession session,
            Editor editor) {
        return session.remote().getTextDocumentService().codeAction(new CodeActionParams(editor.identifier(),
                new Range(new Position(0, 0), new Position(0, 0)), new CodeActionContext(List.of())));
    }

    @Test
    void theClientCancelsARequest() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            CompletableFuture<List<Either<Command, CodeAction>>> actions = askForActions(session, manifest);
            manifest.symbols();
            // Only tells the server; the client goes on waiting for the answer.
            ((JsonRpcRequestFuture<?>) actions).cancelRequest();
            assertEquals(ResponseErrorCode.RequestCancelled.getValue(), errorCode(actions));
            gate.open();
            manifest.diagnostics();
            session.assertHealthy();
        }
    }

    @Test
    void anEditCancelsRequestsForTheTextBefore() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            CompletableFuture<List<Either<Command, CodeAction>>> old = askForActions(session, manifest);
            manifest.set(MANIFEST + "#\n");
            CompletableFuture<List<Either<Command, CodeAction>>> current = askForActions(session, manifest);
            assertEquals(ResponseErrorCode.RequestCancelled.getValue(), errorCode(old));
            gate.open();
            assertFalse(LspSession.get(current).isEmpty());
            session.assertHealthy();
        }
    }

    @Test
    void requestsForOneTextDoNotDisturbEachOther() {
        Gate gate = new Gate();
        try (LspSession session = LspSession.start(folder, List.of(gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            gate.awaitReached();
            CompletableFuture<List<Either<Command, CodeAction>>> first = askForActions(session, manifest);
            CompletableFuture<List<Either<Command, CodeAction>>> second = askForActions(session, manifest);
            manifest.symbols();
            gate.open();
            assertEquals(LspSession.get(first), LspSession.get(second));
        }
    }

    private static int errorCode(CompletableFuture<?> request) {
        try {
            request.get(30, TimeUnit.SECONDS);
            throw new AssertionError("answered");
        } catch (CancellationException cancelled) {
            return ResponseErrorCode.RequestCancelled.getValue();
        } catch (ExecutionException failure) {
            return ((ResponseErrorException) failure.getCause()).getResponseError().getCode();
        } catch (InterruptedException | TimeoutException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void aFailingRuleCostsOnlyItsOwnFindings() {
        Rule failing = new Rule.OfPak() {
            @Override
            public RuleInfo info() {
                return new RuleInfo("failing", Severity.ERROR, Stage.ADVICE);
            }

            @Override
            public void check(Pak pak, Findings findings) {
                throw new IllegalStateException("on purpose");
            }
        };
        Gate gate = new Gate();
        gate.open();
        try (LspSession session = LspSession.start(folder, List.of(failing, gate), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            manifest.awaitRules("gate");
            manifest.set(MANIFEST + "#\n").awaitRules("gate");
            assertEquals(List.of("The rule failing failed and is left out."), session.client().failures());
        }
    }

    @Test
    void aFailingRequestIsAnsweredWithASentence() {
        Rule failing = new Rule.OfPak() {
            @Override
            public RuleInfo info() {
                throw new IllegalStateException("on purpose");
            }

            @Override
            public void check(Pak pak, Findings findings) {
                throw new IllegalStateException("on purpose");
            }
        };
        try (LspSession session = LspSession.start(folder, List.of(failing), params -> { })) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            CompletableFuture<List<Either<Command, CodeAction>>> actions = askForActions(session, manifest);
            try {
                actions.get(30, TimeUnit.SECONDS);
                throw new AssertionError("answered");
            } catch (ExecutionException failure) {
                ResponseErrorException error = (ResponseErrorException) failure.getCause();
                assertEquals("The code actions for manifest.yml failed. "
                        + "The log of the language server has the details.", error.getResponseError().getMessage());
                assertEquals(null, error.getResponseError().getData());
            } catch (InterruptedException | TimeoutException failure) {
                throw new AssertionError(failure);
            }
            assertFalse(manifest.symbols().isEmpty());
        }
    }

    @Test
    void requestsAreRefusedBeforeAndAfterTheSession() {
        BrokerpakLanguageServer server = new BrokerpakLanguageServer();
        var params = new HoverParams(new TextDocumentIdentifier("file:///x"),
                new Position(0, 0));
        assertEquals(ResponseErrorCode.ServerNotInitialized.getValue(),
                errorCode(server.getTextDocumentService().hover(params)));
        server.initialize(new InitializeParams());
        assertEquals(null, LspSession.get(server.getTextDocumentService().hover(params)));
        assertEquals(ResponseErrorCode.InvalidRequest.getValue(),
                errorCode(server.initialize(new InitializeParams())));
        LspSession.get(server.shutdown());
        assertEquals(ResponseErrorCode.InvalidRequest.getValue(),
                errorCode(server.getTextDocumentService().hover(params)));
    }

    @Test
    void initializeDoesNothingAndTheWarmUpFollows() throws InterruptedException {
        CountDownLatch applied = new CountDownLatch(1);
        Rule telling = new Rule.OfPak() {
            @Override
            public RuleInfo info() {
                return new RuleInfo("telling", Severity.ERROR, Stage.ADVICE);
            }

            @Override
            public void check(Pak pak, Findings findings) {
                applied.countDown();
            }
        };
        BrokerpakLanguageServer server = new BrokerpakLanguageServer(List.of(telling));
        LspSession.get(server.initialize(new InitializeParams()));
        assertEquals(1, applied.getCount());
        server.initialized(new InitializedParams());
        assertTrue(applied.await(30, TimeUnit.SECONDS), "no rule was warmed up");
        LspSession.get(server.shutdown());
    }

    @Test
    void aDebounceStillShowsTheLastState() {
        try (LspSession session = LspSession.start(folder,
                params -> params.setInitializationOptions(Map.of("debounce", 50)))) {
            Editor manifest = session.open("manifest.yml", MANIFEST);
            manifest.set(MANIFEST + "name: b\n");
            assertTrue(manifest.diagnostics().stream()
                    .anyMatch(one -> one.getCode().getLeft().equals("duplicate-key")));
        }
    }
}
