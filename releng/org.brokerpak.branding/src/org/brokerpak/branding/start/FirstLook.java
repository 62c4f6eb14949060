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
import java.util.Arrays;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;

/**
 * Takes a picture of the window as soon as an editor shows findings, no build is running and the window has stopped
 * changing; then closes the workbench. Lives in the UI thread and never blocks it.
 */
final class FirstLook {

    private static final int LOOK_AGAIN_MILLIS = 100;

    /** After this long the picture is taken as things are, so that the command which wants it always ends. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final IEditorPart editor;
    private final Shell shell;
    private final Path file;
    private final long deadline = System.nanoTime() + PATIENCE.toNanos();
    private byte[] lastLooks = new byte[0];

    FirstLook(IEditorPart editor, Shell shell, Path file) {
        this.editor = editor;
        this.shell = shell;
        this.file = file;
    }

    void start() {
        shell.getDisplay().timerExec(LOOK_AGAIN_MILLIS, () -> {
            if (isReady() || System.nanoTime() > deadline) {
                finish();
            } else {
                start();
            }
        });
    }

    private boolean isReady() {
        boolean building = Job.getJobManager().find(ResourcesPlugin.FAMILY_AUTO_BUILD).length > 0;
        if (building || EditorFindings.count(editor) == 0) {
            return false;
        }
        byte[] looks = WindowPicture.of(shell).data;
        boolean still = Arrays.equals(looks, lastLooks);
        lastLooks = looks;
        return still;
    }

    private void finish() {
        int findings = EditorFindings.count(editor);
        try {
            WindowPicture.save(shell, file);
            System.out.println(editor.getTitle() + " is open, with " + findings
                    + (findings == 1 ? " finding" : " findings") + " in the editor");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PlatformUI.getWorkbench().close();
    }
}
