/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The proposals at the caret. The editor asks in a thread of its own. */
public final class BridgeCompletion implements IContentAssistProcessor {

    private static final ICompletionProposal[] NONE = {};
    private static final IContextInformation[] NO_SIGNATURE = {};
    /** Something is always to be said behind these; behind a blank or a quote seldom. */
    private static final String ACTIVATING = "{./";

    private final BridgeSignature signatures = new BridgeSignature();

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        return BridgeClient.get().document(viewer.getDocument())
                .map(document -> proposals(document, offset)).orElse(NONE);
    }

    private static ICompletionProposal[] proposals(BridgeDocument document, int offset) {
        SourceText text = document.snapshot().text();
        CompletionParams params = new CompletionParams(document.identifier(), BridgeDocument.position(text, offset));
        var answer = BridgeClient.get().request(server -> server.getTextDocumentService().completion(params));
        List<CompletionItem> items = BridgeClient.await(answer, Budgets.COMPLETION).map(BridgeCompletion::items)
                .orElse(List.of());
        return items.stream().sorted(Comparator.comparing(BridgeCompletion::order))
                .map(item -> new BridgeProposal(item, text, offset)).toArray(ICompletionProposal[]::new);
    }

    private static List<CompletionItem> items(Either<List<CompletionItem>, CompletionList> answer) {
        return new ArrayList<>(answer.isLeft() ? answer.getLeft() : answer.getRight().getItems());
    }

    private static String order(CompletionItem item) {
        return item.getSortText() == null ? item.getLabel() : item.getSortText();
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return BridgeClient.get().document(viewer.getDocument())
                .flatMap(document -> signatures.at(viewer, document, offset))
                .map(signature -> new IContextInformation[] {signature}).orElse(NO_SIGNATURE);
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return BridgeClient.isInCharge() ? ACTIVATING.toCharArray() : null;
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return BridgeClient.isInCharge() ? new char[] {'(', ','} : null;
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return new SignaturePresenter();
    }
}
