/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.fixes;

import java.util.Map;

import org.brokerpak.ide.core.problems.FixLookup;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.ui.PlatformUI;

/**
 * Changes files as a fix says: one undoable step in an open editor, which is left for the user to save; a file that is
 * not open is saved.
 */
public final class FixApplication {

    private final Map<IFile, FixLookup.Change> changes;

    public FixApplication(Map<IFile, FixLookup.Change> changes) {
        this.changes = changes;
    }

    /** Applies the edits to each file whose text is still the one they refer to. Not for the UI thread. */
    public void apply(IProgressMonitor monitor) throws CoreException {
        ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
        for (IFile file : changes.keySet()) {
            ITextFileBuffer open = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
            if (open != null) {
                PlatformUI.getWorkbench().getDisplay().asyncExec(() -> applyShown(open.getDocument(), file));
            } else {
                applySaved(buffers, file, monitor);
            }
        }
    }

    private void applyShown(IDocument document, IFile file) {
        try {
            apply(document, file);
        } catch (CoreException changed) {
            ILog.of(FixApplication.class).log(changed.getStatus());
        }
    }

    private void applySaved(ITextFileBufferManager buffers, IFile file, IProgressMonitor monitor) throws CoreException {
        buffers.connect(file.getFullPath(), LocationKind.IFILE, monitor);
        try {
            ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
            apply(buffer.getDocument(), file);
            buffer.commit(monitor, false);
        } finally {
            buffers.disconnect(file.getFullPath(), LocationKind.IFILE, monitor);
        }
    }

    private void apply(IDocument document, IFile file) throws CoreException {
        FixLookup.Change change = changes.get(file);
        if (!change.text().text().equals(document.get())) {
            throw new CoreException(Status.warning(file.getName() + " has changed meanwhile: choose the fix again."));
        }
        try {
            MultiTextEdit all = new MultiTextEdit();
            change.edits().forEach(edit -> all.addChild(
                    new ReplaceEdit(edit.range().start(), edit.range().length(), edit.newText())));
            all.apply(document);
        } catch (BadLocationException | MalformedTreeException failure) {
            throw new CoreException(Status.error("The fix does not fit " + file.getName() + ".", failure));
        }
    }
}
