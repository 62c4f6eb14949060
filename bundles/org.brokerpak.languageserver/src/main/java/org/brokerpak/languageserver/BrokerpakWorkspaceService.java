/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import org.brokerpak.languageserver.sync.SettingsSync;
import org.brokerpak.languageserver.sync.WorkspaceSync;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The protocol's edge for all that is around documents. */
final class BrokerpakWorkspaceService implements WorkspaceService {

    private final WorkspaceSync workspace;
    private final SettingsSync settings;

    BrokerpakWorkspaceService(WorkspaceSync workspace, SettingsSync settings) {
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
}
