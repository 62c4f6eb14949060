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

import org.brokerpak.languageserver.caret.Caret;
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

/** Gathers proposals, each replacing the word at the caret. What several sources propose alike counts once. */
final class Proposals {

    private final SourceText text;
    private final Caret caret;
    private final int offset;
    private final ClientFeatures features;
    private final List<CompletionItem> items = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    Proposals(SourceText text, Caret caret, int offset, ClientFeatures features) {
        this.text = text;
        this.caret = caret;
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
     * Adds a key.
     *
     * @param insertion the key with what is written behind and below it, its indentation complete
     * @param snippet whether the insertion is written with tab stops and escapes
     * @param rank place among the proposals, 0 first
     */
    CompletionItem addKey(String name, String insertion, boolean snippet, int rank) {
        CompletionItem item = add(name, caret.colonFollows() ? name : insertion, rank);
        item.setKind(CompletionItemKind.Property);
        if (snippet && !caret.colonFollows()) {
            item.setInsertTextFormat(InsertTextFormat.Snippet);
        }
        return item;
    }

    /** Adds a value, quoted where YAML would read it as something else. */
    CompletionItem addValue(String value, CompletionItemKind kind, int rank) {
        CompletionItem item = add(value, ScalarWriter.write(value, caret.quote()), rank);
        item.setKind(kind);
        return item;
    }

    private CompletionItem add(String label, String insertion, int rank) {
        CompletionItem item = new CompletionItem(label);
        item.setSortText("%d%04d".formatted(rank, items.size()));
        item.setFilterText(label);
        item.setInsertTextFormat(InsertTextFormat.PlainText);
        if (features.insertAsIs()) {
            item.setInsertTextMode(InsertTextMode.AsIs);
        }
        item.setTextEdit(edit(caret.lead() + insertion));
        if (labels.add(label)) {
            items.add(item);
        }
        return item;
    }

    /** The client may tell inserting up to the caret and replacing the whole word apart. */
    private Either<TextEdit, InsertReplaceEdit> edit(String newText) {
        TextRange typed = new TextRange(caret.word().start(), Math.max(caret.word().start(), offset));
        return features.insertReplace()
                ? Either.forRight(new InsertReplaceEdit(newText, Ranges.of(text, typed), Ranges.of(text, caret.word())))
                : Either.forLeft(new TextEdit(Ranges.of(text, caret.word()), newText));
    }
}
