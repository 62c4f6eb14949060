/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

import org.brokerpak.ide.core.BrokerpakCore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * The language client of this Eclipse: one server for the workspace, started with the first document, and all
 * documents that editors show. The UI thread only puts messages into a queue; a thread of its own hands them to the
 * server in order.
 */
public final class BridgeClient {

    private static final class Holder {
        static final BridgeClient INSTANCE = new BridgeClient(BrokerpakCore.get());
    }

    private static final Set<Integer> SUPERSEDED = Set.of(ResponseErrorCode.RequestCancelled.getValue(),
            ResponseErrorCode.ContentModified.getValue(), ResponseErrorCode.ServerCancelled.getValue());

    private final BrokerpakCore core;
    private final Map<IDocument, BridgeDocument> documents = new ConcurrentHashMap<>();
    private final ExecutorService messages = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "Brokerpak language client");
        thread.setDaemon(true);
        return thread;
    });
    /** Only touched by the thread of the messages. */
    private LanguageServer server;
    private volatile SemanticTokensLegend legend;

    private BridgeClient(BrokerpakCore core) {
        this.core = core;
    }

    public static BridgeClient get() {
        return Holder.INSTANCE;
    }

    /** Whether this client is in charge; LSP4E is where it is installed. */
    public static boolean isInCharge() {
        return Platform.getExtensionRegistry().getExtensionPoint("org.eclipse.lsp4e.languageServer") == null;
    }

    /** Opens a document that an editor shows; to be closed as often as it is opened. UI thread. */
    void open(IDocument document, IFile file) {
        documents.computeIfAbsent(document, key -> new BridgeDocument(this, key, file)).retain();
    }

    /** Closes a document when no editor shows it any more. UI thread. */
    void close(IDocument document) {
        BridgeDocument found = documents.get(document);
        if (found != null && found.release()) {
            documents.remove(document);
        }
    }

    /** The open document, for questions to the server. */
    Optional<BridgeDocument> document(IDocument document) {
        return document == null ? Optional.empty() : Optional.ofNullable(documents.get(document));
    }

    Optional<BridgeDocument> document(String uri) {
        return documents.values().stream().filter(document -> document.isAt(uri)).findFirst();
    }

    Optional<BridgeDocument> document(IFile file) {
        return documents.values().stream().filter(document -> document.file().equals(file)).findFirst();
    }

    BrokerpakCore core() {
        return core;
    }

    /** Sends a notification after all earlier messages. */
    void notify(Consumer<LanguageServer> message) {
        messages.execute(() -> {
            try {
                message.accept(server());
            } catch (RuntimeException failure) {
                ILog.of(BridgeClient.class).error("The language server refused a message.", failure);
            }
        });
    }

    /** Sends a request after all earlier messages. */
    <T> CompletableFuture<T> request(Function<LanguageServer, CompletableFuture<T>> request) {
        return CompletableFuture.supplyAsync(() -> request.apply(server()), messages).thenCompose(answer -> answer);
    }

    /** Sends a request after all earlier messages and hands on the answer, if there is one, in the server's thread. */
    <T> void ask(Function<LanguageServer, CompletableFuture<T>> request, Consumer<T> taker) {
        request(request).thenAccept(answer -> {
            if (answer != null) {
                taker.accept(answer);
            }
        }).exceptionally(failure -> {
            if (!isSuperseded(failure)) {
                ILog.of(BridgeClient.class).error("The language server could not answer.", failure);
            }
            return null;
        });
    }

    /** Whether an answer is missing because the text changed meanwhile. */
    private static boolean isSuperseded(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof CancellationException || cause instanceof ResponseErrorException refused
                && SUPERSEDED.contains(refused.getResponseError().getCode());
    }

    /** What the numbers of semantic tokens mean; empty before the server has started. */
    Optional<SemanticTokensLegend> legend() {
        return Optional.ofNullable(legend);
    }

    /** Waits for an answer within a budget; empty when there is none in time. Never to be called in the UI thread. */
    static <T> Optional<T> await(CompletableFuture<T> answer, Duration budget) {
        try {
            return Optional.ofNullable(answer.get(budget.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            answer.cancel(true);
            return Optional.empty();
        } catch (CancellationException superseded) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            if (isSuperseded(failure.getCause())) {
                return Optional.empty();
            }
            ILog.of(BridgeClient.class).error("The language server could not answer.", failure.getCause());
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private LanguageServer server() {
        if (server == null) {
            InProcessServer.Started started = InProcessServer.start(new BridgeMessages(this));
            server = started.server();
            legend = started.capabilities().getSemanticTokensProvider().getLegend();
            ResourcesPlugin.getWorkspace().addResourceChangeListener(new FileEvents(this),
                    IResourceChangeEvent.POST_CHANGE);
            core.settings().addListener(() -> notify(running -> running.getWorkspaceService()
                    .didChangeConfiguration(new DidChangeConfigurationParams(core.settings().forServer()))));
        }
        return server;
    }
}
