/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.project;

import java.util.LinkedHashSet;
import java.util.Set;

import org.brokerpak.ide.core.BrokerpakNature;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;

/** <em>Configure &gt; Convert to Brokerpak Project</em>, and its opposite. */
public abstract class ConvertHandler extends AbstractHandler {

    private final String progress;

    ConvertHandler(String progress) {
        this.progress = progress;
    }

    /** Gives the selected projects the nature. */
    public static final class Add extends ConvertHandler {
        public Add() {
            super("Converting to brokerpak projects");
        }

        @Override
        void convert(IProject project, IProgressMonitor monitor) throws CoreException {
            BrokerpakNature.addTo(project, monitor);
        }
    }

    /** Takes the nature from the selected projects. */
    public static final class Remove extends ConvertHandler {
        public Remove() {
            super("Removing the brokerpak nature");
        }

        @Override
        void convert(IProject project, IProgressMonitor monitor) throws CoreException {
            BrokerpakNature.removeFrom(project, monitor);
        }
    }

    abstract void convert(IProject project, IProgressMonitor monitor) throws CoreException;

    @Override
    public Object execute(ExecutionEvent event) {
        Set<IProject> projects = projects(HandlerUtil.getCurrentSelection(event));
        WorkspaceJob job = new WorkspaceJob(progress) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                for (IProject project : projects) {
                    convert(project, monitor);
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.schedule();
        return null;
    }

    private static Set<IProject> projects(ISelection selection) {
        Set<IProject> projects = new LinkedHashSet<>();
        if (selection instanceof IStructuredSelection structured) {
            for (Object element : structured) {
                IResource resource = Adapters.adapt(element, IResource.class);
                if (resource != null && resource.getProject() != null && resource.getProject().isOpen()) {
                    projects.add(resource.getProject());
                }
            }
        }
        return projects;
    }
}
