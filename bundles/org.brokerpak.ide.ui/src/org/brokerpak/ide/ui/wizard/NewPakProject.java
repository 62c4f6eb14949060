/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.io.ByteArrayInputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.brokerpak.ide.core.BrokerpakNature;
import org.brokerpak.model.Pak;
import org.brokerpak.pak.skeleton.SkeletonFile;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;

/** Makes a project with the files of a new pak. Where a folder with a pak is chosen, that pak is kept as it is. */
final class NewPakProject {

    private final IProject project;
    private final URI location;
    private final List<SkeletonFile> files;

    /** A project that does not exist yet; {@code location} is null for the workspace's folder. */
    NewPakProject(IProject project, URI location, List<SkeletonFile> files) {
        this.project = project;
        this.location = location;
        this.files = List.copyOf(files);
    }

    IFile manifest() {
        return project.getFile(IPath.fromOSString(Pak.MANIFEST));
    }

    /** Makes everything in one step of the workspace; to be run by a wizard, not on the UI thread. */
    void create(IProgressMonitor monitor) throws InvocationTargetException, InterruptedException {
        try {
            project.getWorkspace().run(this::createAll, project.getWorkspace().getRoot(), 0, monitor);
        } catch (CoreException failure) {
            throw new InvocationTargetException(failure);
        } catch (OperationCanceledException cancelled) {
            throw new InterruptedException();
        }
    }

    private void createAll(IProgressMonitor monitor) throws CoreException {
        String name = project.getName();
        SubMonitor progress = SubMonitor.convert(monitor, "Making " + name, files.size() + 2);
        IProjectDescription description = project.getWorkspace().newProjectDescription(name);
        description.setLocationURI(location);
        project.create(description, progress.split(1));
        project.open(progress.split(1));
        if (!manifest().exists()) {
            for (SkeletonFile file : files) {
                write(file, progress.split(1));
            }
        }
        BrokerpakNature.addTo(project, progress);
    }

    private void write(SkeletonFile wanted, IProgressMonitor monitor) throws CoreException {
        IFile file = project.getFile(IPath.fromOSString(wanted.path()));
        if (file.exists()) {
            return;
        }
        createFolder(file.getParent());
        file.create(new ByteArrayInputStream(wanted.text().getBytes(StandardCharsets.UTF_8)), IResource.NONE, monitor);
        ResourceAttributes attributes = file.getResourceAttributes();
        if (wanted.executable() && attributes != null) {
            attributes.setExecutable(true);
            file.setResourceAttributes(attributes);
        }
    }

    private static void createFolder(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            createFolder(folder.getParent());
            folder.create(IResource.NONE, true, null);
        }
    }
}
