/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.nio.file.Path;

import org.brokerpak.ide.ui.viewer.PakViewer;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;

/** Opens built paks in their viewer. */
final class OpenPak {

    private OpenPak() {
    }

    /** Opens a pak, wherever it is; a viewer that shows it already comes to the front. UI thread. */
    static void open(Path file, boolean activate) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null || window.getActivePage() == null) {
            return;
        }
        IFile resource = ResourcesPlugin.getWorkspace().getRoot().getFileForLocation(IPath.fromPath(file));
        IEditorInput input = resource != null && resource.exists() ? new FileEditorInput(resource)
                : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(file.toUri()));
        try {
            IEditorPart part = window.getActivePage().openEditor(input, PakViewer.ID, activate);
            if (part instanceof PakViewer viewer && input instanceof FileStoreEditorInput) {
                // The workspace tells of changes only in its own files.
                viewer.reload();
            }
        } catch (PartInitException failure) {
            ILog.of(OpenPak.class).log(failure.getStatus());
        }
    }
}
