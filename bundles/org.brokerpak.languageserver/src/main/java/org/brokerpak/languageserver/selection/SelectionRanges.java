/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.selection;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/selectionRange} */
public final class SelectionRanges {

    /** One answer for each position that was asked for, in their order. */
    public List<SelectionRange> of(DocumentView view, SelectionRangeParams params, CancelChecker cancel) {
        List<SelectionRange> result = new ArrayList<>();
        for (Position position : params.getPositions()) {
            cancel.checkCanceled();
            result.add(at(view, Ranges.offset(view.text(), position)));
        }
        return result;
    }

    private static SelectionRange at(DocumentView view, int offset) {
        Growth growth = new Growth(view.text(), offset);
        growth.addWord();
        view.yaml().ifPresent(document -> {
            YamlSelection.collect(document.yaml(), offset, growth);
            for (HilSite site : HilSite.in(document)) {
                TextRange place = site.place(new TextRange(0, site.template().text().length()));
                if (place.touches(offset)) {
                    site.template().pathAt(site.text().indexAt(offset)).forEach(node -> add(node, site, growth));
                }
            }
        });
        for (HclText text : HclText.in(view)) {
            if (text.site().touches(offset)) {
                text.file().pathAt(text.indexAt(offset)).forEach(node -> add(node, text, growth));
            }
        }
        return growth.nested();
    }

    private static void add(HilNode node, HilSite site, Growth growth) {
        growth.add(site.place(node.range()));
        if (node instanceof HilNode.Quoted quoted && quoted.closed()) {
            growth.add(site.place(within(quoted.range())));
        }
    }

    private static void add(HclNode node, HclText text, Growth growth) {
        growth.add(text.place(node.range()));
        if (node instanceof HclTemplate.Quoted quoted && quoted.closed()) {
            growth.add(text.place(within(quoted.range())));
        }
    }

    private static TextRange within(TextRange quoted) {
        return new TextRange(quoted.start() + 1, Math.max(quoted.start() + 1, quoted.end() - 1));
    }
}
