/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.skeleton.NewProvider;
import org.brokerpak.pak.skeleton.PakSkeleton;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** The systems and programs that the pak is for: platforms, OpenTofu, and the providers of templates that are there. */
final class PlatformsPage extends WizardPage {

    private static final int COLUMNS = 3;
    private static final int WRAP_WIDTH = 420;
    private static final int VERSION_WIDTH = 90;

    private final Map<String, Button> platforms = new LinkedHashMap<>();
    private final Supplier<Path> folder;
    private Text tofu;
    private ProviderTable providers;
    private Path scanned;

    /** @param folder where the project will be */
    PlatformsPage(Supplier<Path> folder) {
        super("platforms");
        this.folder = folder;
        setTitle("Platforms and Programs");
        setDescription("Choose the systems on which a broker will run this pak, and what it brings along.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(area);
        Group group = new Group(area, SWT.NONE);
        group.setText("The broker runs on");
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).spacing(20, 5).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        for (String pair : Platform.SUPPORTED) {
            Button button = new Button(group, SWT.CHECK);
            button.setText(pair);
            button.setSelection(PakSkeleton.USUAL_PLATFORMS.contains(pair));
            button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> check()));
            platforms.put(pair, button);
        }
        Label note = new Label(area, SWT.WRAP);
        note.setText("The pak will hold the tofu and provider binaries of each of these. Brokers on Cloud Foundry run "
                + "on linux/amd64. To try the pak on your own machine, add its system.");
        GridDataFactory.fillDefaults().grab(true, false).hint(WRAP_WIDTH, SWT.DEFAULT).indent(0, 4).applyTo(note);
        Composite line = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
        GridDataFactory.fillDefaults().indent(0, 4).applyTo(line);
        new Label(line, SWT.NONE).setText("Version of &OpenTofu:");
        tofu = new Text(line, SWT.BORDER);
        tofu.setText(PakSkeleton.USUAL_TOFU);
        GridDataFactory.fillDefaults().hint(VERSION_WIDTH, SWT.DEFAULT).applyTo(tofu);
        tofu.addModifyListener(event -> check());
        providers = new ProviderTable(area, this::check);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.PROJECT_BINARIES);
        setControl(area);
        check();
    }

    /** The folder is known by now; templates that are there tell which providers the pak needs. */
    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        Path place = folder.get();
        if (visible && place != null && !place.equals(scanned)) {
            scanned = place;
            providers.scan(place);
        }
    }

    private void check() {
        boolean any = platforms.values().stream().anyMatch(Button::getSelection);
        String error = !any ? "Choose at least one platform."
                : tofu != null && !PakSkeleton.isVersion(tofu.getText().strip())
                        ? "The version of OpenTofu is three numbers, such as " + PakSkeleton.USUAL_TOFU + "."
                        : providers == null ? null : providers.error().orElse(null);
        setErrorMessage(error);
        setPageComplete(error == null);
    }

    /** The chosen pairs {@code os/arch}. */
    List<String> chosen() {
        return platforms.isEmpty() ? PakSkeleton.USUAL_PLATFORMS
                : platforms.entrySet().stream().filter(entry -> entry.getValue().getSelection())
                        .map(Map.Entry::getKey).toList();
    }

    /** The chosen version of OpenTofu. */
    String tofu() {
        return tofu == null ? PakSkeleton.USUAL_TOFU : tofu.getText().strip();
    }

    /** The providers that are ticked. */
    List<NewProvider> providers() {
        return providers == null ? List.of() : providers.chosen();
    }

    /** For tests: chooses exactly these. */
    void choose(String... pairs) {
        platforms.forEach((pair, button) -> button.setSelection(Arrays.asList(pairs).contains(pair)));
        check();
    }
}
