/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.brokerpak.ide.core.BrokerpakNature;
import org.brokerpak.ide.core.build.PakChecks;
import org.brokerpak.ide.core.problems.ProblemMarker;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.jobs.Job;

/** A project of the test workspace; its editors are closed and it is deleted in the end. */
final class PakProject implements AutoCloseable {

    private final IProject project;

    private PakProject(IProject project) {
        this.project = project;
    }

    /** A project without our nature, with files by path. */
    static PakProject plain(String name, Map<String, String> files) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        project.create(null);
        project.open(null);
        PakProject result = new PakProject(project);
        for (Map.Entry<String, String> entry : files.entrySet()) {
            result.write(entry.getKey(), entry.getValue());
        }
        return result;
    }

    /** A project that somebody else makes. */
    static PakProject existing(IProject project) {
        return new PakProject(project);
    }

    /** A brokerpak project with files by path. */
    static PakProject of(String name, Map<String, String> files) throws CoreException {
        PakProject result = plain(name, files);
        BrokerpakNature.addTo(result.project, null);
        return result;
    }

    /** A brokerpak project with a copy of the sample that newcomers start with. */
    static PakProject sample(String name) throws CoreException, IOException {
        return copy(name, Path.of(System.getProperty("brokerpak.sample")));
    }

    /** A brokerpak project with a copy of a folder. */
    static PakProject copy(String name, Path folder) throws CoreException, IOException {
        PakProject result = plain(name, Map.of());
        Path target = result.project.getLocation().toPath();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path source : all.filter(Files::isRegularFile).toList()) {
                Path copy = target.resolve(folder.relativize(source).toString().replace(File.separatorChar, '/'));
                Files.createDirectories(copy.getParent());
                Files.copy(source, copy);
            }
        }
        result.project.refreshLocal(IResource.DEPTH_INFINITE, null);
        BrokerpakNature.addTo(result.project, null);
        return result;
    }

    IProject project() {
        return project;
    }

    IFile file(String path) {
        return project.getFile(IPath.fromOSString(path));
    }

    void write(String path, String text) throws CoreException {
        IFile file = file(path);
        createFolder(file.getParent());
        ByteArrayInputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        if (file.exists()) {
            file.setContents(content, true, false, null);
        } else {
            file.create(content, true, null);
        }
    }

    private static void createFolder(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            createFolder(folder.getParent());
            folder.create(true, true, null);
        }
    }

    /** Our markers in a file, by place. */
    List<IMarker> markers(String path) {
        try {
            return Arrays.stream(file(path).findMarkers(ProblemMarker.TYPE, true, IResource.DEPTH_ZERO))
                    .sorted((one, other) -> ProblemMarker.range(one).compareTo(ProblemMarker.range(other))).toList();
        } catch (CoreException gone) {
            return List.of();
        }
    }

    /** Messages of our markers in a file, by place. */
    List<String> messages(String path) {
        return markers(path).stream().map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList();
    }

    /** Messages of all problem markers in a file, whoever wrote them. */
    List<String> problems(String path) throws CoreException {
        return Arrays.stream(file(path).findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO))
                .map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList();
    }

    /** Waits until nothing builds or checks any more. */
    void awaitChecks() {
        Workbench.await("all builds and checks are over", () -> idle(ResourcesPlugin.FAMILY_AUTO_BUILD)
                && idle(ResourcesPlugin.FAMILY_MANUAL_BUILD) && idle(PakChecks.FAMILY));
    }

    private static boolean idle(Object family) {
        return Job.getJobManager().find(family).length == 0;
    }

    @Override
    public void close() throws CoreException {
        Workbench.page().closeAllEditors(false);
        awaitChecks();
        project.delete(true, true, null);
    }
}
