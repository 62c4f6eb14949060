/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.folding;

import java.util.BitSet;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** Folds of an OpenTofu text: blocks, lists, objects, calls over several lines, heredocs and comments. */
final class HclFolds {

    private final SourceText text;
    private final HclText hcl;
    private final FoldList folds;
    private final CancelChecker cancel;

    HclFolds(SourceText text, HclText hcl, FoldList folds, CancelChecker cancel) {
        this.text = text;
        this.hcl = hcl;
        this.folds = folds;
        this.cancel = cancel;
    }

    void collect() {
        visit(hcl.file().body());
        BitSet comments = new BitSet();
        for (TextRange comment : hcl.file().comments()) {
            TextRange place = hcl.place(comment);
            int first = text.lineAt(place.start());
            int last = text.lineAt(place.end());
            if (last > first) {
                folds.add(first, last, FoldingRangeKind.Comment);
            } else if (text.text().substring(text.lineStart(first), place.start()).isBlank()) {
                comments.set(first);
            }
        }
        new CommentFolds(text, comments::get, folds).collect();
    }

    private void visit(HclNode node) {
        cancel.checkCanceled();
        switch (node) {
            case HclBlock block -> folds.addBracketed(hcl.place(block.range()), block.isClosed());
            case HclExpression.ObjectExpression object -> folds.addBracketed(hcl.place(object.range()), true);
            case HclExpression.Tuple tuple -> folds.addBracketed(hcl.place(tuple.range()), true);
            case HclExpression.ForExpression loop -> folds.addBracketed(hcl.place(loop.range()), true);
            case HclExpression.Parenthesized inner -> folds.addBracketed(hcl.place(inner.range()), true);
            case HclExpression.FunctionCall call -> folds.addBracketed(hcl.place(call.range()), call.closed());
            case HclTemplate.Heredoc heredoc -> {
                TextRange place = hcl.place(heredoc.range());
                int last = text.lineAt(place.end());
                folds.add(text.lineAt(place.start()), heredoc.closed() ? last - 1 : last, null);
            }
            default -> { }
        }
        node.children().forEach(this::visit);
    }
}
