/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.problems;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import org.brokerpak.ide.core.files.OpenFiles;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/**
 * Writes problems as markers, and sees to it that each file has one owner: what a client has open and judged, the
 * builder leaves alone. What has not changed is not written again, so that nothing flickers. Not for the UI thread.
 */
public final class ProblemMarkers {

    private final OpenFiles openFiles;

    public ProblemMarkers(OpenFiles openFiles) {
        this.openFiles = openFiles;
    }

    /**
     * Writes the problems the language client has found in a file it has open; they take the place of all others. Does
     * nothing if the file was closed meanwhile.
     *
     * @param shown where an editor shows markers by now: typing moves them, and what has only moved is not written
     *     again
     */
    public synchronized void publish(IFile file, Collection<Problem> problems, Map<IMarker, TextRange> shown)
            throws CoreException {
        if (openFiles.isOpen(file)) {
            openFiles.setJudged(file);
            replace(file, problems, shown);
        }
    }

    /** Writes the problems the builder has found in a file, unless they are the client's business. */
    public synchronized void check(IResource resource, Collection<Problem> problems) throws CoreException {
        if (!(resource instanceof IFile file && openFiles.isOwnedByClient(file))) {
            replace(resource, problems, Map.of());
        }
    }

    /** Removes the builder's markers of a file whose problems a client writes by itself, as LSP4E does. */
    public synchronized void handOver(IFile file) throws CoreException {
        if (openFiles.isOpen(file)) {
            openFiles.setJudged(file);
            replace(file, List.of(), Map.of());
        }
    }

    private static void replace(IResource resource, Collection<Problem> problems, Map<IMarker, TextRange> shown)
            throws CoreException {
        if (!resource.isAccessible()) {
            return;
        }
        List<Map<String, Object>> added = new ArrayList<>();
        problems.forEach(problem -> added.add(ProblemMarker.attributes(problem)));
        List<IMarker> removed = new ArrayList<>();
        WantedMarkers wanted = new WantedMarkers(added, shown);
        for (IMarker marker : resource.findMarkers(ProblemMarker.TYPE, false, IResource.DEPTH_ZERO)) {
            if (!wanted.take(marker)) {
                removed.add(marker);
            }
        }
        if (wanted.left().isEmpty() && removed.isEmpty()) {
            return;
        }
        ResourcesPlugin.getWorkspace().run(monitor -> {
            for (IMarker marker : removed) {
                marker.delete();
            }
            for (Map<String, Object> attributes : wanted.left()) {
                resource.createMarker(ProblemMarker.TYPE, attributes);
            }
        }, null, IWorkspace.AVOID_UPDATE, null);
    }
}
