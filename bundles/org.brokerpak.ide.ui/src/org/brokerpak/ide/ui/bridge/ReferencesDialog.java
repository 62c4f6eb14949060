/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.net.URI;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Location;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;

/** The places where a name is used, to filter by typing and to open with Enter. */
final class ReferencesDialog {

    private ReferencesDialog() {
    }

    /** Shows places and opens the chosen one; a single place is opened at once. UI thread. */
    static void open(List<Location> locations) {
        if (locations.size() < 2) {
            BridgePlaces.openFirst(locations);
            return;
        }
        Shell shell = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(shell, new Places());
        dialog.setTitle("References");
        dialog.setMessage(locations.size() + " places use this name; type to filter them:");
        dialog.setElements(locations.toArray());
        dialog.setMultipleSelection(false);
        dialog.setMatchEmptyString(true);
        dialog.setAllowDuplicates(true);
        if (dialog.open() == Window.OK && dialog.getFirstResult() instanceof Location chosen) {
            BridgePlaces.open(chosen);
        }
    }

    private static final class Places extends LabelProvider {

        @Override
        public String getText(Object element) {
            Location location = (Location) element;
            String path = BridgePlaces.file(location.getUri()).map(IFile::getProjectRelativePath)
                    .map(Object::toString).orElseGet(() -> URI.create(location.getUri()).getPath());
            return path + ":" + (location.getRange().getStart().getLine() + 1);
        }

        @Override
        public Image getImage(Object element) {
            return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FILE);
        }
    }
}
