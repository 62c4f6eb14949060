/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.services.TextDocumentService;

/** Requests that look at a document in whatever state it is; each answer is checked for what must always hold. */
final class RandomRequests {

    private static final FormattingOptions OPTIONS = new FormattingOptions(2, true);

    private final TextDocumentService documents;
    private final LspSession session;
    private final Random random;
    private String lastTokens = "";

    RandomRequests(LspSession session, Random random) {
        this.session = session;
        this.documents = session.remote().getTextDocumentService();
        this.random = random;
    }

    /** Sends one request of a random kind; the range may lie anywhere. */
    void send(Editor editor, Range range) {
        SourceText text = SourceText.of(editor.text());
        switch (random.nextInt(11)) {
            case 0 -> {
                SemanticTokens tokens = LspSession.get(documents.semanticTokensFull(
                        new SemanticTokensParams(editor.identifier())));
                lastTokens = tokens.getResultId() == null ? "" : tokens.getResultId();
                checkTokens(text, tokens.getData());
            }
            case 1 -> checkTokens(text, LspSession.get(documents.semanticTokensRange(
                    new SemanticTokensRangeParams(editor.identifier(), range))).getData());
            case 2 -> LspSession.get(documents.semanticTokensFullDelta(
                    new SemanticTokensDeltaParams(editor.identifier(), lastTokens)));
            case 3 -> {
                for (FoldingRange fold : LspSession.get(documents.foldingRange(
                        new FoldingRangeRequestParams(editor.identifier())))) {
                    assertTrue(fold.getStartLine() < fold.getEndLine() && fold.getEndLine() < text.lineCount(),
                            fold::toString);
                }
            }
            case 4 -> {
                List<SelectionRange> grown = LspSession.get(documents.selectionRange(new SelectionRangeParams(
                        editor.identifier(), List.of(range.getStart(), range.getEnd()))));
                if (grown != null) {
                    assertEquals(2, grown.size());
                    grown.forEach(selection -> checkNesting(text, selection));
                }
            }
            case 5 -> checkFormatting(text, LspSession.get(documents.formatting(
                    new DocumentFormattingParams(editor.identifier(), OPTIONS))));
            case 6 -> checkFormatting(text, LspSession.get(documents.rangeFormatting(
                    new DocumentRangeFormattingParams(editor.identifier(), OPTIONS, range))));
            case 7 -> LspSession.get(documents.documentLink(new DocumentLinkParams(editor.identifier())))
                    .forEach(RandomRequests::checkLink);
            case 8 -> {
                List<? extends CodeLens> lenses =
                        LspSession.get(documents.codeLens(new CodeLensParams(editor.identifier())));
                if (!lenses.isEmpty()) {
                    LspSession.get(documents.resolveCodeLens(lenses.get(random.nextInt(lenses.size()))));
                }
            }
            case 9 -> LspSession.get(documents.inlayHint(new InlayHintParams(editor.identifier(), range)));
            default -> LspSession.get(session.remote().getWorkspaceService()
                    .symbol(new WorkspaceSymbolParams(random.nextBoolean() ? "" : "r")));
        }
    }

    private static void checkTokens(SourceText text, List<Integer> data) {
        assertEquals(0, data.size() % 5);
        int line = 0;
        int end = 0;
        int start = 0;
        for (int i = 0; i < data.size(); i += 5) {
            line += data.get(i);
            start = data.get(i + 1) + (data.get(i) == 0 ? start : 0);
            assertTrue(data.get(i) > 0 || start >= end, "tokens overlap");
            end = start + data.get(i + 2);
            assertTrue(line < text.lineCount() && end <= text.line(line).length(), "a token lies outside of its line");
        }
    }

    private static void checkNesting(SourceText text, SelectionRange selection) {
        for (SelectionRange inner = selection; inner.getParent() != null; inner = inner.getParent()) {
            TextRange small = Ranges.range(text, inner.getRange());
            TextRange large = Ranges.range(text, inner.getParent().getRange());
            assertTrue(large.contains(small) && !large.equals(small), () -> small + " in " + large);
        }
    }

    private static void checkFormatting(SourceText text, List<? extends TextEdit> edits) {
        for (TextEdit edit : edits) {
            assertTrue(edit.getNewText().isBlank(), edit::toString);
            assertTrue(text.slice(Ranges.range(text, edit.getRange())).isBlank(), edit::toString);
        }
    }

    private static void checkLink(DocumentLink link) {
        assertTrue(link.getTarget() != null && !link.getTarget().isBlank());
    }
}
