/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.IDE;

/** Does what the {@link StartRequest} asks, once the workbench stands. */
public final class StartHook implements IStartup {

    private static final int LOOK_AGAIN_MILLIS = 100;

    /** After this long a picture is taken although the editor shows no finding. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

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
        IWorkbenchPage page = window.getActivePage();
        try {
            IEditorDescriptor descriptor = IDE.getDefaultEditor(file);
            String editorId = descriptor == null ? EditorsUI.DEFAULT_TEXT_EDITOR_ID : descriptor.getId();
            IEditorPart editor = IDE.openEditor(page, file, editorId);
            request.picture().ifPresent(picture -> {
                Shell shell = window.getShell();
                shell.setBounds(display.getPrimaryMonitor().getClientArea());
                takePictureOf(editor, shell, picture, System.nanoTime() + PATIENCE.toNanos());
            });
        } catch (PartInitException e) {
            ILog.of(StartHook.class).error(file.getFullPath() + " cannot be opened.", e);
        }
    }

    private static void takePictureOf(IEditorPart editor, Shell shell, Path picture, long deadline) {
        shell.getDisplay().timerExec(LOOK_AGAIN_MILLIS, () -> {
            int findings = EditorFindings.count(editor);
            boolean building = Job.getJobManager().find(ResourcesPlugin.FAMILY_AUTO_BUILD).length > 0;
            if ((findings == 0 || building) && System.nanoTime() < deadline) {
                takePictureOf(editor, shell, picture, deadline);
            } else {
                shell.update();
                shell.getDisplay().timerExec(LOOK_AGAIN_MILLIS, () -> finish(editor, shell, picture, findings));
            }
        });
    }

    private static void finish(IEditorPart editor, Shell shell, Path picture, int findings) {
        try {
            WindowPicture.save(shell, picture);
            System.out.println(editor.getTitle() + " is open and shows " + findings + " findings: " + picture);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PlatformUI.getWorkbench().close();
    }
}
