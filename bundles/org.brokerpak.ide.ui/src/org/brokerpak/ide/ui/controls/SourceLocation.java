/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.controls;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** Opens files at lines. */
public final class SourceLocation {

    private SourceLocation() {
    }

    /** Opens a file in its editor at a line from 0; a line that is not there means the last one. UI thread. */
    public static void open(IFile file, int line) {
        open(file, line, 0);
    }

    /** Opens a file in its editor at a line and a character of it, both from 0. UI thread. */
    public static void open(IFile file, int line, int character) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null || !file.exists()) {
            return;
        }
        try {
            select(IDE.openEditor(window.getActivePage(), file), line, character);
        } catch (PartInitException failure) {
            ILog.of(SourceLocation.class).log(failure.getStatus());
        }
    }

    /** Goes to a line and a character of it, both from 0, where an editor shows text. UI thread. */
    public static void select(IEditorPart part, int line, int character) {
        ITextEditor editor = part.getAdapter(ITextEditor.class);
        if (editor != null && editor.getDocumentProvider() != null) {
            select(editor, editor.getDocumentProvider().getDocument(editor.getEditorInput()), line, character);
        }
    }

    private static void select(ITextEditor editor, IDocument document, int line, int character) {
        try {
            int there = Math.clamp(line, 0, document.getNumberOfLines() - 1);
            int column = Math.clamp(character, 0, document.getLineInformation(there).getLength());
            editor.selectAndReveal(document.getLineOffset(there) + column, 0);
        } catch (BadLocationException changed) {
            editor.selectAndReveal(0, 0);
        }
    }
}
