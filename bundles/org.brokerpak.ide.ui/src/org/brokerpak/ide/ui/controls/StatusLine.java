/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.controls;

import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The line at the bottom of the window, where small things are said that need no dialog. UI thread. */
public final class StatusLine {

    private StatusLine() {
    }

    /** Says for the active editor why nothing happened. */
    public static void error(String sentence) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IEditorPart editor = window == null || window.getActivePage() == null ? null
                : window.getActivePage().getActiveEditor();
        if (editor != null) {
            IStatusLineManager line = editor.getEditorSite().getActionBars().getStatusLineManager();
            line.setErrorMessage(sentence);
            editor.getSite().getShell().getDisplay().beep();
        }
    }
}
