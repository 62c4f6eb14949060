/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Errors;
import org.brokerpak.languageserver.protocol.Log;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/**
 * Answers requests on a pool, each against the snapshot that all messages before it led to. A request ends early when
 * the client cancels it, and when a newer one of its kind for the same document makes its answer useless.
 */
public final class Requests implements AutoCloseable {

    /**
     * A kind of request.
     *
     * @param what the answer, in running text: {@code completion}
     * @param followsCaret whether only the newest request counts, as it does where the author's caret is. Others are
     *     given up only when the text changed: clients ask for the code actions of several markers at once.
     */
    public record Kind(String what, boolean followsCaret) {
    }

    /** How an answer is found. */
    @FunctionalInterface
    public interface Answer<T> {

        /**
         * @param view the document, as it was when the request came
         * @param cancel to be asked in every loop whether to go on
         */
        T of(DocumentView view, CancelChecker cancel);
    }

    private record Key(Kind kind, DocumentUri uri) {
    }

    private record Running(CompletableFuture<?> future, int version) {
    }

    private final Session session;
    private final Log log;
    private final ExecutorService pool = Threads.pool("request");
    private final Map<Key, List<Running>> running = new ConcurrentHashMap<>();

    public Requests(Session session, Log log) {
        this.session = session;
        this.log = log;
    }

    /**
     * Answers a request for a document.
     *
     * @param nothing the answer for a document that is not open or none of ours
     */
    public <T> CompletableFuture<T> answer(Kind kind, DocumentUri uri, T nothing, Answer<T> answer) {
        return answer(kind, uri, nothing, answer, strange -> nothing);
    }

    /**
     * Answers a request for a document that may be none of ours yet.
     *
     * @param nothing the answer for a document that is not open
     * @param strange the answer for a document that is open and none of ours
     */
    public <T> CompletableFuture<T> answer(Kind kind, DocumentUri uri, T nothing, Answer<T> answer,
            Function<OpenDocument, T> strange) {
        CompletableFuture<T> future = new CompletableFuture<>();
        Function<Snapshot, T> unknown = snapshot -> snapshot.document(uri).map(strange).orElse(nothing);
        if (!session.execute(() -> begin(new Key(kind, uri), future, unknown, answer))) {
            future.completeExceptionally(Errors.shutDown());
        }
        return future;
    }

    /**
     * Answers a request that belongs to no document.
     *
     * @param subject what it is about, for the log
     */
    public <T> CompletableFuture<T> answer(Kind kind, String subject, Supplier<T> answer) {
        CompletableFuture<T> future = new CompletableFuture<>();
        submit(future, () -> run(kind, subject, future, answer));
        return future;
    }

    /** Answers a request about the whole workspace, as it is after all messages before it. */
    public <T> CompletableFuture<T> answer(Kind kind, BiFunction<Snapshot, CancelChecker, T> answer) {
        CompletableFuture<T> future = new CompletableFuture<>();
        boolean accepted = session.execute(() -> {
            Snapshot snapshot = session.current();
            submit(future, () -> run(kind, "the workspace", future, () -> answer.apply(snapshot, checker(future))));
        });
        if (!accepted) {
            future.completeExceptionally(Errors.shutDown());
        }
        return future;
    }

    /** Does something that nobody waits for. */
    public void later(String what, Runnable work) {
        answer(new Kind(what, false), "the server", () -> {
            work.run();
            return what;
        });
    }

    private <T> void begin(Key key, CompletableFuture<T> future, Function<Snapshot, T> unknown,
            Answer<T> answer) {
        if (future.isDone()) {
            return;
        }
        Snapshot snapshot = session.current();
        int version = snapshot.document(key.uri).map(OpenDocument::version).orElse(0);
        Running request = new Running(future, version);
        running.getOrDefault(key, List.of()).stream()
                .filter(older -> key.kind.followsCaret() || older.version != version)
                .forEach(older -> older.future.cancel(false));
        running.merge(key, List.of(request), Requests::concatenate);
        future.whenComplete((result, failure) -> running.computeIfPresent(key, (same, all) -> without(all, request)));
        submit(future, () -> run(key.kind, key.uri.name(), future,
                () -> snapshot.view(key.uri).map(view -> answer.of(view, checker(future)))
                        .orElseGet(() -> unknown.apply(snapshot))));
    }

    private static List<Running> concatenate(List<Running> left, List<Running> right) {
        return Stream.concat(left.stream(), right.stream()).toList();
    }

    /** The others, or null, which takes the key out of the map, when there are none. */
    private static List<Running> without(List<Running> all, Running request) {
        List<Running> others = all.stream().filter(other -> other != request).toList();
        return others.isEmpty() ? null : others;
    }

    private void submit(CompletableFuture<?> future, Runnable task) {
        try {
            pool.execute(task);
        } catch (RejectedExecutionException closed) {
            future.completeExceptionally(Errors.shutDown());
        }
    }

    private <T> void run(Kind kind, String document, CompletableFuture<T> future, Supplier<T> answer) {
        if (future.isDone()) {
            return;
        }
        try {
            future.complete(answer.get());
        } catch (CancellationException cancelled) {
            future.cancel(false);
        } catch (ResponseErrorException refused) {
            // A refusal with a reason for the user, such as a name that cannot be; nothing failed.
            future.completeExceptionally(refused);
        } catch (RuntimeException | StackOverflowError failure) {
            log.failure("The %s for %s failed.".formatted(kind.what(), document), failure);
            future.completeExceptionally(Errors.failed(kind.what(), document));
        } finally {
            if (!future.isDone()) {
                future.completeExceptionally(Errors.failed(kind.what(), document));
            }
        }
    }

    private static CancelChecker checker(CompletableFuture<?> future) {
        return () -> {
            if (future.isDone()) {
                throw new CancellationException();
            }
        };
    }

    /** Gives up what is under way. */
    @Override
    public void close() {
        running.values().stream().flatMap(List::stream).forEach(request -> request.future.cancel(false));
        pool.shutdown();
    }
}
