/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.help;

import org.eclipse.help.IContext;
import org.eclipse.help.IContext2;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.help.AbstractHelpUI;

/**
 * Shows the short help texts beside what they are about. An Eclipse with the platform's help centre shows them there;
 * its parts are not all published where the product comes from.
 */
public final class ContextHelp extends AbstractHelpUI {

    private HelpPopup shown;

    @Override
    public void displayHelp() {
        show("Help", "Press F1 on a page of a wizard, in a dialog or in a view to read what it is about.", null);
    }

    @Override
    public void displayContext(IContext context, int x, int y) {
        String title = context instanceof IContext2 titled && titled.getTitle() != null ? titled.getTitle() : "Help";
        show(title, context.getText() == null ? "" : context.getText(), new int[] {x, y});
    }

    private void show(String title, String text, int[] place) {
        if (isContextHelpDisplayed()) {
            shown.close();
        }
        shown = new HelpPopup(Display.getCurrent().getActiveShell(), title, text, place);
        shown.open();
    }

    @Override
    public void displayHelpResource(String address) {
        displayHelp();
    }

    @Override
    public boolean isContextHelpDisplayed() {
        return shown != null && shown.getShell() != null && !shown.getShell().isDisposed();
    }
}
