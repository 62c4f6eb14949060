/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.BrokerPasswords;
import org.brokerpak.ide.core.launch.ExamplesLaunch;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.debug.core.IStatusHandler;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Asks the user for the password of a broker when examples are to run. */
public final class PasswordHandler implements IStatusHandler {

    @Override
    public Object handleStatus(IStatus question, Object source) {
        ExamplesLaunch settings = (ExamplesLaunch) source;
        Display display = PlatformUI.getWorkbench().getDisplay();
        String[] answer = new String[1];
        display.syncExec(() -> {
            IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
            PasswordDialog dialog = new PasswordDialog(window == null ? null : window.getShell(), settings.url(),
                    settings.user(), BrokerPasswords.standard(), false);
            if (dialog.open() == Window.OK) {
                answer[0] = dialog.password();
            }
        });
        return answer[0];
    }
}
