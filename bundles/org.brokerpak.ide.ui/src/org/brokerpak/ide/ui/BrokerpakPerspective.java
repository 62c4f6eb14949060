/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The perspective <em>Brokerpak</em>: projects on the left, the outline on the right, findings below. */
public final class BrokerpakPerspective implements IPerspectiveFactory {

    /** The perspective's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.perspective";

    private static final float LEFT_WIDTH = 0.22f;
    private static final float EDITOR_WIDTH = 0.75f;
    private static final float EDITOR_HEIGHT = 0.68f;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editors = layout.getEditorArea();
        layout.createFolder("left", IPageLayout.LEFT, LEFT_WIDTH, editors).addView(ProjectExplorer.VIEW_ID);
        layout.createFolder("right", IPageLayout.RIGHT, EDITOR_WIDTH, editors).addView(IPageLayout.ID_OUTLINE);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, EDITOR_HEIGHT, editors);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addPlaceholder("org.eclipse.ui.console.ConsoleView");
    }
}
