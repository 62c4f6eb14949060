/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;

import org.brokerpak.languageserver.caret.Caret;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;

/** Gathers proposals for a YAML key or value. */
final class Proposals {

    private final Caret caret;
    private final ProposalList list;

    Proposals(SourceText text, Caret caret, int offset, ClientFeatures features) {
        this.caret = caret;
        this.list = new ProposalList(text, caret.word(), offset, features);
    }

    List<CompletionItem> items() {
        return list.items();
    }

    /** Whether what is inserted may contain tab stops. */
    boolean maySnippet() {
        return list.maySnippet();
    }

    /**
     * Adds a key.
     *
     * @param insertion the key with what is written behind and below it, its indentation complete
     * @param snippet whether the insertion is written with tab stops and escapes
     * @param rank place among the proposals, 0 first
     */
    CompletionItem addKey(String name, String insertion, boolean snippet, int rank) {
        boolean complete = caret.colonFollows();
        String text = complete ? name : insertion + caret.flow().trail();
        CompletionItem item = list.add(name, caret.lead() + text, CompletionItemKind.Property, rank);
        if (snippet && !complete) {
            item.setInsertTextFormat(InsertTextFormat.Snippet);
        }
        return item;
    }

    /** Adds a value, quoted where YAML would read it as something else. */
    CompletionItem addValue(String value, CompletionItemKind kind, int rank) {
        return list.add(value, caret.lead()
                + ScalarWriter.write(value, caret.quote(), caret.flow().inside()) + caret.flow().trail(), kind, rank);
    }

    /** Adds several lines with tab stops, their indentation complete. */
    CompletionItem addSnippet(String label, String snippet, int rank) {
        return list.addSnippet(label, Snippets.escape(caret.lead()) + snippet, CompletionItemKind.Snippet, rank);
    }

    /** Adds lines below a key, in place of the blanks behind its colon. */
    CompletionItem addBelow(String label, String snippet) {
        return list.addSnippet(label, snippet, CompletionItemKind.Snippet, 1, list.blanksBefore());
    }
}
