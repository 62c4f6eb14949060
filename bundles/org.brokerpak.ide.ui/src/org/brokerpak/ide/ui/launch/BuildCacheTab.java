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
import org.brokerpak.pak.fetch.CacheFolder;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** Where downloads are kept, and which are trusted. */
final class BuildCacheTab extends BuildTab {

    private Text cache;
    private Button offline;
    private Button updateLock;

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(area);
        cache = text(area, "&Cache folder:", CacheFolder.standard().toString());
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
        button(buttons, "B&rowse...", this::browse);
        button(buttons, "&Variables...", () -> insertVariable(cache));
        note(area, "Downloads are kept here by their content and shared by all paks.");
        offline = check(area, "Work o&ffline: use only local files and what was downloaded before");
        updateLock = check(area, "&Update brokerpak.lock: accept downloads that it does not know");
        note(area, "Otherwise a download with another digest than the lock file's stops the build.");
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.BUILD_CACHE);
        setControl(area);
    }

    private void browse() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setText("Cache Folder");
        dialog.setMessage("Choose the folder that keeps downloads.");
        String chosen = dialog.open();
        if (chosen != null) {
            cache.setText(chosen);
        }
    }

    @Override
    BuildLaunch change(BuildLaunch settings) {
        return new BuildLaunch(settings.pak(), settings.target(), settings.output(), settings.includeSource(),
                settings.compress(), cache.getText().strip(), offline.getSelection(), updateLock.getSelection(),
                settings.show());
    }

    @Override
    void show(BuildLaunch settings) {
        cache.setText(settings.cache());
        offline.setSelection(settings.offline());
        updateLock.setSelection(settings.updateLock());
    }

    @Override
    public String getName() {
        return "Cache";
    }

    @Override
    public Image getImage() {
        return BrokerpakImages.get(BrokerpakImages.PAK);
    }
}
