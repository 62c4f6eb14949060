/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

import org.brokerpak.languageserver.BrokerpakLanguageServer;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleRegistry;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** The real server in this process, with a client at the other end of a pipe and a folder on disk. */
public final class LspSession implements AutoCloseable {

    private static final long DEADLINE_SECONDS = 30;

    private final Path folder;
    private final TestClient client = new TestClient();
    private final BrokerpakLanguageServer server;
    private final LanguageServer remote;
    private final List<Future<?>> listening = new ArrayList<>();
    private final BytePipe toServer = new BytePipe();
    private final BytePipe toClient = new BytePipe();
    private InitializeResult initialized;

    private LspSession(Path folder, List<Rule> rules) throws IOException {
        // Temporary folders are often behind links, and a client sends paths as it sees them.
        this.folder = folder.toRealPath();
        this.server = new BrokerpakLanguageServer(rules);
        Launcher<LanguageClient> serverSide =
                LSPLauncher.createServerLauncher(server, toServer.input(), toClient.output());
        server.connect(serverSide.getRemoteProxy());
        Launcher<LanguageServer> clientSide =
                LSPLauncher.createClientLauncher(client, toClient.input(), toServer.output());
        listening.add(serverSide.startListening());
        listening.add(clientSide.startListening());
        this.remote = clientSide.getRemoteProxy();
    }

    /** A session with a client that can do everything. */
    public static LspSession start(Path folder) {
        return start(folder, RuleRegistry.all(), params -> { });
    }

    /** A session whose client first changes what it says of itself. */
    public static LspSession start(Path folder, Consumer<InitializeParams> adjust) {
        return start(folder, RuleRegistry.all(), adjust);
    }

    /** A session of a server with other rules. */
    public static LspSession start(Path folder, List<Rule> rules, Consumer<InitializeParams> adjust) {
        try {
            LspSession session = new LspSession(folder, rules);
            InitializeParams params = new InitializeParams();
            params.setCapabilities(Clients.capable());
            params.setWorkspaceFolders(List.of(new WorkspaceFolder(session.folder.toUri().toString(), "test")));
            adjust.accept(params);
            session.initialized = get(session.remote.initialize(params));
            session.remote.initialized(new InitializedParams());
            return session;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public Path folder() {
        return folder;
    }

    public TestClient client() {
        return client;
    }

    /** The server as the client sees it. */
    public LanguageServer remote() {
        return remote;
    }

    /** The answer to {@code initialize}. */
    public InitializeResult initialized() {
        return initialized;
    }

    /** Writes files to disk: a literal in the notation of {@link LiteralPakFiles}. */
    public LspSession write(String literal) {
        LiteralPakFiles files = LiteralPakFiles.parse(literal);
        for (String path : files.paths()) {
            write(path, ((FileContent.Text) files.read(path)).text().text());
        }
        return this;
    }

    /** Writes one file to disk. */
    public void write(String path, String text) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Deletes a file and tells the server. */
    public void delete(String path) {
        try {
            Files.delete(folder.resolve(path));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        tell(path, FileChangeType.Deleted);
    }

    /** Tells the server that a file changed on disk. */
    public void tell(String path, FileChangeType change) {
        remote.getWorkspaceService().didChangeWatchedFiles(
                new DidChangeWatchedFilesParams(List.of(new FileEvent(uri(path), change))));
    }

    public String uri(String path) {
        return folder.resolve(path).toUri().toString();
    }

    /** Opens a file that is on disk. */
    public Editor open(String path) {
        try {
            return open(path, Files.readString(folder.resolve(path)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Opens a document with a text, whatever is on disk. */
    public Editor open(String path, String text) {
        return new Editor(this, uri(path), path, text);
    }

    /** Waits for an answer. */
    public static <T> T get(CompletableFuture<T> answer) {
        try {
            return answer.get(DEADLINE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        } catch (ExecutionException | TimeoutException failure) {
            throw new AssertionError("no answer", failure);
        }
    }

    /** Waits until all messages sent so far have been applied. */
    public void settle() {
        Editor probe = open("settle-" + System.nanoTime() + ".txt", "");
        probe.symbols();
        probe.close();
    }

    /** Nothing failed in the server. */
    public void assertHealthy() {
        assertEquals(List.of(), client.failures(), "failures in the server");
    }

    @Override
    public void close() {
        get(remote.shutdown());
        remote.exit();
        try {
            toServer.close();
            toClient.close();
            for (Future<?> end : listening) {
                end.get(DEADLINE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException | ExecutionException | TimeoutException failure) {
            throw new AssertionError("the streams do not end", failure);
        }
    }
}
