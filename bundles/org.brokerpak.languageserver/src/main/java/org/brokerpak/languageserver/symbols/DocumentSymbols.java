/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** {@code textDocument/documentSymbol} */
public final class DocumentSymbols {

    private final ClientConnection client;

    public DocumentSymbols(ClientConnection client) {
        this.client = client;
    }

    /** The outline, as a list for clients that know no tree. */
    public List<Either<SymbolInformation, DocumentSymbol>> of(DocumentView view, CancelChecker cancel) {
        List<DocumentSymbol> tree = view.yaml().map(document -> new Outline(document.yaml(), cancel).symbols())
                .orElseGet(() -> new HclOutline(view.snapshot().hcl(view.text()), cancel).symbols());
        List<Either<SymbolInformation, DocumentSymbol>> result = new ArrayList<>();
        if (client.features().hierarchicalSymbols()) {
            tree.forEach(symbol -> result.add(Either.forRight(symbol)));
        } else {
            flatten(tree, "", view.document().uri().toString(), result);
        }
        return result;
    }

    @SuppressWarnings("deprecation")
    private static void flatten(List<DocumentSymbol> symbols, String container, String uri,
            List<Either<SymbolInformation, DocumentSymbol>> result) {
        for (DocumentSymbol symbol : symbols) {
            result.add(Either.forLeft(new SymbolInformation(symbol.getName(), symbol.getKind(),
                    new Location(uri, symbol.getSelectionRange()), container)));
            flatten(symbol.getChildren(), symbol.getName(), uri, result);
        }
    }
}
