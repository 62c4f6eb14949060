/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.ExamplesRun;
import org.brokerpak.ide.ui.examples.ExamplesView;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.debug.core.IStatusHandler;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** Brings the view <em>Brokerpak Examples</em> to the front when a run begins; the focus stays. */
public final class ExamplesBegunHandler implements IStatusHandler {

    @Override
    public Object handleStatus(IStatus begun, Object source) {
        ExamplesRun run = (ExamplesRun) source;
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            UnfinishedExamples.watch(run);
            show(run);
        });
        return null;
    }

    private static void show(ExamplesRun run) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null || window.getActivePage() == null) {
            return;
        }
        try {
            if (window.getActivePage().showView(ExamplesView.ID, null, IWorkbenchPage.VIEW_VISIBLE)
                    instanceof ExamplesView view) {
                view.show(run);
            }
        } catch (PartInitException failure) {
            ILog.of(ExamplesBegunHandler.class).log(failure.getStatus());
        }
    }
}
