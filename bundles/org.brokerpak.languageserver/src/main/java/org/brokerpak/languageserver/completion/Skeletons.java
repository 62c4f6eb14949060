/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.Set;

import org.brokerpak.languageserver.caret.Caret;
import org.brokerpak.model.schema.ValueShape;

/** Pieces to fill in: a whole item where one begins, a whole list or block behind its key, a whole empty document. */
final class Skeletons implements CompletionParticipant {

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        Caret caret = request.caret();
        if (caret.flow().inside() || caret.quote() != 0 || caret.colonFollows()) {
            return;
        }
        if (request.writesKey()) {
            atKey(request, proposals);
        } else if (caret.typed().isEmpty() && caret.word().isEmpty() && !request.atItem()) {
            behindKey(request, proposals);
        }
    }

    private static void atKey(CompletionRequest request, Proposals proposals) {
        Caret caret = request.caret();
        Set<String> beside = request.keysBeside();
        String start = request.text().lineBreak() + " ".repeat(caret.column());
        IndentStyle style = IndentStyle.of(request.text());
        if (caret.path().isRoot()) {
            if (beside.isEmpty()) {
                Skeleton.at(request.document().kind().id())
                        .forEach(whole -> add(whole, whole.text(start, style, () -> ""), proposals));
            }
            block(request, "bind", beside, proposals);
        } else if (beside.isEmpty()) {
            Skeleton.at(request.pattern()).forEach(skeleton ->
                    add(skeleton, skeleton.text(start, style, () -> firstPlan(request)), proposals));
        }
        if (request.pattern().equals("provision") || request.pattern().equals("bind")) {
            block(request, "template_refs", beside, proposals);
        }
    }

    /** A key that is not there yet with all below it. */
    private static void block(CompletionRequest request, String key, Set<String> beside, Proposals proposals) {
        String path = request.caret().path().isRoot() ? key : request.pattern() + "." + key;
        if (!beside.contains(key) && request.catalog().fieldAt(request.caret().path().key(key)).isPresent()) {
            IndentStyle style = IndentStyle.of(request.text());
            String start = request.text().lineBreak() + style.belowKey(request.caret().column());
            Skeleton.at(path).forEach(skeleton -> add(skeleton,
                    key + ":" + start + skeleton.text(start, style, () -> ""), proposals));
        }
    }

    private static void behindKey(CompletionRequest request, Proposals proposals) {
        IndentStyle style = IndentStyle.of(request.text());
        boolean list = request.valueField().filter(field -> field.shape() == ValueShape.LIST).isPresent();
        String pattern = list ? request.pattern() + "[]" : request.pattern();
        String first = request.text().lineBreak() + (list ? style.dashBelow(request.caret().column()) + "- "
                : style.belowKey(request.caret().column()));
        String start = list ? first.substring(0, first.length() - 2) + "  " : first;
        Skeleton.at(pattern).forEach(skeleton -> proposals.addBelow(skeleton.label(),
                first + skeleton.text(start, style, () -> firstPlan(request))).setFilterText(skeleton.filterText()));
    }

    private static void add(Skeleton skeleton, String text, Proposals proposals) {
        proposals.addSnippet(skeleton.label(), text, 1).setFilterText(skeleton.filterText());
    }

    private static String firstPlan(CompletionRequest request) {
        return request.definition().plans().stream().map(plan -> plan.id().value()).filter(id -> !id.isBlank())
                .findFirst().orElse("");
    }
}
