/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.nio.file.Path;

import org.brokerpak.ide.core.BrokerpakCore;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IStatusHandler;

/**
 * How the user interface learns that a pak is built: by the handler that it registers for a status, which is the
 * platform's way from a launch to what is shown of it.
 */
public final class BuildEnd {

    /** Code of the status; its handler gets the file as a {@link Path}. */
    public static final int BUILT = 1;

    private BuildEnd() {
    }

    /** Tells of a new pak, if somebody listens and it is to be shown. */
    static void tell(Path file, boolean shown) {
        IStatus built = new Status(IStatus.INFO, BrokerpakCore.ID, BUILT, "built " + file.getFileName(), null);
        IStatusHandler handler = DebugPlugin.getDefault().getStatusHandler(built);
        if (handler != null && shown) {
            try {
                handler.handleStatus(built, file);
            } catch (CoreException failure) {
                ILog.of(BuildEnd.class).log(failure.getStatus());
            }
        }
    }
}
