/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.Arrays;

import org.brokerpak.ide.ui.help.HelpIds;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;

class ContextHelpTest {

    @Test
    void everyIdHasAText() throws IllegalAccessException {
        for (Field field : HelpIds.class.getFields()) {
            String id = (String) field.get(null);
            IContext context = HelpSystem.getContext(id);
            assertNotNull(context, id);
            assertTrue(context.getText() != null && context.getText().length() > 40, id);
        }
    }

    @Test
    void theHelpKeyExplainsThePreferencePage() throws Exception {
        Workbench.reset();
        Shell window = Workbench.window().getShell();
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(window, "org.brokerpak.ide.ui.preferences",
                null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        try {
            Control page = dialog.getShell();
            Control rules = Controls.all(page, org.eclipse.swt.widgets.Table.class).getFirst();
            rules.notifyListeners(SWT.Help, new Event());
            Control helped = rules;
            while (helped != null && !popup()) {
                helped.notifyListeners(SWT.Help, new Event());
                helped = helped.getParent();
            }
            Workbench.await("the help is shown", ContextHelpTest::popup);
            Workbench.pictureOf(dialog.getShell(), "context-help");
        } finally {
            for (Shell shell : PlatformUI.getWorkbench().getDisplay().getShells()) {
                if (shell != window && !shell.isDisposed() && Controls.all(shell, StyledText.class).size() == 1
                        && shell.isVisible() && shell.getParent() == dialog.getShell()) {
                    shell.close();
                }
            }
            dialog.close();
        }
    }

    private static boolean popup() {
        return Arrays.stream(PlatformUI.getWorkbench().getDisplay().getShells()).filter(Shell::isVisible)
                .flatMap(shell -> Controls.all(shell, StyledText.class).stream())
                .anyMatch(text -> text.getText().contains("the broker silently ignores it"));
    }
}
