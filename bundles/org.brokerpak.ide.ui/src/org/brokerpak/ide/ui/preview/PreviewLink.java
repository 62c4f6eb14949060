/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.brokerpak.model.preview.VariableRow;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.workspace.SourceMap.WorkspacePlace;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** Shows in the view what is selected in the active editor, and the other way round, while that is switched on. */
final class PreviewLink implements ISelectionListener {

    private final IWorkbenchPage page;
    private final PreviewBody body;
    private final Supplier<PreviewResult> shown;
    private boolean on;

    PreviewLink(IWorkbenchPage page, PreviewBody body, Supplier<PreviewResult> shown) {
        this.page = page;
        this.body = body;
        this.shown = shown;
        page.addPostSelectionListener(this);
    }

    void dispose() {
        page.removePostSelectionListener(this);
    }

    void setOn(boolean linked) {
        on = linked;
        if (on && page.getActiveEditor() instanceof ITextEditor editor) {
            show(editor, editor.getSelectionProvider().getSelection());
        }
    }

    /** Shows a place of the pak in its editor, if that is wanted. */
    void toEditor(Optional<Place> place) {
        if (on && !shown.get().old()) {
            place.ifPresent(there -> PreviewSource.reveal(page, shown.get().pak(), there));
        }
    }

    @Override
    public void selectionChanged(IWorkbenchPart part, ISelection selection) {
        if (on && part == page.getActivePart() && part instanceof ITextEditor editor) {
            show(editor, selection);
        }
    }

    private void show(ITextEditor editor, ISelection selection) {
        PreviewResult result = shown.get();
        IFile file = ResourceUtil.getFile(editor.getEditorInput());
        if (file == null || result.preview() == null || result.old() || !result.pak().holds(file)
                || !(selection instanceof ITextSelection text) || text.getOffset() < 0) {
            return;
        }
        String path = result.pak().path(file);
        TextRange caret = new TextRange(text.getOffset(), text.getOffset() + text.getLength());
        TextRange line = line(editor, caret);
        List<WorkspacePlace> exact = result.preview().shownMap().toWorkspace(path, caret);
        List<WorkspacePlace> places = exact.isEmpty() ? result.preview().shownMap().toWorkspace(path, line) : exact;
        String current = body.selectedFile();
        places.stream().filter(place -> place.path().equals(current)).findFirst()
                .or(() -> places.stream().findFirst()).ifPresent(body::reveal);
        result.preview().rows().stream().filter(row -> isAt(row, path, line)).findFirst()
                .ifPresent(row -> body.select(row.name()));
    }

    private static boolean isAt(VariableRow row, String path, TextRange line) {
        return Stream.concat(row.place().stream(), row.variable().declared().stream())
                .anyMatch(place -> place.file().equals(path) && line.touches(place.range().start()));
    }

    private static TextRange line(ITextEditor editor, TextRange caret) {
        try {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            IRegion line = document.getLineInformationOfOffset(Math.min(caret.start(), document.getLength()));
            return new TextRange(line.getOffset(), line.getOffset() + line.getLength());
        } catch (BadLocationException changedMeanwhile) {
            return caret;
        }
    }
}
