/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import org.brokerpak.ide.ui.BrokerpakPerspective;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.junit.jupiter.api.Test;

class BrokerpakPerspectiveTest {

    @Test
    void thePerspectiveShowsProjectsOutlineAndProblems() throws WorkbenchException, IOException {
        PlatformUI.getWorkbench().showPerspective(BrokerpakPerspective.ID, Workbench.window());

        assertNotNull(Workbench.page().findView(ProjectExplorer.VIEW_ID), "Project Explorer");
        assertNotNull(Workbench.page().findView(IPageLayout.ID_OUTLINE), "Outline");
        assertNotNull(Workbench.page().findView(IPageLayout.ID_PROBLEM_VIEW), "Problems");
        Workbench.picture("perspective");
    }
}
