/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.UnregistrationParams;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** A running server with one open document, and a client that waits for its answers. */
final class ServerSession implements LanguageClient, AutoCloseable {

    private static final long PATIENCE_SECONDS = 60;

    private final MeasuredServer measured;
    private final String uri;
    private final Process process;
    private final LanguageServer server;
    private List<Diagnostic> diagnostics = List.of();
    private long publications;
    private int version;

    /** Starts the server and opens a document of a folder. */
    ServerSession(MeasuredServer measured, Path folder, Path file) throws IOException, InterruptedException {
        this.measured = measured;
        this.uri = file.toUri().toString();
        process = new ProcessBuilder(measured.command()).directory(folder.toFile())
                .redirectError(new File("/dev/null")).start();
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, process.getInputStream(),
                process.getOutputStream());
        launcher.startListening();
        server = launcher.getRemoteProxy();
        initialize(folder);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(
                new TextDocumentItem(uri, "yaml", ++version, Files.readString(file))));
    }

    private void initialize(Path folder) throws InterruptedException {
        InitializeParams params = new InitializeParams();
        params.setProcessId((int) ProcessHandle.current().pid());
        ClientCapabilities capabilities = new ClientCapabilities();
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setConfiguration(true);
        workspace.setWorkspaceFolders(true);
        capabilities.setWorkspace(workspace);
        TextDocumentClientCapabilities documents = new TextDocumentClientCapabilities();
        documents.setPublishDiagnostics(new PublishDiagnosticsCapabilities(true));
        capabilities.setTextDocument(documents);
        params.setCapabilities(capabilities);
        params.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "pak")));
        answer(server.initialize(params));
        server.initialized(new InitializedParams());
        server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(measured.settings()));
    }

    /** Replaces a range, as an editor does after a keystroke. */
    void change(Range range, String text) {
        TextDocumentContentChangeEvent event = new TextDocumentContentChangeEvent();
        event.setRange(range);
        event.setText(text);
        server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, ++version), List.of(event)));
    }

    /** Waits until what was last published satisfies the condition, for publications after the given number of them. */
    synchronized void awaitDiagnostics(long after, Predicate<List<Diagnostic>> condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (publications <= after || !condition.test(diagnostics)) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                throw new IllegalStateException(measured.name() + " does not report what it should; last reported: "
                        + diagnostics.stream().map(Diagnostic::toString).limit(5).toList());
            }
            wait(left);
        }
    }

    synchronized long publications() {
        return publications;
    }

    synchronized List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** The labels offered at a place. */
    List<String> completion(Position place) throws InterruptedException {
        return answer(server.getTextDocumentService()
                .completion(new CompletionParams(new TextDocumentIdentifier(uri), place)))
                .map(items -> items, list -> list.getItems()).stream().map(CompletionItem::getLabel).toList();
    }

    /** Whether there is a hover at a place. */
    boolean hover(Position place) throws InterruptedException {
        Hover hover = answer(server.getTextDocumentService()
                .hover(new HoverParams(new TextDocumentIdentifier(uri), place)));
        return hover != null && hover.getContents() != null;
    }

    private <T> T answer(CompletableFuture<T> future) throws InterruptedException {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException failure) {
            throw new IllegalStateException(measured.name() + " does not answer", failure);
        }
    }

    /** Resident memory of the server in megabytes, as Linux tells it; 0 elsewhere. */
    long residentMegabytes() throws IOException {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream().filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024).findFirst().orElse(0);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        try {
            answer(server.shutdown());
            server.exit();
        } finally {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    @Override
    public synchronized void publishDiagnostics(PublishDiagnosticsParams params) {
        if (params.getUri().equals(uri)) {
            diagnostics = params.getDiagnostics();
            publications++;
            notifyAll();
        }
    }

    @Override
    public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
        return CompletableFuture.completedFuture(params.getItems().stream().map(ConfigurationItem::getSection)
                .map(measured.settings()::get).toList());
    }

    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams params) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> unregisterCapability(UnregistrationParams params) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void telemetryEvent(Object object) {
        // Nothing to measure in it.
    }

    @Override
    public void showMessage(MessageParams params) {
        // Nothing to measure in it.
    }

    @Override
    public void logMessage(MessageParams params) {
        // Nothing to measure in it.
    }
}
