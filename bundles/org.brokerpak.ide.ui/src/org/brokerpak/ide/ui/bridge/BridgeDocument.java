/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.net.URI;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;

/** A document that the server follows while editors show it. Changed in the UI thread, asked from any. */
final class BridgeDocument implements IDocumentListener {

    /**
     * The document at one moment.
     *
     * @param version from 1, one more with each change
     * @param text what the editor shows
     */
    record Snapshot(int version, SourceText text) {
    }

    private final BridgeClient client;
    private final IDocument document;
    private final IFile file;
    private final String uri;
    private int users;
    private Range changing;
    private volatile Snapshot snapshot;
    private volatile BridgeAnswers answers;

    BridgeDocument(BridgeClient client, IDocument document, IFile file) {
        this.client = client;
        this.document = document;
        this.file = file;
        this.uri = file.getLocation() == null ? file.getLocationURI().toString()
                : file.getLocation().toPath().toUri().toString();
    }

    IFile file() {
        return file;
    }

    Snapshot snapshot() {
        return snapshot;
    }

    /** What the server says of the text as it is now, as far as it was asked. */
    BridgeAnswers answers() {
        return answers;
    }

    TextDocumentIdentifier identifier() {
        return new TextDocumentIdentifier(uri);
    }

    /** Whether the server means this document by a URI. */
    boolean isAt(String otherUri) {
        return uri.equals(otherUri) || URI.create(uri).equals(URI.create(otherUri));
    }

    /** The range of a stretch of text, as the server counts. */
    static Range range(SourceText text, TextRange range) {
        return new Range(position(text, range.start()), position(text, range.end()));
    }

    static Position position(SourceText text, int offset) {
        TextPosition position = text.position(offset);
        return new Position(position.line(), position.character());
    }

    static TextRange range(SourceText text, Range range) {
        int start = offset(text, range.getStart());
        return new TextRange(start, Math.max(start, offset(text, range.getEnd())));
    }

    static int offset(SourceText text, Position position) {
        return text.offset(new TextPosition(position.getLine(), position.getCharacter()));
    }

    void retain() {
        if (users++ == 0) {
            take(1);
            document.addDocumentListener(this);
            TextDocumentItem item = new TextDocumentItem(uri, language(), 1, snapshot.text().text());
            client.notify(server -> server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item)));
        }
    }

    /** Gives up one use of the document; true when it was the last. */
    boolean release() {
        if (--users > 0) {
            return false;
        }
        document.removeDocumentListener(this);
        DidCloseTextDocumentParams closed = new DidCloseTextDocumentParams(identifier());
        client.notify(server -> server.getTextDocumentService().didClose(closed));
        return true;
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        changing = range(snapshot.text(), new TextRange(event.getOffset(), event.getOffset() + event.getLength()));
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        take(snapshot.version() + 1);
        String text = event.getText() == null ? "" : event.getText();
        DidChangeTextDocumentParams change = new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, snapshot.version()),
                List.of(new TextDocumentContentChangeEvent(changing, text)));
        client.notify(server -> server.getTextDocumentService().didChange(change));
    }

    private String language() {
        String extension = String.valueOf(file.getFileExtension());
        return extension.equals("tf") || extension.equals("tofu") ? "opentofu" : "yaml";
    }

    private void take(int version) {
        snapshot = new Snapshot(version, SourceText.of(document.get()));
        answers = new BridgeAnswers(identifier(), snapshot.text());
    }
}
