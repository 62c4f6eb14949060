/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

import com.google.gson.JsonObject;

/** A client that remembers all it is told and lets a test wait for it. */
public final class TestClient implements LanguageClient {

    private static final long DEADLINE_SECONDS = 30;

    private final List<PublishDiagnosticsParams> published = new ArrayList<>();
    private final List<MessageParams> messages = new ArrayList<>();
    private final List<Registration> registrations = new ArrayList<>();
    private JsonObject configuration = new JsonObject();

    @Override
    public synchronized void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
        notifyAll();
    }

    @Override
    public synchronized void logMessage(MessageParams message) {
        messages.add(message);
        notifyAll();
    }

    @Override
    public synchronized void showMessage(MessageParams message) {
        messages.add(message);
        notifyAll();
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new AssertionError("telemetry: " + object);
    }

    @Override
    public synchronized CompletableFuture<Void> registerCapability(RegistrationParams params) {
        registrations.addAll(params.getRegistrations());
        notifyAll();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public synchronized CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
        return CompletableFuture.completedFuture(List.of(configuration));
    }

    /** What the client answers when it is asked for its settings. */
    public synchronized void setConfiguration(JsonObject settings) {
        configuration = settings;
    }

    /** All that was published for an address, oldest first. */
    public synchronized List<PublishDiagnosticsParams> published(String uri) {
        return published.stream().filter(params -> params.getUri().equals(uri)).toList();
    }

    /** All that was published. */
    public synchronized List<PublishDiagnosticsParams> published() {
        return List.copyOf(published);
    }

    public synchronized List<Registration> registrations() {
        return List.copyOf(registrations);
    }

    /** The sentences that tell of failures in the server. */
    public synchronized List<String> failures() {
        return messages.stream().filter(message -> message.getType() == MessageType.Error)
                .map(MessageParams::getMessage).toList();
    }

    /** Waits until something holds of what the client was told. */
    public synchronized void await(String what, Predicate<TestClient> condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(DEADLINE_SECONDS);
        while (!condition.test(this)) {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            if (left <= 0) {
                throw new AssertionError("In vain waited for " + what + "; published was " + published
                        + ", logged " + messages);
            }
            try {
                wait(left);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new AssertionError("interrupted while waiting for " + what, interrupted);
            }
        }
    }

    /** Waits for the diagnostics of a version of a document. */
    public PublishDiagnosticsParams awaitVersion(String uri, int version) {
        await("version " + version + " of " + uri, client -> client.last(uri, version) != null);
        return last(uri, version);
    }

    private synchronized PublishDiagnosticsParams last(String uri, int version) {
        return published.stream().filter(params -> params.getUri().equals(uri)
                && Integer.valueOf(version).equals(params.getVersion())).reduce((first, second) -> second).orElse(null);
    }
}
