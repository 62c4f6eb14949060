/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.navigation;

import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.names.Occurrence;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/documentHighlight}: the same name elsewhere in the document. */
public final class Highlights {

    public List<? extends DocumentHighlight> of(DocumentView view, DocumentHighlightParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        return NamedPlace.at(view, params.getPosition()).stream()
                .flatMap(place -> place.sameName().stream()
                        .filter(occurrence -> occurrence.file().equals(place.occurrence().file())))
                .map(occurrence -> new DocumentHighlight(Ranges.of(view.text(), occurrence.range()), kind(occurrence)))
                .distinct().toList();
    }

    private static DocumentHighlightKind kind(Occurrence occurrence) {
        return occurrence.role() == Occurrence.Role.USE ? DocumentHighlightKind.Read : DocumentHighlightKind.Write;
    }
}
