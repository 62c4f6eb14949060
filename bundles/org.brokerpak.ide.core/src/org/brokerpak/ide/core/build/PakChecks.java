/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.ide.core.BrokerpakNature;
import org.brokerpak.ide.core.files.OpenFiles;
import org.brokerpak.ide.core.files.ResourcePakFiles;
import org.brokerpak.ide.core.problems.Problem;
import org.brokerpak.ide.core.problems.ProblemMarker;
import org.brokerpak.ide.core.problems.ProblemMarkers;
import org.brokerpak.ide.core.settings.RuleSettings;
import org.brokerpak.model.Pak;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;

/** Checks the paks of a project and writes what is found as markers. Not for the UI thread. */
public final class PakChecks {

    /** Jobs that check a project belong to this family. */
    public static final Object FAMILY = PakChecks.class;

    private final OpenFiles openFiles;
    private final ProblemMarkers markers;
    private final DocumentCache documents;
    private final RuleSettings settings;
    private final Linter linter;

    public PakChecks(OpenFiles openFiles, ProblemMarkers markers, DocumentCache documents, RuleSettings settings,
            Linter linter) {
        this.openFiles = openFiles;
        this.markers = markers;
        this.documents = documents;
        this.settings = settings;
        this.linter = linter;
    }

    /**
     * Checks all paks of a project. Always all of them: a definition may belong to several, and what has not changed
     * costs next to nothing.
     */
    public void check(IProject project, IProgressMonitor monitor) throws CoreException {
        List<String> paks = new PakDiscovery(new ResourcePakFiles(project, openFiles), documents).scan();
        SubMonitor progress = SubMonitor.convert(monitor, "Checking brokerpaks of " + project.getName(), paks.size());
        Map<IResource, Set<Problem>> found = new LinkedHashMap<>();
        for (String path : paks) {
            if (progress.isCanceled()) {
                throw new OperationCanceledException();
            }
            IContainer folder = path.isEmpty() ? project : project.getFolder(IPath.fromOSString(path));
            progress.subTask(folder.getFullPath().makeRelative().toString());
            Pak pak = Pak.load(new ResourcePakFiles(folder, openFiles), documents);
            for (Finding finding : findings(pak)) {
                IResource resource = place(folder, finding);
                found.computeIfAbsent(resource, key -> new LinkedHashSet<>()).add(problem(folder, finding));
            }
            progress.worked(1);
        }
        write(project, found);
    }

    /** What judges paks here. */
    public Linter linter() {
        return linter;
    }

    /** The findings of a pak. */
    public List<Finding> findings(Pak pak) {
        return linter.lint(pak, LintSettings.read(pak.files(), settings.current()));
    }

    /** Removes the markers of all files that no client has open. */
    public void clear(IProject project) throws CoreException {
        write(project, Map.of());
    }

    /** A file was closed: its problems are the builder's again, and are none where there is no builder. */
    public void takeBack(IFile file) {
        schedule("Checking " + file.getName(), monitor -> {
            if (BrokerpakNature.isOn(file.getProject())) {
                check(file.getProject(), monitor);
            } else {
                markers.check(file, List.of());
            }
        });
    }

    /** Checks all projects of our nature, in the background. */
    public void checkAll() {
        schedule("Checking brokerpaks", monitor -> {
            for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                if (BrokerpakNature.isOn(project)) {
                    check(project, monitor);
                }
            }
        });
    }

    private static void schedule(String name, ICoreRunnable work) {
        Job job = new Job(name) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                try {
                    work.run(monitor);
                    return Status.OK_STATUS;
                } catch (CoreException failure) {
                    return failure.getStatus();
                }
            }

            @Override
            public boolean belongsTo(Object family) {
                return family == FAMILY;
            }
        };
        job.setSystem(true);
        job.schedule();
    }

    private void write(IProject project, Map<IResource, ? extends Collection<Problem>> found) throws CoreException {
        Set<IResource> resources = new LinkedHashSet<>(found.keySet());
        Arrays.stream(project.findMarkers(ProblemMarker.TYPE, false, IResource.DEPTH_INFINITE))
                .map(IMarker::getResource).forEach(resources::add);
        for (IResource resource : resources) {
            markers.check(resource, found.containsKey(resource) ? found.get(resource) : new ArrayList<>());
        }
    }

    private Problem problem(IContainer folder, Finding finding) {
        PakFiles files = new ResourcePakFiles(folder, openFiles);
        FileContent content = files.read(finding.file());
        return Problem.of(finding, content instanceof FileContent.Text(var text) ? text : SourceText.of(""));
    }

    /** A finding about a file that is not there is shown at the pak's folder. */
    private static IResource place(IContainer folder, Finding finding) {
        IFile file = folder.getFile(IPath.fromOSString(finding.file()));
        return file.exists() ? file : folder;
    }
}
