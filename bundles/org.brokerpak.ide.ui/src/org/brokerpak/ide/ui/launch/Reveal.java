/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.part.ISetSelectionTarget;

/** Shows resources in the Project Explorer. */
final class Reveal {

    private Reveal() {
    }

    /** Selects a resource; {@code activate} also takes the focus there. */
    static void inProjectExplorer(IResource resource, boolean activate) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null) {
            return;
        }
        try {
            IViewPart explorer = window.getActivePage().showView(ProjectExplorer.VIEW_ID, null,
                    activate ? IWorkbenchPage.VIEW_ACTIVATE : IWorkbenchPage.VIEW_VISIBLE);
            if (explorer instanceof ISetSelectionTarget target) {
                target.selectReveal(new StructuredSelection(resource));
            }
        } catch (PartInitException failure) {
            ILog.of(Reveal.class).log(failure.getStatus());
        }
    }
}
