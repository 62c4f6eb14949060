/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IStatusHandler;

/** How a run of examples talks to the user interface: by the handlers that it registers for two statuses. */
public final class ExamplesTalk {

    /** Code of the question for a password; its handler gets {@link ExamplesLaunch} and gives text, or null. */
    public static final int PASSWORD = 2;
    /** Code of the news that a run began; its handler gets the {@link ExamplesRun}. */
    public static final int BEGUN = 3;

    private ExamplesTalk() {
    }

    /** Asks for the password of the settings' user; empty if the user wants no run after all. */
    static Optional<String> askPassword(ExamplesLaunch settings) throws CoreException {
        IStatus question = new Status(IStatus.INFO, BrokerpakCore.ID, PASSWORD, "password of a broker", null);
        IStatusHandler handler = DebugPlugin.getDefault().getStatusHandler(question);
        if (handler == null) {
            throw new CoreException(Status.error("There is no password of \"" + settings.user()
                    + "\" in the secure storage, and nobody to ask for it."));
        }
        return Optional.ofNullable((String) handler.handleStatus(question, settings));
    }

    static void tellBegun(ExamplesRun run) {
        IStatus begun = new Status(IStatus.INFO, BrokerpakCore.ID, BEGUN, "examples begun", null);
        IStatusHandler handler = DebugPlugin.getDefault().getStatusHandler(begun);
        if (handler != null) {
            try {
                handler.handleStatus(begun, run);
            } catch (CoreException failure) {
                ILog.of(ExamplesTalk.class).log(failure.getStatus());
            }
        }
    }
}
