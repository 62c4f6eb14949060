/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.BrokerPasswords;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for the password of a broker, and keeps it in the secure storage only where that is ticked. */
final class PasswordDialog extends TitleAreaDialog {

    private final String url;
    private final String user;
    private final BrokerPasswords passwords;
    private final boolean keepFirst;
    private Text text;
    private Button keep;
    private String password = "";

    /** @param keepFirst whether keeping is ticked at first */
    PasswordDialog(Shell parent, String url, String user, BrokerPasswords passwords, boolean keepFirst) {
        super(parent);
        this.url = url;
        this.user = user;
        this.passwords = passwords;
        this.keepFirst = keepFirst;
        setHelpAvailable(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Password of the Broker");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Password of " + user);
        setMessage("The broker at " + url + " asks for it.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).applyTo(area);
        new Label(area, SWT.NONE).setText("&Password:");
        text = new Text(area, SWT.BORDER | SWT.SINGLE | SWT.PASSWORD);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        keep = new Button(area, SWT.CHECK);
        keep.setText("&Keep it in Eclipse's secure storage");
        keep.setSelection(keepFirst);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(keep);
        text.addModifyListener(event -> getButton(IDialogConstants.OK_ID).setEnabled(!text.getText().isEmpty()));
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setEnabled(false);
        text.setFocus();
    }

    @Override
    protected void okPressed() {
        password = text.getText();
        if (keep.getSelection()) {
            passwords.keep(url, user, password).ifPresent(why -> MessageDialog.openWarning(getShell(),
                    "Password Not Kept", why));
        }
        super.okPressed();
    }

    /** What was written; empty unless the dialog was left with OK. */
    String password() {
        return password;
    }
}
