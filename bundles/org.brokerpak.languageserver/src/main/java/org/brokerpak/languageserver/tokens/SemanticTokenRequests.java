/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * {@code textDocument/semanticTokens}: of a whole document, of a range, and what has changed since an answer before.
 * The last answer for each document is kept for that.
 */
public final class SemanticTokenRequests {

    private static final int MOST_KEPT = 50;

    private record Answer(String id, List<Integer> data) {
    }

    private final Map<DocumentUri, Answer> last = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<DocumentUri, Answer> eldest) {
            return size() > MOST_KEPT;
        }
    };
    private long lastId;

    /** What the numbers in the answers mean. */
    public static SemanticTokensLegend legend() {
        return new SemanticTokensLegend(TokenType.legend(), TokenModifier.legend());
    }

    /** No tokens. */
    public static SemanticTokens nothing() {
        return new SemanticTokens(List.of());
    }

    /** All tokens of a document. */
    public SemanticTokens full(DocumentView view, CancelChecker cancel) {
        List<Integer> data = tokens(view, view.text().fullRange(), cancel);
        return new SemanticTokens(keep(view, data), data);
    }

    /** The tokens that touch a range. */
    public SemanticTokens range(DocumentView view, SemanticTokensRangeParams params, CancelChecker cancel) {
        return new SemanticTokens(tokens(view, Ranges.range(view.text(), params.getRange()), cancel));
    }

    /** What is different from an answer before; all tokens when that answer is not known any more. */
    public Either<SemanticTokens, SemanticTokensDelta> delta(DocumentView view, SemanticTokensDeltaParams params,
            CancelChecker cancel) {
        List<Integer> data = tokens(view, view.text().fullRange(), cancel);
        Answer before;
        synchronized (last) {
            before = last.get(view.document().uri());
        }
        String id = keep(view, data);
        if (before == null || !before.id.equals(params.getPreviousResultId())) {
            return Either.forLeft(new SemanticTokens(id, data));
        }
        return Either.forRight(new SemanticTokensDelta(difference(before.data, data), id));
    }

    private String keep(DocumentView view, List<Integer> data) {
        synchronized (last) {
            String id = Long.toString(++lastId);
            last.put(view.document().uri(), new Answer(id, data));
            return id;
        }
    }

    private static List<SemanticTokensEdit> difference(List<Integer> before, List<Integer> after) {
        int most = Math.min(before.size(), after.size());
        int start = 0;
        while (start < most && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < most - start
                && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
            end++;
        }
        return start == before.size() && start == after.size() ? List.of() : List.of(new SemanticTokensEdit(start,
                before.size() - end - start, after.subList(start, after.size() - end)));
    }

    private static List<Integer> tokens(DocumentView view, TextRange wanted, CancelChecker cancel) {
        TokenList tokens = new TokenList(view.text(), wanted);
        view.yaml().ifPresent(document -> {
            YamlColors.collect(document, tokens, cancel);
            for (HilSite site : HilSite.in(document)) {
                cancel.checkCanceled();
                new HilColors(site, tokens).collect();
            }
        });
        for (HclText text : HclText.in(view)) {
            if (text.site().overlaps(wanted)) {
                new HclColors(text, tokens, cancel).collect();
            }
        }
        return tokens.encode();
    }
}
