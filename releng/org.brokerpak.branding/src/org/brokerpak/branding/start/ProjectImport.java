/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;

/** Finds files of the disk in the workspace, and makes a project of a folder that is in no project yet. */
public final class ProjectImport {

    private final IWorkspace workspace;

    /** Creates an import into a workspace. */
    public ProjectImport(IWorkspace workspace) {
        this.workspace = workspace;
    }

    /**
     * Returns the workspace's file for a file on disk. If no open project holds it, the folder with its
     * {@code .project}, or else the folder that holds the file, becomes a project.
     *
     * @throws CoreException if the file does not exist, or Eclipse refuses the project
     */
    public IFile file(Path path, IProgressMonitor monitor) throws CoreException {
        if (!Files.isRegularFile(path)) {
            throw new CoreException(error("There is no file " + path + " to open."));
        }
        SubMonitor progress = SubMonitor.convert(monitor, 2);
        IPath location = IPath.fromPath(path);
        IFile known = workspace.getRoot().getFileForLocation(location);
        if (known == null || !known.getProject().isOpen()) {
            open(projectFolder(path), progress.split(1));
            known = workspace.getRoot().getFileForLocation(location);
        }
        if (known == null) {
            throw new CoreException(error("No project of this workspace can hold " + path + "."));
        }
        known.refreshLocal(IResource.DEPTH_ZERO, progress.split(1));
        return known;
    }

    private static Path projectFolder(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve(IProjectDescription.DESCRIPTION_FILE_NAME))) {
                return folder;
            }
        }
        return file.getParent();
    }

    private void open(Path folder, IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, 3);
        IWorkspaceRoot root = workspace.getRoot();
        IPath location = IPath.fromPath(folder);
        IProjectDescription description = description(folder);
        IProject project = root.getProject(description.getName());
        if (!project.exists()) {
            boolean atDefaultPlace = location.equals(root.getLocation().append(project.getName()));
            description.setLocation(atDefaultPlace ? null : location);
            project.create(description, progress.split(1));
        }
        project.open(progress.split(1));
        if (project.getDefaultCharset(false) == null) {
            project.setDefaultCharset(StandardCharsets.UTF_8.name(), progress.split(1));
        }
    }

    private IProjectDescription description(Path folder) throws CoreException {
        Path existing = folder.resolve(IProjectDescription.DESCRIPTION_FILE_NAME);
        if (Files.isRegularFile(existing)) {
            return workspace.loadProjectDescription(IPath.fromPath(existing));
        }
        return workspace.newProjectDescription(folder.getFileName().toString());
    }

    private static IStatus error(String message) {
        return Status.error(message);
    }
}
