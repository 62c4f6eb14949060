/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.IDE;

/** Does what the {@link StartRequest} asks, once the workbench stands. */
public final class StartHook implements IStartup {

    @Override
    public void earlyStartup() {
        StartRequest request = StartRequest.from(System.getProperties());
        request.file().ifPresent(path -> Job.create("Opening " + path.getFileName(), monitor -> {
            IFile file = new ProjectImport(ResourcesPlugin.getWorkspace()).file(path, monitor);
            Display display = PlatformUI.getWorkbench().getDisplay();
            display.asyncExec(() -> open(file, request, display));
        }).schedule());
    }

    private static void open(IFile file, StartRequest request, Display display) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getWorkbenchWindows()[0];
        try {
            IEditorDescriptor descriptor = IDE.getDefaultEditor(file);
            String editorId = descriptor == null ? EditorsUI.DEFAULT_TEXT_EDITOR_ID : descriptor.getId();
            IEditorPart editor = IDE.openEditor(window.getActivePage(), file, editorId);
            request.picture().ifPresent(picture -> {
                window.getShell().setBounds(display.getPrimaryMonitor().getClientArea());
                new FirstLook(editor, window.getShell(), picture).start();
            });
        } catch (PartInitException e) {
            ILog.of(StartHook.class).error(file.getFullPath() + " cannot be opened.", e);
        }
    }
}
