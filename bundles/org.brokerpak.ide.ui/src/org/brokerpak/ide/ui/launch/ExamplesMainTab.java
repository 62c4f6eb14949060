/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.BrokerPasswords;
import org.brokerpak.ide.core.launch.ExamplesLaunch;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.pak.osb.BrokerAddress;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementTreeSelectionDialog;
import org.eclipse.ui.model.BaseWorkbenchContentProvider;
import org.eclipse.ui.model.WorkbenchLabelProvider;

/** Whose examples to run, which of them, and at which broker. */
final class ExamplesMainTab extends AbstractLaunchConfigurationTab {

    private static final int COLUMNS = 3;

    private final BrokerPasswords passwords = BrokerPasswords.standard();
    private Text pak;
    private Text url;
    private Text user;
    private Label known;
    private Button change;
    private Button forget;
    private Text services;
    private Text examples;
    private Spinner jobs;
    private Spinner minutes;

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(area);
        pak = text(area, "&Pak:", "Folder with manifest.yml, or a .brokerpak file, of the workspace", 1);
        button(area, "&Browse...", this::browse);
        url = text(area, "Broker &URL:", "https://broker.example.com", 2);
        user = text(area, "U&ser:", "SECURITY_USER_NAME of the broker", 2);
        new Label(area, SWT.NONE).setText("Password:");
        known = new Label(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(known);
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
        change = button(buttons, "&Change...", this::changePassword);
        forget = button(buttons, "&Forget", () -> {
            passwords.forget(address(), user.getText().strip());
            showPassword();
        });
        services = text(area, "Ser&vices:", "All; or names separated by commas", 2);
        examples = text(area, "&Examples:", "All; or names separated by commas", 2);
        jobs = number(area, "Examples at a &time:", ExamplesLaunch.MOST_JOBS, "");
        minutes = number(area, "&Minutes for each step:", ExamplesLaunch.MOST_MINUTES,
                "A step that takes longer fails, and what is there is removed.");
        Label note = new Label(area, SWT.WRAP);
        note.setText("Examples become real instances, which may cost money. The broker has to run this pak already.");
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS, 1).hint(400, SWT.DEFAULT).applyTo(note);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.EXAMPLES_MAIN);
        setControl(area);
    }

    private Text text(Composite area, String label, String hint, int columns) {
        new Label(area, SWT.NONE).setText(label);
        Text text = new Text(area, SWT.BORDER | SWT.SINGLE);
        text.setMessage(hint);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).span(columns, 1).applyTo(text);
        text.addModifyListener(event -> changed());
        return text;
    }

    private Spinner number(Composite area, String label, int most, String help) {
        new Label(area, SWT.NONE).setText(label);
        Spinner spinner = new Spinner(area, SWT.BORDER);
        spinner.setMinimum(1);
        spinner.setMaximum(most);
        spinner.setToolTipText(help.isEmpty() ? null : help);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(spinner);
        spinner.addModifyListener(event -> changed());
        return spinner;
    }

    private Button button(Composite area, String label, Runnable pressed) {
        Button button = createPushButton(area, label, null);
        GridDataFactory.createFrom((GridData) button.getLayoutData()).align(SWT.BEGINNING, SWT.CENTER).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> pressed.run()));
        return button;
    }

    private void changed() {
        showPassword();
        updateLaunchConfigurationDialog();
    }

    private void browse() {
        ElementTreeSelectionDialog dialog = new ElementTreeSelectionDialog(getShell(), new WorkbenchLabelProvider(),
                new BaseWorkbenchContentProvider());
        dialog.setTitle("Pak");
        dialog.setMessage("Choose the project or folder that holds manifest.yml, or a .brokerpak file");
        dialog.setInput(ResourcesPlugin.getWorkspace().getRoot());
        settings().place().ifPresent(dialog::setInitialSelection);
        dialog.setAllowMultiple(false);
        if (dialog.open() == Window.OK && dialog.getFirstResult() instanceof IResource chosen) {
            pak.setText(chosen.getFullPath().toString());
        }
    }

    private void changePassword() {
        new PasswordDialog(getShell(), address(), user.getText().strip(), passwords, true).open();
        showPassword();
    }

    private void showPassword() {
        boolean asked = !url.getText().isBlank() && !user.getText().isBlank();
        boolean kept = asked && passwords.knows(address(), user.getText().strip());
        known.setText(kept ? "Kept in Eclipse's secure storage" : "Asked for at each launch");
        change.setEnabled(asked);
        forget.setEnabled(kept);
    }

    private String address() {
        return url.getText().strip();
    }

    private ExamplesLaunch settings() {
        return new ExamplesLaunch(pak.getText().strip(), address(), user.getText().strip(), services.getText().strip(),
                examples.getText().strip(), jobs.getSelection(), minutes.getSelection());
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        IResource context = Adapters.adapt(DebugUITools.getDebugContext(), IResource.class);
        boolean file = context != null && context.getType() == IResource.FILE;
        IResource place = file && !ExamplesLaunch.BUILT.equals(context.getFileExtension()) ? context.getParent()
                : context;
        ExamplesLaunch.standard(place == null ? "" : place.getFullPath().toString()).write(configuration);
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            ExamplesLaunch settings = ExamplesLaunch.read(configuration);
            pak.setText(settings.pak());
            url.setText(settings.url());
            user.setText(settings.user());
            services.setText(settings.services());
            examples.setText(settings.examples());
            jobs.setSelection(settings.jobs());
            minutes.setSelection(settings.minutes());
            showPassword();
        } catch (CoreException unreadable) {
            setErrorMessage(unreadable.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        settings().write(configuration);
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        setErrorMessage(null);
        setMessage(null);
        ExamplesLaunch settings = settings();
        if (settings.pak().isBlank()) {
            setMessage("Choose the folder or the .brokerpak file whose examples to run.");
            return false;
        }
        if (settings.place().isEmpty()) {
            setErrorMessage(settings.pak() + " is neither a folder nor a .brokerpak file of an open project.");
            return false;
        }
        if (settings.url().isBlank() || settings.user().isBlank()) {
            setMessage("Say where the broker is and who asks it.");
            return false;
        }
        try {
            if (!BrokerAddress.userInfo(settings.url()).isEmpty()) {
                setErrorMessage("Write user and password not into the URL: it is kept with the launch configuration.");
                return false;
            }
            if (BrokerAddress.of(settings.url(), settings.user(), "").isExposed()) {
                setWarningMessage("The password passes the network unencrypted: use https where the broker has it.");
            } else {
                setWarningMessage(null);
            }
            return true;
        } catch (IllegalArgumentException none) {
            String message = none.getMessage();
            setErrorMessage(Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".");
            return false;
        }
    }

    @Override
    public String getName() {
        return "Main";
    }

    @Override
    public Image getImage() {
        return BrokerpakImages.get(BrokerpakImages.EXAMPLES);
    }
}
