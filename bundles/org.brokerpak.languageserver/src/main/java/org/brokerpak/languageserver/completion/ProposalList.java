/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertReplaceEdit;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Gathers proposals, each replacing the same word. What several sources propose alike counts once. */
final class ProposalList {

    private final SourceText text;
    private final TextRange word;
    private final int offset;
    private final ClientFeatures features;
    private final List<CompletionItem> items = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    /**
     * @param word what a proposal replaces
     * @param offset the caret, in the word or at its end
     */
    ProposalList(SourceText text, TextRange word, int offset, ClientFeatures features) {
        this.text = text;
        this.word = word;
        this.offset = offset;
        this.features = features;
    }

    List<CompletionItem> items() {
        return items;
    }

    /** Whether what is inserted may contain tab stops. */
    boolean maySnippet() {
        return features.snippets();
    }

    /**
     * Adds a proposal.
     *
     * @param insertion as it is to stand in the text
     * @param rank place among the proposals, 0 first; those of one rank keep their order
     */
    CompletionItem add(String label, String insertion, CompletionItemKind kind, int rank) {
        CompletionItem item = new CompletionItem(label);
        item.setKind(kind);
        item.setSortText("%d%04d".formatted(rank, items.size()));
        item.setFilterText(label);
        item.setInsertTextFormat(InsertTextFormat.PlainText);
        if (features.insertAsIs()) {
            item.setInsertTextMode(InsertTextMode.AsIs);
        }
        item.setTextEdit(edit(insertion, 0));
        if (labels.add(label)) {
            items.add(item);
        }
        return item;
    }

    /** Adds a proposal with tab stops, which a client that knows none gets without them. */
    CompletionItem addSnippet(String label, String snippet, CompletionItemKind kind, int rank) {
        return addSnippet(label, snippet, kind, rank, 0);
    }

    /**
     * Adds a proposal with tab stops that replaces more than the word.
     *
     * @param before how many characters before the word it replaces
     */
    CompletionItem addSnippet(String label, String snippet, CompletionItemKind kind, int rank, int before) {
        String insertion = maySnippet() ? snippet : Snippets.plain(snippet);
        CompletionItem item = add(label, insertion, kind, rank);
        item.setTextEdit(edit(insertion, before));
        if (maySnippet()) {
            item.setInsertTextFormat(InsertTextFormat.Snippet);
        }
        return item;
    }

    /** The client may tell inserting up to the caret and replacing the whole word apart. */
    private Either<TextEdit, InsertReplaceEdit> edit(String newText, int before) {
        TextRange all = new TextRange(word.start() - before, word.end());
        TextRange typed = new TextRange(all.start(), Math.max(word.start(), offset));
        return features.insertReplace()
                ? Either.forRight(new InsertReplaceEdit(newText, Ranges.of(text, typed), Ranges.of(text, all)))
                : Either.forLeft(new TextEdit(Ranges.of(text, all), newText));
    }

    /** How many blanks stand right before the word. */
    int blanksBefore() {
        int blanks = 0;
        while (word.start() > blanks && text.text().charAt(word.start() - 1 - blanks) == ' ') {
            blanks++;
        }
        return blanks;
    }
}
