/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.model.service.ActionModule.Place;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** Shows places of a pak in their editors. UI thread. */
final class PreviewSource {

    private PreviewSource() {
    }

    /** Opens a place of a pak and goes there. */
    static void open(IWorkbenchPage page, WorkspacePak pak, Place place) {
        show(page, pak.file(place.file()), place, true);
    }

    /** Shows a place of a pak, and leaves the user where he is. */
    static void reveal(IWorkbenchPage page, WorkspacePak pak, Place place) {
        show(page, pak.file(place.file()), place, false);
    }

    private static void show(IWorkbenchPage page, IFile file, Place place, boolean activate) {
        ITextEditor editor = editor(page, file, activate);
        if (editor != null) {
            int length = editor.getDocumentProvider().getDocument(editor.getEditorInput()).getLength();
            int start = Math.min(place.range().start(), length);
            editor.selectAndReveal(start, Math.min(place.range().end(), length) - start);
        }
    }

    /** Opens a file at a line and column, both from 1; a column of 0 stands for the whole line. */
    static void open(IWorkbenchPage page, IFile file, int line, int column) {
        ITextEditor editor = editor(page, file, true);
        if (editor != null) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            try {
                int there = Math.clamp(line - 1L, 0, document.getNumberOfLines() - 1);
                int inLine = Math.clamp(column - 1L, 0, document.getLineLength(there));
                editor.selectAndReveal(document.getLineOffset(there) + inLine, 0);
            } catch (BadLocationException changed) {
                editor.selectAndReveal(0, 0);
            }
        }
    }

    /** The text editor of a file; null when it has none. */
    private static ITextEditor editor(IWorkbenchPage page, IFile file, boolean activate) {
        if (!file.exists()) {
            return null;
        }
        try {
            IEditorPart part = IDE.openEditor(page, file, activate);
            ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
            return editor == null || editor.getDocumentProvider() == null ? null : editor;
        } catch (PartInitException failure) {
            ILog.of(PreviewSource.class).log(failure.getStatus());
            return null;
        }
    }
}
