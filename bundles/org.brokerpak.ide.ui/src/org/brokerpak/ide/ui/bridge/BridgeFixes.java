/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.ide.core.files.ResourcePakFiles;
import org.brokerpak.ide.core.problems.FixLookup.Change;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The quick fixes that the server offers for open documents. Not for the UI thread. */
public final class BridgeFixes {

    private final BridgeClient client;

    public BridgeFixes(BridgeClient client) {
        this.client = client;
    }

    /**
     * The changes that mend a problem of a file, by file.
     *
     * @param file where the problem is shown
     * @param message the problem's sentence
     * @param offset about where it begins
     * @param title the fix's title
     * @return empty when the file is not open, or this fix is not offered any more
     */
    public Optional<Map<IFile, Change>> find(IFile file, String message, int offset, String title) {
        return client.document(file).flatMap(document -> {
            SourceText text = document.snapshot().text();
            CodeActionParams params = new CodeActionParams(document.identifier(),
                    BridgeDocument.range(text, text.fullRange()),
                    new CodeActionContext(List.of(), List.of(CodeActionKind.QuickFix)));
            return BridgeClient
                    .await(client.request(server -> server.getTextDocumentService().codeAction(params)), Budgets.FIX)
                    .orElse(List.of()).stream().filter(Either::isRight).map(Either::getRight)
                    .filter(action -> action.getTitle().equals(title) && mends(action, message))
                    .min(Comparator.comparingInt(action -> distance(action, text, offset)))
                    .map(this::changes);
        });
    }

    private static boolean mends(CodeAction action, String message) {
        return action.getEdit() != null && action.getEdit().getChanges() != null && action.getDiagnostics() != null
                && action.getDiagnostics().stream()
                        .anyMatch(diagnostic -> DiagnosticsJob.message(diagnostic).equals(message));
    }

    private static int distance(CodeAction action, SourceText text, int offset) {
        return action.getDiagnostics().stream()
                .mapToInt(diagnostic -> BridgeDocument.offset(text, diagnostic.getRange().getStart()))
                .map(start -> Math.abs(start - offset)).min().orElse(Integer.MAX_VALUE);
    }

    private Map<IFile, Change> changes(CodeAction action) {
        return changes(action.getEdit());
    }

    /** An edit of the server's by file; files outside of the workspace are left out. */
    Map<IFile, Change> changes(WorkspaceEdit edit) {
        Map<IFile, Change> changes = new LinkedHashMap<>();
        edit.getChanges().forEach((uri, edits) -> file(uri)
                .ifPresent(file -> text(file).ifPresent(text -> changes.put(file, change(text, edits)))));
        return changes;
    }

    private static Change change(SourceText text, List<TextEdit> edits) {
        List<org.brokerpak.syntax.text.TextEdit> converted = new ArrayList<>();
        edits.forEach(edit -> converted.add(new org.brokerpak.syntax.text.TextEdit(
                BridgeDocument.range(text, edit.getRange()), edit.getNewText())));
        return new Change(text, converted);
    }

    private Optional<SourceText> text(IFile file) {
        return client.document(file).map(document -> document.snapshot().text())
                .or(() -> new ResourcePakFiles(file.getParent(), client.core().openFiles())
                        .read(file.getName()) instanceof FileContent.Text(var text) ? Optional.of(text)
                                : Optional.empty());
    }

    private Optional<IFile> file(String uri) {
        return client.document(uri).map(BridgeDocument::file).or(() -> Arrays
                .stream(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri))).findFirst());
    }
}
