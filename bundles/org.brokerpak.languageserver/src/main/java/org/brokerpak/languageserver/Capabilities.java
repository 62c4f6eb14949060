/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.actions.CodeActions;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.tokens.SemanticTokenRequests;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.SemanticTokensServerFull;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What the server offers to a client, given what the client can do. The only place that says so. */
final class Capabilities {

    private static final List<String> WATCHED = List.of("**/*.{yml,yaml}", "**/*.{tf,tofu}");

    private Capabilities() {
    }

    /** The capabilities announced in the answer to {@code initialize}. */
    static ServerCapabilities of(ClientFeatures client) {
        ServerCapabilities server = new ServerCapabilities();
        TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Incremental);
        sync.setSave(new SaveOptions(false));
        server.setTextDocumentSync(sync);
        // A blank follows "key:" and "-"; a slash begins the next folder of a path; the others open or continue
        // something in HIL, OpenTofu and flow collections.
        server.setCompletionProvider(new CompletionOptions(true,
                List.of(" ", "/", "$", "{", ".", "(", "[", "\"")));
        server.setHoverProvider(true);
        server.setSignatureHelpProvider(new SignatureHelpOptions(List.of("(", ",")));
        server.setDocumentSymbolProvider(true);
        server.setDefinitionProvider(true);
        server.setReferencesProvider(true);
        server.setDocumentHighlightProvider(true);
        server.setRenameProvider(
                client.prepareRename() ? Either.forRight(new RenameOptions(true)) : Either.forLeft(true));
        if (client.codeActionLiterals()) {
            server.setCodeActionProvider(new CodeActionOptions(CodeActions.kinds()));
        }
        server.setWorkspaceSymbolProvider(true);
        server.setFoldingRangeProvider(true);
        server.setSelectionRangeProvider(true);
        server.setDocumentLinkProvider(new DocumentLinkOptions(false));
        server.setDocumentFormattingProvider(true);
        server.setDocumentRangeFormattingProvider(true);
        if (client.tokens()) {
            server.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(SemanticTokenRequests.legend(),
                    new SemanticTokensServerFull(true), true));
        }
        if (client.codeLenses()) {
            server.setCodeLensProvider(new CodeLensOptions(true));
        }
        if (client.inlayHints()) {
            server.setInlayHintProvider(true);
        }
        WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        server.setWorkspace(new WorkspaceServerCapabilities(folders));
        return server;
    }

    /** What is registered once the client is ready, because it can only be asked for in that way. */
    static List<Registration> registrations(ClientFeatures client) {
        List<Registration> result = new ArrayList<>();
        if (client.watchesFiles()) {
            result.add(new Registration("brokerpak-files", "workspace/didChangeWatchedFiles",
                    new DidChangeWatchedFilesRegistrationOptions(WATCHED.stream()
                            .map(glob -> new FileSystemWatcher(Either.forLeft(glob))).toList())));
        }
        if (client.registersConfiguration()) {
            result.add(new Registration("brokerpak-settings", "workspace/didChangeConfiguration"));
        }
        return result;
    }
}
