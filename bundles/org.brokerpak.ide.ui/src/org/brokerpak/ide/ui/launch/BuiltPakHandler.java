/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.debug.core.IStatusHandler;
import org.eclipse.ui.PlatformUI;

/** Shows a pak that was built: selected in the Project Explorer and opened in its viewer; the focus stays. */
public final class BuiltPakHandler implements IStatusHandler {

    @Override
    public Object handleStatus(IStatus built, Object source) {
        Path file = (Path) source;
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            IFile resource = ResourcesPlugin.getWorkspace().getRoot()
                    .getFileForLocation(IPath.fromPath(file));
            if (resource != null && resource.exists()) {
                Reveal.inProjectExplorer(resource, false);
            }
            OpenPak.open(file, false);
        });
        return null;
    }
}
