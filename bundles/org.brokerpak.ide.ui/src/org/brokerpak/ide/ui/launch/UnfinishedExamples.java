/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.ExamplesRun;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;

/** Asks before Eclipse is closed while examples run, because their instances would stay at the broker. */
final class UnfinishedExamples implements IWorkbenchListener {

    private final ExamplesRun run;

    private UnfinishedExamples(ExamplesRun run) {
        this.run = run;
    }

    /** Asks from now on until the run is over. */
    static void watch(ExamplesRun run) {
        IWorkbench workbench = PlatformUI.getWorkbench();
        UnfinishedExamples question = new UnfinishedExamples(run);
        workbench.addWorkbenchListener(question);
        Runnable end = () -> {
            if (run.isOver()) {
                workbench.removeWorkbenchListener(question);
            }
        };
        run.addListener(end);
        end.run();
    }

    @Override
    public boolean preShutdown(IWorkbench workbench, boolean forced) {
        return forced || run.isOver() || MessageDialog.openQuestion(null, "Examples Are Running",
                "Examples are still running: their instances would stay at the broker. Stop them in the view Brokerpak "
                + "Examples and wait until they are removed.\n\nClose Eclipse all the same?");
    }

    @Override
    public void postShutdown(IWorkbench workbench) {
        // Nothing is held.
    }
}
