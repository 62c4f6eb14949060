/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import java.util.List;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionLiteralSupportCapabilities;
import org.eclipse.lsp4j.CodeLensCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionItemInsertTextModeSupportCapabilities;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DiagnosticsTagSupport;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DocumentLinkCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InlayHintCapabilities;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.RenameCapabilities;
import org.eclipse.lsp4j.SemanticTokensCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Clients of several abilities. */
public final class Clients {

    private Clients() {
    }

    /** A client that can do all that we make use of, apart from telling insertion and replacement apart. */
    public static ClientCapabilities capable() {
        TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
        CompletionItemCapabilities item = new CompletionItemCapabilities(true);
        item.setDocumentationFormat(List.of(MarkupKind.MARKDOWN, MarkupKind.PLAINTEXT));
        item.setInsertTextModeSupport(new CompletionItemInsertTextModeSupportCapabilities(
                List.of(InsertTextMode.AsIs, InsertTextMode.AdjustIndentation)));
        text.setCompletion(new CompletionCapabilities(item));
        text.setHover(new HoverCapabilities(List.of(MarkupKind.MARKDOWN), false));
        DocumentSymbolCapabilities symbols = new DocumentSymbolCapabilities();
        symbols.setHierarchicalDocumentSymbolSupport(true);
        text.setDocumentSymbol(symbols);
        text.setPublishDiagnostics(diagnostics());
        CodeActionCapabilities actions = new CodeActionCapabilities();
        actions.setCodeActionLiteralSupport(new CodeActionLiteralSupportCapabilities());
        actions.setIsPreferredSupport(true);
        text.setCodeAction(actions);
        RenameCapabilities rename = new RenameCapabilities();
        rename.setPrepareSupport(true);
        text.setRename(rename);
        text.setSemanticTokens(new SemanticTokensCapabilities());
        text.setInlayHint(new InlayHintCapabilities());
        text.setCodeLens(new CodeLensCapabilities());
        DocumentLinkCapabilities links = new DocumentLinkCapabilities();
        links.setTooltipSupport(true);
        text.setDocumentLink(links);
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        WorkspaceEditCapabilities edit = new WorkspaceEditCapabilities();
        edit.setDocumentChanges(true);
        workspace.setWorkspaceEdit(edit);
        workspace.setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));
        ClientCapabilities client = new ClientCapabilities();
        client.setTextDocument(text);
        client.setWorkspace(workspace);
        return client;
    }

    private static PublishDiagnosticsCapabilities diagnostics() {
        PublishDiagnosticsCapabilities diagnostics = new PublishDiagnosticsCapabilities();
        diagnostics.setRelatedInformation(true);
        diagnostics.setCodeDescriptionSupport(true);
        diagnostics.setDataSupport(true);
        diagnostics.setVersionSupport(true);
        diagnostics.setTagSupport(Either.forRight(new DiagnosticsTagSupport(List.of(DiagnosticTag.Unnecessary))));
        return diagnostics;
    }
}
