/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.BuildLaunch;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.debug.ui.StringVariableSelectionDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** A part of the settings of a build, in three columns: label, value, buttons. */
abstract class BuildTab extends AbstractLaunchConfigurationTab {

    static final int COLUMNS = 3;
    private static final int NOTE_WIDTH = 400;

    /** The settings with those of this tab put over them. */
    abstract BuildLaunch change(BuildLaunch settings);

    /** Shows this tab's part of the settings. */
    abstract void show(BuildLaunch settings);

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        // The first tab sets all.
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            show(BuildLaunch.read(configuration));
        } catch (CoreException unreadable) {
            setErrorMessage(unreadable.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        try {
            change(BuildLaunch.read(configuration)).write(configuration);
        } catch (CoreException unreadable) {
            setErrorMessage(unreadable.getStatus().getMessage());
        }
    }

    /** A line to write in; the hint says what counts when it is empty. */
    Text text(Composite area, String label, String hint) {
        new Label(area, SWT.NONE).setText(label);
        Text text = new Text(area, SWT.BORDER | SWT.SINGLE);
        text.setMessage(hint);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        text.addModifyListener(event -> changed());
        return text;
    }

    void button(Composite area, String label, Runnable pressed) {
        Button button = createPushButton(area, label, null);
        GridDataFactory.createFrom((GridData) button.getLayoutData()).align(SWT.BEGINNING, SWT.CENTER).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> pressed.run()));
    }

    Button check(Composite area, String label) {
        Button button = createCheckButton(area, label);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed()));
        return button;
    }

    /** A sentence over the whole width. */
    static void note(Composite area, String sentence) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(sentence);
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS, 1).hint(NOTE_WIDTH, SWT.DEFAULT)
                .applyTo(label);
    }

    void changed() {
        updateLaunchConfigurationDialog();
    }

    void insertVariable(Text text) {
        StringVariableSelectionDialog dialog = new StringVariableSelectionDialog(getShell());
        if (dialog.open() == Window.OK && dialog.getVariableExpression() != null) {
            text.insert(dialog.getVariableExpression());
        }
    }
}
