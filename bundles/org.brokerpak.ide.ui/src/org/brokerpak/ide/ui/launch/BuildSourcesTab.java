/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.brokerpak.ide.core.launch.BuildLaunch;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.help.HelpIds;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;

/** What is packed besides the programs, and how. */
final class BuildSourcesTab extends BuildTab {

    private Button includeSource;
    private Button compress;

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(area);
        includeSource = check(area, "Include the &source archives that the manifest names");
        note(area, "Licences such as the MPL ask for the sources to be at hand. The broker does not read them.");
        compress = check(area, "&Compress the files in the pak");
        note(area, "Without compression a build is quicker, and the pak several times as large.");
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.BUILD_SOURCES);
        setControl(area);
    }

    @Override
    BuildLaunch change(BuildLaunch settings) {
        return new BuildLaunch(settings.pak(), settings.target(), settings.output(), includeSource.getSelection(),
                compress.getSelection(), settings.cache(), settings.offline(), settings.updateLock(),
                settings.show());
    }

    @Override
    void show(BuildLaunch settings) {
        includeSource.setSelection(settings.includeSource());
        compress.setSelection(settings.compress());
    }

    @Override
    public String getName() {
        return "Sources";
    }

    @Override
    public Image getImage() {
        return BrokerpakImages.get(BrokerpakImages.TEMPLATE);
    }
}
