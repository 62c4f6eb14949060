/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.util.List;
import java.util.function.Supplier;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.pak.skeleton.SkeletonFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;

/** The files that will be made, to be looked at before. */
final class FilesPage extends WizardPage {

    private static final int HEIGHT = 280;
    private static final int WIDTH = 640;

    private final Supplier<List<SkeletonFile>> wanted;
    private List<SkeletonFile> files = List.of();
    private org.eclipse.swt.widgets.List names;
    private StyledText text;

    /** @param wanted the files as the other pages want them; none where a pak is kept as it is */
    FilesPage(Supplier<List<SkeletonFile>> wanted) {
        super("files");
        this.wanted = wanted;
        setTitle("Files of the New Pak");
        setDescription("These files will be made. Files that are there already are kept as they are.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(area);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(sash);
        names = new org.eclipse.swt.widgets.List(sash, SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
        AccessibleNames.set(names, "Files");
        names.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> show()));
        text = new StyledText(sash, SWT.BORDER | SWT.READ_ONLY | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        AccessibleNames.set(text, "Content of the file");
        sash.setWeights(42, 58);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.PROJECT_FILES);
        setControl(area);
    }

    @Override
    public void setVisible(boolean visible) {
        if (visible) {
            files = wanted.get();
            names.setItems(files.stream().map(SkeletonFile::path).toArray(String[]::new));
            names.select(0);
            setMessage(files.isEmpty() ? "The folder holds a pak already: it is kept as it is." : null, INFORMATION);
            show();
        }
        super.setVisible(visible);
    }

    private void show() {
        int index = names.getSelectionIndex();
        text.setText(index < 0 ? "" : files.get(index).text());
    }
}
