/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core;

import java.util.Arrays;
import java.util.stream.Stream;

import org.brokerpak.ide.core.build.BrokerpakBuilder;
import org.brokerpak.ide.core.problems.ProblemMarker;
import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** Marks a project whose brokerpaks are checked as they are built. */
public final class BrokerpakNature implements IProjectNature {

    /** The nature's id, as it stands in a project's {@code .project} file. */
    public static final String ID = "org.brokerpak.ide.core.nature";

    private IProject project;

    /** Whether a project is open and has the nature. */
    public static boolean isOn(IProject project) {
        try {
            return project.isAccessible() && project.hasNature(ID);
        } catch (CoreException closedMeanwhile) {
            return false;
        }
    }

    /**
     * Gives a project the nature; does nothing if it has it.
     *
     * @throws CoreException if the project is closed or its description cannot be written
     */
    public static void addTo(IProject project, IProgressMonitor monitor) throws CoreException {
        if (!project.hasNature(ID)) {
            IProjectDescription description = project.getDescription();
            description.setNatureIds(Stream.concat(Arrays.stream(description.getNatureIds()), Stream.of(ID))
                    .toArray(String[]::new));
            project.setDescription(description, monitor);
        }
    }

    /**
     * Takes the nature from a project, and the findings with it.
     *
     * @throws CoreException if the project is closed or its description cannot be written
     */
    public static void removeFrom(IProject project, IProgressMonitor monitor) throws CoreException {
        IProjectDescription description = project.getDescription();
        description.setNatureIds(Arrays.stream(description.getNatureIds()).filter(id -> !id.equals(ID))
                .toArray(String[]::new));
        project.setDescription(description, monitor);
    }

    @Override
    public void configure() throws CoreException {
        IProjectDescription description = project.getDescription();
        if (Arrays.stream(description.getBuildSpec()).noneMatch(BrokerpakNature::isOurs)) {
            ICommand command = description.newCommand();
            command.setBuilderName(BrokerpakBuilder.ID);
            description.setBuildSpec(Stream.concat(Arrays.stream(description.getBuildSpec()), Stream.of(command))
                    .toArray(ICommand[]::new));
            project.setDescription(description, null);
        }
    }

    @Override
    public void deconfigure() throws CoreException {
        IProjectDescription description = project.getDescription();
        description.setBuildSpec(Arrays.stream(description.getBuildSpec()).filter(command -> !isOurs(command))
                .toArray(ICommand[]::new));
        project.setDescription(description, null);
        project.deleteMarkers(ProblemMarker.TYPE, true, IResource.DEPTH_INFINITE);
    }

    private static boolean isOurs(ICommand command) {
        return BrokerpakBuilder.ID.equals(command.getBuilderName());
    }

    @Override
    public IProject getProject() {
        return project;
    }

    @Override
    public void setProject(IProject project) {
        this.project = project;
    }
}
