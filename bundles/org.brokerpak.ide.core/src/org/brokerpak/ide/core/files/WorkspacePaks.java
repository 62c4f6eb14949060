/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.files;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.model.Pak;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.files.PakPath;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;

/** Finds the paks of projects. Reads files, so it does not belong on the UI thread. */
public final class WorkspacePaks {

    private final BrokerpakCore core;

    public WorkspacePaks(BrokerpakCore core) {
        this.core = core;
    }

    /** The paks of all open projects, by project. */
    public List<WorkspacePak> all() {
        return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen)
                .flatMap(project -> in(project).stream()).toList();
    }

    /** The paks of a project or folder, nearest to it first. */
    public List<WorkspacePak> in(IContainer container) {
        List<WorkspacePak> found = new ArrayList<>();
        for (String folder : discovery(container).scan()) {
            found.add(read(folder.isEmpty() ? container : container.getFolder(IPath.fromOSString(folder))));
        }
        return found;
    }

    /** The pak that holds a resource or begins at it, or else the first one below it. */
    public Optional<WorkspacePak> of(IResource resource) {
        if (!resource.isAccessible() || resource.getProject() == null) {
            return Optional.empty();
        }
        IProject project = resource.getProject();
        String inside = resource.getProjectRelativePath().toString();
        String probe = resource instanceof IFile ? inside : PakPath.join(inside, Pak.MANIFEST);
        Optional<String> above = discovery(project).above(probe);
        if (above.isPresent()) {
            return above.map(path -> read(path.isEmpty() ? project : project.getFolder(IPath.fromOSString(path))));
        }
        return resource instanceof IContainer container ? in(container).stream().findFirst() : Optional.empty();
    }

    private PakDiscovery discovery(IContainer root) {
        return new PakDiscovery(new ResourcePakFiles(root, core.openFiles()), core.documents());
    }

    private WorkspacePak read(IContainer folder) {
        return new WorkspacePak(folder, Pak.load(new ResourcePakFiles(folder, core.openFiles()), core.documents()));
    }
}
