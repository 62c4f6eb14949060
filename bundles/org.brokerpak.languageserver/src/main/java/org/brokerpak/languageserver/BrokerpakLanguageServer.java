/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.brokerpak.languageserver.diagnostics.DiagnosticsPublisher;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.ClientLog;
import org.brokerpak.languageserver.session.Requests;
import org.brokerpak.languageserver.session.Session;
import org.brokerpak.languageserver.sync.SettingsSync;
import org.brokerpak.languageserver.sync.WorkspaceSync;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleRegistry;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * The language server. It works for one client, in the same process or behind streams: {@link #connect} it, then send
 * {@code initialize}. No method waits, so all may be called from a user interface. Settings:
 * {@link org.brokerpak.languageserver.session.ServerSettings}. The content of a document tells its kind; a client that
 * knows better says so by the language id {@code brokerpak-manifest} or {@code brokerpak-service}.
 */
public final class BrokerpakLanguageServer implements LanguageServer, LanguageClientAware {

    private static final String NAME = "Brokerpak Tools";

    private final Lifecycle lifecycle = new Lifecycle();
    private final ClientConnection client = new ClientConnection();
    private final ClientLog log = new ClientLog(client);
    private final Session session;
    private final Requests requests;
    private final DiagnosticsPublisher publisher;
    private final WorkspaceSync workspace;
    private final SettingsSync settings;
    private final TextDocumentService documents;
    private final List<Rule> rules;
    private volatile Runnable onExit = () -> { };

    /** A server with all rules. */
    public BrokerpakLanguageServer() {
        this(RuleRegistry.all());
    }

    /** A server with these rules. */
    public BrokerpakLanguageServer(List<Rule> rules) {
        this.rules = List.copyOf(rules);
        this.session = new Session(rules, log);
        this.requests = new Requests(session, log);
        this.publisher = new DiagnosticsPublisher(session, client, log);
        this.workspace = new WorkspaceSync(session);
        this.settings = new SettingsSync(session, client, log);
        this.documents = new BrokerpakTextDocumentService(lifecycle, session, requests, client, log);
        session.addListener(publisher);
    }

    @Override
    public void connect(LanguageClient languageClient) {
        client.connect(languageClient);
    }

    /** Has something done when the client sends {@code exit}. */
    public void onExit(Runnable action) {
        onExit = action;
    }

    /** Whether the client has sent {@code shutdown}. */
    public boolean isShutDown() {
        return lifecycle.isShutDown();
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        Optional<ResponseErrorException> refusal = lifecycle.initialize();
        if (refusal.isPresent()) {
            return CompletableFuture.failedFuture(refusal.get());
        }
        client.introduce(ClientFeatures.of(params.getCapabilities()));
        settings.initialize(params.getInitializationOptions());
        workspace.open(folders(params));
        return CompletableFuture.completedFuture(
                new InitializeResult(Capabilities.of(client.features()), new ServerInfo(NAME, version())));
    }

    @SuppressWarnings("deprecation")
    private static List<WorkspaceFolder> folders(InitializeParams params) {
        if (params.getWorkspaceFolders() != null) {
            return params.getWorkspaceFolders();
        }
        return params.getRootUri() == null ? List.of() : List.of(new WorkspaceFolder(params.getRootUri(), ""));
    }

    private static String version() {
        return Optional.ofNullable(BrokerpakLanguageServer.class.getPackage().getImplementationVersion()).orElse("");
    }

    @Override
    public void initialized(InitializedParams params) {
        List<Registration> registrations = Capabilities.registrations(client.features());
        if (!registrations.isEmpty()) {
            client.tell(asked -> asked.registerCapability(new RegistrationParams(registrations))
                    .exceptionally(refused -> {
                        log.note("The client does not watch files or settings for us: changes on disk show late.");
                        return null;
                    }));
        }
        if (client.features().configuration()) {
            settings.ask();
        }
        requests.later("warm-up", new WarmUp(rules));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        lifecycle.shutDown();
        session.close();
        publisher.close();
        requests.close();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        onExit.run();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return documents;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return new BrokerpakWorkspaceService(lifecycle, requests, workspace, settings);
    }

    @Override
    public void setTrace(SetTraceParams params) {
        // There is nothing to trace that the client does not see.
    }

    @Override
    public void cancelProgress(WorkDoneProgressCancelParams params) {
        // No work of ours takes long enough to report progress.
    }
}
