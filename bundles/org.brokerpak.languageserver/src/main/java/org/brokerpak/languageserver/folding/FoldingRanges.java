/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.folding;

import java.util.List;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/foldingRange}, by whole lines, which every client can do. */
public final class FoldingRanges {

    private final ClientConnection client;

    public FoldingRanges(ClientConnection client) {
        this.client = client;
    }

    public List<FoldingRange> of(DocumentView view, CancelChecker cancel) {
        FoldList folds = new FoldList(view.text());
        view.yaml().ifPresent(document -> new YamlFolds(document.yaml(), folds, cancel).collect());
        HclText.in(view).forEach(text -> new HclFolds(view.text(), text, folds, cancel).collect());
        return folds.ranges(client.features().mostFolds());
    }
}
