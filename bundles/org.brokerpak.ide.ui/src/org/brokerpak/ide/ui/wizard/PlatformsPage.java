/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.manifest.Platform;
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

/** The systems that the pak carries binaries for. */
final class PlatformsPage extends WizardPage {

    private static final int COLUMNS = 3;
    private static final int WRAP_WIDTH = 420;

    private final Map<String, Button> platforms = new LinkedHashMap<>();

    PlatformsPage() {
        super("platforms");
        setTitle("Platforms");
        setDescription("Choose the systems on which a broker will run this pak.");
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
        GridDataFactory.fillDefaults().grab(true, false).hint(WRAP_WIDTH, SWT.DEFAULT).indent(0, 8).applyTo(note);
        setControl(area);
        check();
    }

    private void check() {
        boolean any = platforms.values().stream().anyMatch(Button::getSelection);
        setErrorMessage(any ? null : "Choose at least one platform.");
        setPageComplete(any);
    }

    /** The chosen pairs {@code os/arch}. */
    List<String> chosen() {
        return platforms.isEmpty() ? PakSkeleton.USUAL_PLATFORMS
                : platforms.entrySet().stream().filter(entry -> entry.getValue().getSelection())
                        .map(Map.Entry::getKey).toList();
    }

    /** For tests: chooses exactly these. */
    void choose(String... pairs) {
        platforms.forEach((pair, button) -> button.setSelection(Arrays.asList(pairs).contains(pair)));
        check();
    }
}
