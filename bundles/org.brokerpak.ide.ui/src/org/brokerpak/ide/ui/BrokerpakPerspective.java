/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui;

import org.brokerpak.ide.ui.examples.ExamplesView;
import org.brokerpak.ide.ui.preview.PreviewView;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The perspective <em>Brokerpak</em>: projects on the left, the outline on the right, findings and results below. */
public final class BrokerpakPerspective implements IPerspectiveFactory {

    /** The perspective's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.perspective";

    private static final float LEFT_WIDTH = 0.22f;
    private static final float EDITOR_WIDTH = 0.75f;
    private static final float EDITOR_HEIGHT = 0.62f;
    private static final float CONSOLE_WIDTH = 0.4f;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editors = layout.getEditorArea();
        layout.createFolder("left", IPageLayout.LEFT, LEFT_WIDTH, editors).addView(ProjectExplorer.VIEW_ID);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, EDITOR_HEIGHT, editors);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addView(PreviewView.ID);
        below.addView(IConsoleConstants.ID_CONSOLE_VIEW);
        below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
        // Beside the console, which comes to the front of its own folder with each line of a run.
        layout.createPlaceholderFolder("results", IPageLayout.RIGHT, CONSOLE_WIDTH, "below")
                .addPlaceholder(ExamplesView.ID);
        layout.createFolder("right", IPageLayout.RIGHT, EDITOR_WIDTH, editors).addView(IPageLayout.ID_OUTLINE);
        layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
        layout.addNewWizardShortcut("org.brokerpak.ide.ui.newProject");
        layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.folder");
        layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.file");
        layout.addShowViewShortcut(PreviewView.ID);
        layout.addShowViewShortcut(ExamplesView.ID);
        layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
        layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
        layout.addShowViewShortcut(IConsoleConstants.ID_CONSOLE_VIEW);
    }
}
