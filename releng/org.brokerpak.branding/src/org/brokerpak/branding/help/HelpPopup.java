/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.help;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** A text with a title that the Escape key takes away. */
final class HelpPopup extends PopupDialog {

    private static final int WIDTH = 420;
    private static final int MARGIN = 6;

    private final String text;
    private final Point place;

    /** @param place where on the screen; null for wherever there is room */
    HelpPopup(Shell parent, String title, String text, int[] place) {
        super(parent, SWT.RESIZE | SWT.ON_TOP, true, false, false, false, false, title, "Esc closes this help.");
        this.text = text;
        this.place = place == null ? null : new Point(place[0], place[1]);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        StyledText area = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        area.setAlwaysShowScrollBars(false);
        area.setText(text);
        area.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(area);
        return area;
    }

    @Override
    protected Point getInitialLocation(Point size) {
        return place == null ? super.getInitialLocation(size) : place;
    }
}
