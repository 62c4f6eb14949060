/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.ide.core.launch.BuildLaunch;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.model.manifest.Platform;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;

/** What to build, for which system, and into which file. */
final class BuildMainTab extends BuildTab {

    private static final int COLUMNS = 3;
    private static final String AS_MANIFEST_LABEL = "Every platform of the manifest";
    private static final String CURRENT_LABEL = "This system";

    private final List<String> targets = new ArrayList<>();
    private Text pak;
    private Combo target;
    private Text output;
    private Button show;

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(area);
        pak = text(area, "&Pak folder:", "Folder of the workspace that holds manifest.yml");
        button(area, "&Browse...", this::browsePak);
        new Label(area, SWT.NONE).setText("&Target:");
        target = new Combo(area, SWT.READ_ONLY);
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS - 1, 1).applyTo(target);
        addTarget(BuildLaunch.AS_MANIFEST, AS_MANIFEST_LABEL);
        addTarget(BuildLaunch.CURRENT, CURRENT_LABEL);
        Platform.SUPPORTED.forEach(pair -> addTarget(pair, pair));
        target.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed()));
        output = text(area, "&Output file:", "NAME-VERSION.brokerpak in the pak folder");
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
        button(buttons, "B&rowse...", this::browseOutput);
        button(buttons, "&Variables...", () -> insertVariable(output));
        show = check(area, "&Show the pak when it is built");
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.BUILD_MAIN);
        setControl(area);
    }

    private void addTarget(String id, String label) {
        targets.add(id);
        target.add(label);
    }

    private void browsePak() {
        ContainerSelectionDialog dialog = new ContainerSelectionDialog(getShell(), settings().folder().orElse(null),
                false, "Choose the project or folder that holds the pak's manifest.yml");
        if (dialog.open() == Window.OK && dialog.getResult().length > 0) {
            pak.setText(((IPath) dialog.getResult()[0]).toString());
        }
    }

    private void browseOutput() {
        FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*.brokerpak", "*"});
        String chosen = dialog.open();
        if (chosen != null) {
            output.setText(chosen);
        }
    }

    private BuildLaunch settings() {
        return change(BuildLaunch.standard(""));
    }

    @Override
    BuildLaunch change(BuildLaunch settings) {
        return new BuildLaunch(pak.getText().strip(), targets.get(Math.max(0, target.getSelectionIndex())),
                output.getText().strip(), settings.includeSource(), settings.compress(), settings.cache(),
                settings.offline(), settings.updateLock(), show.getSelection());
    }

    @Override
    void show(BuildLaunch settings) {
        pak.setText(settings.pak());
        target.select(Math.max(0, targets.indexOf(settings.target())));
        output.setText(settings.output());
        show.setSelection(settings.show());
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        IResource context = Adapters.adapt(DebugUITools.getDebugContext(), IResource.class);
        IContainer folder = context instanceof IContainer container ? container
                : context == null ? null : context.getParent();
        BuildLaunch.standard(folder == null ? "" : folder.getFullPath().toString()).write(configuration);
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        setErrorMessage(null);
        setMessage(null);
        if (pak.getText().isBlank()) {
            setMessage("Choose the folder of the pak to build.");
            return false;
        }
        if (settings().folder().isEmpty()) {
            boolean closed = ResourcesPlugin.getWorkspace().getRoot().findMember(pak.getText().strip()) != null;
            setErrorMessage("The folder " + pak.getText().strip()
                    + (closed ? " belongs to a closed project: open it first." : " is not in the workspace."));
            return false;
        }
        return true;
    }

    @Override
    public String getName() {
        return "Main";
    }

    @Override
    public Image getImage() {
        return BrokerpakImages.get(BrokerpakImages.BUILD);
    }
}
