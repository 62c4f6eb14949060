/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.Arrays;
import java.util.List;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.languageserver.BrokerpakLanguageServer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionKindCapabilities;
import org.eclipse.lsp4j.CodeActionLiteralSupportCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** Starts a server in this Java machine and tells it what the Generic Editor can show. */
final class InProcessServer {

    private InProcessServer() {
    }

    /** A server that is ready for documents. Waits for it, so not for the UI thread. */
    static LanguageServer start(LanguageClient client) {
        BrokerpakLanguageServer server = new BrokerpakLanguageServer();
        server.connect(client);
        InitializeParams params = new InitializeParams();
        params.setProcessId((int) ProcessHandle.current().pid());
        params.setCapabilities(capabilities());
        params.setWorkspaceFolders(folders());
        params.setInitializationOptions(BrokerpakCore.get().settings().forServer());
        server.initialize(params).join();
        server.initialized(new InitializedParams());
        return server;
    }

    private static List<WorkspaceFolder> folders() {
        return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
                .filter(project -> project.isOpen() && project.getLocation() != null)
                .map(InProcessServer::folder).toList();
    }

    private static WorkspaceFolder folder(IProject project) {
        return new WorkspaceFolder(project.getLocation().toPath().toUri().toString(), project.getName());
    }

    private static ClientCapabilities capabilities() {
        TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
        PublishDiagnosticsCapabilities diagnostics = new PublishDiagnosticsCapabilities();
        diagnostics.setVersionSupport(true);
        diagnostics.setDataSupport(true);
        text.setPublishDiagnostics(diagnostics);
        CompletionItemCapabilities item = new CompletionItemCapabilities(false);
        item.setDocumentationFormat(List.of(MarkupKind.MARKDOWN));
        text.setCompletion(new CompletionCapabilities(item));
        text.setHover(new HoverCapabilities(List.of(MarkupKind.MARKDOWN), false));
        DocumentSymbolCapabilities symbols = new DocumentSymbolCapabilities();
        symbols.setHierarchicalDocumentSymbolSupport(true);
        text.setDocumentSymbol(symbols);
        CodeActionCapabilities actions = new CodeActionCapabilities();
        actions.setCodeActionLiteralSupport(new CodeActionLiteralSupportCapabilities(
                new CodeActionKindCapabilities(List.of(CodeActionKind.QuickFix))));
        actions.setIsPreferredSupport(true);
        actions.setDataSupport(true);
        text.setCodeAction(actions);
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceFolders(true);
        workspace.setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setTextDocument(text);
        capabilities.setWorkspace(workspace);
        return capabilities;
    }
}
