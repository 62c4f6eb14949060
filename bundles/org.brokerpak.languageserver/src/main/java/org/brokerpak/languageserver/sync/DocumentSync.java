/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.sync;

import java.util.List;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.session.OpenDocument;
import org.brokerpak.languageserver.session.Session;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;

/** The text of open documents: {@code textDocument/didOpen}, {@code didChange}, {@code didSave}, {@code didClose}. */
public final class DocumentSync {

    private final Session session;
    private final Log log;

    public DocumentSync(Session session, Log log) {
        this.session = session;
        this.log = log;
    }

    public void didOpen(DidOpenTextDocumentParams params) {
        TextDocumentItem item = params.getTextDocument();
        DocumentUri uri = DocumentUri.of(item.getUri());
        session.apply(snapshot -> snapshot.opened(uri, item.getLanguageId(), item.getVersion(),
                SourceText.of(item.getText() == null ? "" : item.getText())));
    }

    public void didChange(DidChangeTextDocumentParams params) {
        VersionedTextDocumentIdentifier document = params.getTextDocument();
        DocumentUri uri = DocumentUri.of(document.getUri());
        List<TextDocumentContentChangeEvent> changes = List.copyOf(params.getContentChanges());
        session.apply(snapshot -> change(snapshot, uri, document.getVersion(), changes));
    }

    private Snapshot change(Snapshot snapshot, DocumentUri uri, Integer version,
            List<TextDocumentContentChangeEvent> changes) {
        OpenDocument before = snapshot.document(uri).orElse(null);
        if (before == null) {
            log.note("A change of %s is left out: the document was never opened.".formatted(uri.name()));
            return snapshot;
        }
        return snapshot.changed(uri, version == null ? before.version() + 1 : version,
                TextChanges.apply(before.text(), changes));
    }

    /** What a saved file holds is known; but other programs may have reacted, and not every client watches files. */
    public void didSave(DidSaveTextDocumentParams params) {
        DocumentUri uri = DocumentUri.of(params.getTextDocument().getUri());
        session.apply(snapshot -> snapshot.touched(uri.path().map(List::of).orElse(List.of())));
    }

    public void didClose(DidCloseTextDocumentParams params) {
        DocumentUri uri = DocumentUri.of(params.getTextDocument().getUri());
        session.apply(snapshot -> snapshot.closed(uri));
    }
}
