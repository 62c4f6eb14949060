/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.project;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.BrokerpakNature;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.pak.files.FolderPakFiles;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.wizards.datatransfer.ProjectConfigurator;

/** Lets <em>File &gt; Open Projects from File System</em> know folders that hold paks. */
public final class BrokerpakProjectConfigurator implements ProjectConfigurator {

    @Override
    public Set<File> findConfigurableLocations(File root, IProgressMonitor monitor) {
        Set<File> found = new LinkedHashSet<>();
        for (String folder : paks(root.toPath())) {
            found.add(folder.isEmpty() ? root : new File(root, folder));
        }
        return found;
    }

    @Override
    public boolean shouldBeAnEclipseProject(IContainer container, IProgressMonitor monitor) {
        return container.getLocation() != null
                && discovery(container.getLocation().toPath()).isPak("");
    }

    @Override
    public Set<IFolder> getFoldersToIgnore(IProject project, IProgressMonitor monitor) {
        return Set.of();
    }

    @Override
    public boolean canConfigure(IProject project, Set<IPath> ignoredPaths, IProgressMonitor monitor) {
        return !new WorkspacePaks(BrokerpakCore.get()).in(project).isEmpty();
    }

    @Override
    public void configure(IProject project, Set<IPath> ignoredPaths, IProgressMonitor monitor) {
        try {
            BrokerpakNature.addTo(project, monitor);
        } catch (CoreException refused) {
            ILog.of(BrokerpakProjectConfigurator.class).log(refused.getStatus());
        }
    }

    private static Iterable<String> paks(Path root) {
        return discovery(root).scan();
    }

    private static PakDiscovery discovery(Path root) {
        return new PakDiscovery(FolderPakFiles.of(root), BrokerpakCore.get().documents());
    }
}
