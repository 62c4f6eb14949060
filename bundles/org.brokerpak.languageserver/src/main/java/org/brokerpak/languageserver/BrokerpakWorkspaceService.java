/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.brokerpak.languageserver.session.Requests;
import org.brokerpak.languageserver.session.Requests.Kind;
import org.brokerpak.languageserver.symbols.WorkspaceSymbols;
import org.brokerpak.languageserver.sync.SettingsSync;
import org.brokerpak.languageserver.sync.WorkspaceSync;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The protocol's edge for all that is around documents. */
final class BrokerpakWorkspaceService implements WorkspaceService {

    private static final Kind SYMBOLS = new Kind("symbols", false);

    private final Lifecycle lifecycle;
    private final Requests requests;
    private final WorkspaceSync workspace;
    private final SettingsSync settings;
    private final WorkspaceSymbols symbols = new WorkspaceSymbols();

    BrokerpakWorkspaceService(Lifecycle lifecycle, Requests requests, WorkspaceSync workspace, SettingsSync settings) {
        this.lifecycle = lifecycle;
        this.requests = requests;
        this.workspace = workspace;
        this.settings = settings;
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        settings.didChangeConfiguration(params);
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        workspace.didChangeWatchedFiles(params);
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        workspace.didChangeWorkspaceFolders(params);
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams params) {
        return lifecycle.refusal()
                .<CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>>map(
                        CompletableFuture::failedFuture)
                .orElseGet(() -> requests.answer(SYMBOLS,
                        (snapshot, cancel) -> symbols.of(snapshot, params, cancel)));
    }
}
