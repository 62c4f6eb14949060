/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.lenses;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.navigation.References;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

import com.google.gson.JsonElement;

/** {@code codeLens/resolve}: counts the places where a name is used. */
public final class LensResolve {

    private final References references = new References();

    /** The document that a lens of ours belongs to; empty for a lens that is complete. */
    public static Optional<DocumentUri> document(CodeLens lens) {
        return switch (lens.getData()) {
            case JsonElement json when json.isJsonPrimitive() -> Optional.of(DocumentUri.of(json.getAsString()));
            case String text -> Optional.of(DocumentUri.of(text));
            case null, default -> Optional.empty();
        };
    }

    /** The lens when its document is closed or none of ours any more: it says nothing. */
    public static CodeLens unknown(CodeLens lens) {
        return complete(lens, new Command("", ""));
    }

    public CodeLens of(DocumentView view, CodeLens lens, CancelChecker cancel) {
        Position position = lens.getRange().getStart();
        List<? extends Location> found = references.of(view, new ReferenceParams(
                new TextDocumentIdentifier(view.document().uri().toString()), position,
                new ReferenceContext(false)), cancel);
        String title = found.size() == 1 ? "1 reference" : found.size() + " references";
        boolean canShow = view.snapshot().settings().commands().contains(ClientCommand.SHOW_REFERENCES.id());
        return complete(lens, canShow && !found.isEmpty() ? new Command(title, ClientCommand.SHOW_REFERENCES.id(),
                List.of(view.document().uri().toString(), position, found)) : new Command(title, ""));
    }

    private static CodeLens complete(CodeLens lens, Command command) {
        return new CodeLens(lens.getRange(), command, null);
    }
}
