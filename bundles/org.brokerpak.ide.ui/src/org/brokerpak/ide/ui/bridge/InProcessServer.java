/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.languageserver.BrokerpakLanguageServer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionKindCapabilities;
import org.eclipse.lsp4j.CodeActionLiteralSupportCapabilities;
import org.eclipse.lsp4j.CodeLensCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionItemInsertTextModeSupportCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DocumentLinkCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.InlayHintCapabilities;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.SemanticTokensCapabilities;
import org.eclipse.lsp4j.SemanticTokensClientCapabilitiesRequests;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** Starts a server in this Java machine and tells it what the Generic Editor can show. */
final class InProcessServer {

    /** A server that is ready for documents, and what it can do. */
    record Started(LanguageServer server, ServerCapabilities capabilities) {
    }

    private InProcessServer() {
    }

    /** A server that is ready for documents. Waits for it, so not for the UI thread. */
    static Started start(LanguageClient client) {
        BrokerpakLanguageServer server = new BrokerpakLanguageServer();
        server.connect(client);
        InitializeParams params = new InitializeParams();
        params.setProcessId((int) ProcessHandle.current().pid());
        params.setCapabilities(capabilities());
        params.setWorkspaceFolders(folders());
        params.setInitializationOptions(settings());
        InitializeResult result = server.initialize(params).join();
        server.initialized(new InitializedParams());
        return new Started(server, result.getCapabilities());
    }

    /** The commands are said once, and stay when other settings change. */
    private static Map<String, Object> settings() {
        Map<String, Object> settings = new HashMap<>();
        BrokerpakCore.get().settings().forServer().values().stream().filter(Map.class::isInstance)
                .forEach(own -> ((Map<?, ?>) own).forEach((key, value) -> settings.put(key.toString(), value)));
        settings.put("commands", ClientCommands.KNOWN);
        return Map.of("brokerpak", settings);
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
        CompletionItemCapabilities item = new CompletionItemCapabilities(true);
        // What is inserted is inserted as it is: the Generic Editor indents nothing by itself.
        item.setInsertTextModeSupport(
                new CompletionItemInsertTextModeSupportCapabilities(List.of(InsertTextMode.AsIs)));
        item.setDocumentationFormat(List.of(MarkupKind.MARKDOWN));
        text.setCompletion(new CompletionCapabilities(item));
        shown(text);
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

    /** What is shown between, behind and over the words of the text. */
    private static void shown(TextDocumentClientCapabilities text) {
        SemanticTokensCapabilities tokens = new SemanticTokensCapabilities();
        tokens.setRequests(new SemanticTokensClientCapabilitiesRequests(true));
        text.setSemanticTokens(tokens);
        text.setFoldingRange(new FoldingRangeCapabilities());
        text.getFoldingRange().setLineFoldingOnly(true);
        text.setCodeLens(new CodeLensCapabilities());
        text.setInlayHint(new InlayHintCapabilities());
        DocumentLinkCapabilities links = new DocumentLinkCapabilities();
        links.setTooltipSupport(true);
        text.setDocumentLink(links);
    }
}
