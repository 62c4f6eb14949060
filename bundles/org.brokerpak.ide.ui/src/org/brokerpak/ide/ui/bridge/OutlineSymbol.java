/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;
import java.util.Objects;

import org.eclipse.lsp4j.DocumentSymbol;

/**
 * A symbol that stays the same for the tree, wherever typing moves it, as long as its path of names does.
 *
 * @param path the names of all symbols around it and its own, a line each
 * @param symbol what the server said of it
 */
record OutlineSymbol(String path, DocumentSymbol symbol) {

    static List<OutlineSymbol> of(List<DocumentSymbol> symbols) {
        return symbols.stream().map(symbol -> new OutlineSymbol(symbol.getName(), symbol)).toList();
    }

    List<OutlineSymbol> children() {
        return symbol.getChildren() == null ? List.of() : symbol.getChildren().stream()
                .map(child -> new OutlineSymbol(path + "\n" + child.getName(), child)).toList();
    }

    /** All that the tree shows of symbols, to tell whether it has to be drawn again. */
    static String shown(List<OutlineSymbol> symbols) {
        StringBuilder text = new StringBuilder();
        symbols.forEach(symbol -> symbol.collect(text));
        return text.toString();
    }

    private void collect(StringBuilder text) {
        text.append(path).append('\t').append(symbol.getDetail()).append('\n');
        children().forEach(child -> child.collect(text));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OutlineSymbol that && path.equals(that.path);
    }

    @Override
    public int hashCode() {
        return Objects.hash(path);
    }
}
