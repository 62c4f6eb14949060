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

import org.brokerpak.languageserver.actions.CodeActions;
import org.brokerpak.languageserver.completion.Completion;
import org.brokerpak.languageserver.completion.CompletionResolve;
import org.brokerpak.languageserver.folding.FoldingRanges;
import org.brokerpak.languageserver.formatting.Formatting;
import org.brokerpak.languageserver.hints.InlayHints;
import org.brokerpak.languageserver.hover.Hovers;
import org.brokerpak.languageserver.lenses.CodeLenses;
import org.brokerpak.languageserver.lenses.LensResolve;
import org.brokerpak.languageserver.links.DocumentLinks;
import org.brokerpak.languageserver.navigation.Definitions;
import org.brokerpak.languageserver.navigation.Highlights;
import org.brokerpak.languageserver.navigation.References;
import org.brokerpak.languageserver.navigation.Renames;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.selection.SelectionRanges;
import org.brokerpak.languageserver.session.Requests.Answer;
import org.brokerpak.languageserver.session.Requests.Kind;
import org.brokerpak.languageserver.session.Requests;
import org.brokerpak.languageserver.session.Session;
import org.brokerpak.languageserver.signature.Signatures;
import org.brokerpak.languageserver.symbols.DocumentSymbols;
import org.brokerpak.languageserver.sync.DocumentSync;
import org.brokerpak.languageserver.tokens.SemanticTokenRequests;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;

/** The protocol's edge for documents: every method hands on to the class that does the work. */
final class BrokerpakTextDocumentService implements TextDocumentService {

    private static final Kind COMPLETION = new Kind("completion", true);
    private static final Kind RESOLVE = new Kind("documentation of a proposal", false);
    private static final Kind HOVER = new Kind("hover", true);
    private static final Kind SIGNATURE = new Kind("signature", true);
    private static final Kind SYMBOLS = new Kind("outline", false);
    private static final Kind DEFINITION = new Kind("definition", true);
    private static final Kind REFERENCES = new Kind("references", false);
    private static final Kind HIGHLIGHTS = new Kind("highlights", true);
    private static final Kind PREPARE_RENAME = new Kind("preparation of a rename", true);
    private static final Kind RENAME = new Kind("rename", false);
    private static final Kind ACTIONS = new Kind("code actions", false);
    private static final Kind TOKENS = new Kind("semantic tokens", false);
    private static final Kind FOLDS = new Kind("folding ranges", false);
    private static final Kind SELECTIONS = new Kind("selection ranges", true);
    private static final Kind LINKS = new Kind("links", false);
    private static final Kind LENSES = new Kind("code lenses", false);
    private static final Kind LENS = new Kind("code lens", false);
    private static final Kind HINTS = new Kind("inlay hints", false);
    private static final Kind FORMATTING = new Kind("formatting", false);

    private final Lifecycle lifecycle;
    private final Requests requests;
    private final DocumentSync sync;
    private final Completion completion;
    private final CompletionResolve resolve;
    private final Hovers hovers;
    private final Signatures signatures;
    private final DocumentSymbols symbols;
    private final CodeActions actions;
    private final Definitions definitions = new Definitions();
    private final References references = new References();
    private final Highlights highlights = new Highlights();
    private final Renames renames;
    private final SemanticTokenRequests tokens = new SemanticTokenRequests();
    private final FoldingRanges folds;
    private final SelectionRanges selections = new SelectionRanges();
    private final DocumentLinks links;
    private final LensResolve lens = new LensResolve();

    BrokerpakTextDocumentService(Lifecycle lifecycle, Session session, Requests requests, ClientConnection client,
            Log log) {
        this.lifecycle = lifecycle;
        this.requests = requests;
        this.sync = new DocumentSync(session, log);
        this.completion = new Completion(client, log);
        this.resolve = new CompletionResolve(client);
        this.hovers = new Hovers(client);
        this.signatures = new Signatures(client);
        this.symbols = new DocumentSymbols(client);
        this.actions = new CodeActions(client, log);
        this.renames = new Renames(client);
        this.folds = new FoldingRanges(client);
        this.links = new DocumentLinks(client);
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        sync.didOpen(params);
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        sync.didChange(params);
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        sync.didSave(params);
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        sync.didClose(params);
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return refused().<CompletableFuture<Either<List<CompletionItem>, CompletionList>>>map(
                CompletableFuture::failedFuture).orElseGet(() -> requests.answer(COMPLETION,
                        DocumentUri.of(params.getTextDocument().getUri()), Completion.nothing(),
                        (view, cancel) -> completion.of(view, params, cancel),
                        document -> completion.inStrange(document, params)));
    }

    @Override
    public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
        return refused().<CompletableFuture<CompletionItem>>map(CompletableFuture::failedFuture)
                .orElseGet(() -> requests.answer(RESOLVE, item.getLabel(), () -> resolve.of(item)));
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams params) {
        return answer(HOVER, params.getTextDocument(), null, (view, cancel) -> hovers.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
        return answer(SIGNATURE, params.getTextDocument(), null,
                (view, cancel) -> signatures.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return answer(SYMBOLS, params.getTextDocument(), List.of(), symbols::of);
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return answer(ACTIONS, params.getTextDocument(), List.of(),
                (view, cancel) -> actions.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams params) {
        return answer(DEFINITION, params.getTextDocument(), Definitions.nothing(),
                (view, cancel) -> definitions.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return answer(REFERENCES, params.getTextDocument(), List.of(),
                (view, cancel) -> references.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
        return answer(HIGHLIGHTS, params.getTextDocument(), List.of(),
                (view, cancel) -> highlights.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return answer(PREPARE_RENAME, params.getTextDocument(), null,
                (view, cancel) -> renames.prepare(view, params, cancel));
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return answer(RENAME, params.getTextDocument(), null, (view, cancel) -> renames.rename(view, params, cancel));
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
        return answer(TOKENS, params.getTextDocument(), SemanticTokenRequests.nothing(), tokens::full);
    }

    @Override
    public CompletableFuture<Either<SemanticTokens, SemanticTokensDelta>> semanticTokensFullDelta(
            SemanticTokensDeltaParams params) {
        return answer(TOKENS, params.getTextDocument(), Either.forLeft(SemanticTokenRequests.nothing()),
                (view, cancel) -> tokens.delta(view, params, cancel));
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
        return answer(TOKENS, params.getTextDocument(), SemanticTokenRequests.nothing(),
                (view, cancel) -> tokens.range(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return answer(FOLDS, params.getTextDocument(), List.of(), folds::of);
    }

    @Override
    public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
        return answer(SELECTIONS, params.getTextDocument(), null,
                (view, cancel) -> selections.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
        return answer(LINKS, params.getTextDocument(), List.of(), links::of);
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return answer(LENSES, params.getTextDocument(), List.of(), CodeLenses::of);
    }

    @Override
    public CompletableFuture<CodeLens> resolveCodeLens(CodeLens unresolved) {
        return LensResolve.document(unresolved)
                .map(uri -> answer(LENS, new TextDocumentIdentifier(uri.toString()), LensResolve.unknown(unresolved),
                        (view, cancel) -> lens.of(view, unresolved, cancel)))
                .orElseGet(() -> CompletableFuture.completedFuture(unresolved));
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
        return answer(HINTS, params.getTextDocument(), List.of(),
                (view, cancel) -> InlayHints.of(view, params, cancel));
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return answer(FORMATTING, params.getTextDocument(), List.of(), Formatting::of);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
        return answer(FORMATTING, params.getTextDocument(), List.of(),
                (view, cancel) -> Formatting.of(view, params.getRange(), cancel));
    }

    private <T> CompletableFuture<T> answer(Kind kind, TextDocumentIdentifier document, T nothing,
            Answer<T> answer) {
        return refused().<CompletableFuture<T>>map(CompletableFuture::failedFuture)
                .orElseGet(() -> requests.answer(kind, DocumentUri.of(document.getUri()), nothing, answer));
    }

    private Optional<ResponseErrorException> refused() {
        return lifecycle.refusal();
    }
}
