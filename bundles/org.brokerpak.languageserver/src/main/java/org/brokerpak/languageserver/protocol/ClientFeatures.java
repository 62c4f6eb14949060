/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionItemInsertTextModeSupportCapabilities;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DiagnosticsTagSupport;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DocumentLinkCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.RenameCapabilities;
import org.eclipse.lsp4j.SignatureHelpCapabilities;
import org.eclipse.lsp4j.SignatureInformationCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * What a client can do, as far as it matters to an answer of ours. The only class that reads client capabilities.
 *
 * @param snippets completion may contain tab stops
 * @param insertReplace completion may tell what to replace on insertion and on replacement apart
 * @param insertAsIs completion may say that its indentation is final
 * @param markdownCompletion documentation of a completion may be Markdown
 * @param markdownHover hovers may be Markdown
 * @param markdownSignature documentation of a signature may be Markdown
 * @param hierarchicalSymbols the outline may be a tree
 * @param relatedInformation diagnostics may name further places
 * @param codeDescription diagnostics may link to a page
 * @param unnecessaryTag diagnostics may mark a text as having no effect
 * @param diagnosticData diagnostics come back with the data we attached
 * @param codeActionLiterals code actions may carry edits; without that there are none
 * @param preferredActions code actions may be marked as the one to choose
 * @param prepareRename the client asks what would be renamed before it asks for a new name
 * @param documentChanges edits may name the version of the document they are for
 * @param watchesFiles the client watches the files we name
 * @param registersConfiguration the client tells of changed settings when asked to
 * @param configuration the client can be asked for its settings
 * @param tokens the client colours by semantic tokens
 * @param inlayHints the client shows inlay hints
 * @param codeLenses the client shows code lenses
 * @param linkTooltips document links may have a tooltip
 * @param mostFolds how many folds the client takes
 */
public record ClientFeatures(boolean snippets, boolean insertReplace, boolean insertAsIs, boolean markdownCompletion,
        boolean markdownHover, boolean markdownSignature,
        boolean hierarchicalSymbols, boolean relatedInformation, boolean codeDescription,
        boolean unnecessaryTag, boolean diagnosticData, boolean codeActionLiterals, boolean preferredActions,
        boolean prepareRename, boolean documentChanges, boolean watchesFiles, boolean registersConfiguration,
        boolean configuration, boolean tokens, boolean inlayHints, boolean codeLenses, boolean linkTooltips,
        int mostFolds) {

    /** A client that can do nothing beyond what the protocol demands of all. */
    public static final ClientFeatures NONE = of(new ClientCapabilities());

    public static ClientFeatures of(ClientCapabilities client) {
        Optional<TextDocumentClientCapabilities> text =
                Optional.ofNullable(client).map(ClientCapabilities::getTextDocument);
        Optional<WorkspaceClientCapabilities> workspace =
                Optional.ofNullable(client).map(ClientCapabilities::getWorkspace);
        Optional<CompletionItemCapabilities> item = text.map(TextDocumentClientCapabilities::getCompletion)
                .map(completion -> completion.getCompletionItem());
        Optional<PublishDiagnosticsCapabilities> diagnostics =
                text.map(TextDocumentClientCapabilities::getPublishDiagnostics);
        Optional<CodeActionCapabilities> actions = text.map(TextDocumentClientCapabilities::getCodeAction);
        return new ClientFeatures(
                is(item, CompletionItemCapabilities::getSnippetSupport),
                is(item, CompletionItemCapabilities::getInsertReplaceSupport),
                item.map(CompletionItemCapabilities::getInsertTextModeSupport)
                        .map(CompletionItemInsertTextModeSupportCapabilities::getValueSet)
                        .filter(modes -> modes.contains(InsertTextMode.AsIs)).isPresent(),
                speaksMarkdown(item.map(CompletionItemCapabilities::getDocumentationFormat)),
                speaksMarkdown(text.map(TextDocumentClientCapabilities::getHover)
                        .map(HoverCapabilities::getContentFormat)),
                speaksMarkdown(text.map(TextDocumentClientCapabilities::getSignatureHelp)
                        .map(SignatureHelpCapabilities::getSignatureInformation)
                        .map(SignatureInformationCapabilities::getDocumentationFormat)),
                is(text.map(TextDocumentClientCapabilities::getDocumentSymbol),
                        DocumentSymbolCapabilities::getHierarchicalDocumentSymbolSupport),
                is(diagnostics, PublishDiagnosticsCapabilities::getRelatedInformation),
                is(diagnostics, PublishDiagnosticsCapabilities::getCodeDescriptionSupport),
                diagnostics.map(PublishDiagnosticsCapabilities::getTagSupport).filter(ClientFeatures::marksUnnecessary)
                        .isPresent(),
                is(diagnostics, PublishDiagnosticsCapabilities::getDataSupport),
                actions.map(CodeActionCapabilities::getCodeActionLiteralSupport).isPresent(),
                is(actions, CodeActionCapabilities::getIsPreferredSupport),
                is(text.map(TextDocumentClientCapabilities::getRename), RenameCapabilities::getPrepareSupport),
                is(workspace.map(WorkspaceClientCapabilities::getWorkspaceEdit),
                        WorkspaceEditCapabilities::getDocumentChanges),
                is(workspace.map(WorkspaceClientCapabilities::getDidChangeWatchedFiles),
                        DidChangeWatchedFilesCapabilities::getDynamicRegistration),
                is(workspace.map(WorkspaceClientCapabilities::getDidChangeConfiguration),
                        DidChangeConfigurationCapabilities::getDynamicRegistration),
                is(workspace, WorkspaceClientCapabilities::getConfiguration),
                text.map(TextDocumentClientCapabilities::getSemanticTokens).isPresent(),
                text.map(TextDocumentClientCapabilities::getInlayHint).isPresent(),
                text.map(TextDocumentClientCapabilities::getCodeLens).isPresent(),
                is(text.map(TextDocumentClientCapabilities::getDocumentLink),
                        DocumentLinkCapabilities::getTooltipSupport),
                text.map(TextDocumentClientCapabilities::getFoldingRange)
                        .map(FoldingRangeCapabilities::getRangeLimit).filter(limit -> limit > 0)
                        .orElse(Integer.MAX_VALUE));
    }

    private static <T> boolean is(Optional<T> capability, Function<T, Boolean> flag) {
        return capability.map(flag).orElse(false);
    }

    private static boolean speaksMarkdown(Optional<List<String>> formats) {
        return formats.filter(known -> known.contains(MarkupKind.MARKDOWN)).isPresent();
    }

    private static boolean marksUnnecessary(Either<Boolean, DiagnosticsTagSupport> support) {
        return support.isLeft() ? Boolean.TRUE.equals(support.getLeft())
                : support.getRight().getValueSet() != null
                        && support.getRight().getValueSet().contains(DiagnosticTag.Unnecessary);
    }
}
