/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.OpenDocument;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.rules.Fix.FileEdit;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Gathers edits to the files of paks into one change, which names the versions of the documents it was made for. */
public final class WorkspaceEdits {

    private record Change(TextRange range, TextEdit edit) {
    }

    private final Snapshot snapshot;
    private final Map<DocumentUri, List<Change>> changes = new LinkedHashMap<>();

    public WorkspaceEdits(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    /** Adds edits that belong together: all, or none when one touches an earlier edit or a file that is gone. */
    public boolean add(PakAnalysis pak, List<FileEdit> edits) {
        Map<DocumentUri, List<Change>> added = new LinkedHashMap<>();
        for (FileEdit edit : edits) {
            DocumentUri uri = snapshot.uri(pak.file(edit.file()));
            Optional<SourceText> text = pak.text(edit.file());
            TextRange range = edit.edit().range();
            if (text.isEmpty() || changes.getOrDefault(uri, List.of()).stream()
                    .anyMatch(earlier -> collide(earlier.range, range))) {
                return false;
            }
            added.computeIfAbsent(uri, key -> new ArrayList<>())
                    .add(new Change(range, new TextEdit(Ranges.of(text.get(), range), edit.edit().newText())));
        }
        added.forEach((uri, list) -> changes.computeIfAbsent(uri, key -> new ArrayList<>()).addAll(list));
        return true;
    }

    /** Two insertions at one place do not disturb each other. */
    private static boolean collide(TextRange left, TextRange right) {
        return left.isEmpty() && right.isEmpty() ? false
                : left.isEmpty() || right.isEmpty() ? left.start() < right.end() && right.start() < left.end()
                : left.overlaps(right);
    }

    /** The change in the form the client can take. */
    public WorkspaceEdit build(ClientFeatures features) {
        WorkspaceEdit edit = new WorkspaceEdit();
        if (features.documentChanges()) {
            edit.setDocumentChanges(changes.entrySet().stream()
                    .map(entry -> Either.<TextDocumentEdit, ResourceOperation>forLeft(
                            versioned(entry.getKey(), entry.getValue())))
                    .toList());
        } else {
            Map<String, List<TextEdit>> plain = new LinkedHashMap<>();
            changes.forEach((uri, list) -> plain.put(uri.toString(), list.stream().map(Change::edit).toList()));
            edit.setChanges(plain);
        }
        return edit;
    }

    private TextDocumentEdit versioned(DocumentUri uri, List<Change> list) {
        Integer version = snapshot.document(uri).map(OpenDocument::version).orElse(null);
        return new TextDocumentEdit(new VersionedTextDocumentIdentifier(uri.toString(), version), list.stream()
                .map(change -> Either.<TextEdit, SnippetTextEdit>forLeft(change.edit)).toList());
    }
}
