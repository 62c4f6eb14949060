/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.fixes;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.problems.FixLookup;
import org.brokerpak.ide.core.problems.ProblemMarker;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.bridge.BridgeClient;
import org.brokerpak.ide.ui.bridge.BridgeFixes;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;

/**
 * A quick fix of one marker. It is worked out anew in the background when it is chosen, so that it fits the text as it
 * is then.
 */
final class FixResolution extends WorkbenchMarkerResolution {

    private final IMarker marker;
    private final String title;

    FixResolution(IMarker marker, String title) {
        this.marker = marker;
        this.title = title;
    }

    @Override
    public String getLabel() {
        return title;
    }

    @Override
    public String getDescription() {
        return marker.getAttribute(IMarker.MESSAGE, "");
    }

    @Override
    public Image getImage() {
        return BrokerpakImages.get(BrokerpakImages.FIX);
    }

    /** Markers of the same rule that the same words mend. */
    @Override
    public IMarker[] findOtherMarkers(IMarker[] markers) {
        return Arrays.stream(markers).filter(other -> !other.equals(marker) && isAlike(other)).toArray(IMarker[]::new);
    }

    private boolean isAlike(IMarker other) {
        return Objects.equals(other.getAttribute(ProblemMarker.RULE, ""), marker.getAttribute(ProblemMarker.RULE, ""))
                && ProblemMarker.fixes(other).contains(title);
    }

    @Override
    public void run(IMarker chosen) {
        if (chosen.getResource() instanceof IFile file) {
            String message = chosen.getAttribute(IMarker.MESSAGE, "");
            int offset = ProblemMarker.range(chosen).start();
            WorkspaceJob job = new WorkspaceJob(title) {
                @Override
                public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                    return mend(file, message, offset, monitor);
                }
            };
            job.setRule(file.getWorkspace().getRuleFactory().modifyRule(file));
            job.schedule();
        }
    }

    private IStatus mend(IFile file, String message, int offset, IProgressMonitor monitor) throws CoreException {
        Optional<Map<IFile, FixLookup.Change>> found = new BridgeFixes(BridgeClient.get())
                .find(file, message, offset, title)
                .or(() -> new FixLookup(BrokerpakCore.get()).find(file, message, offset, title));
        if (found.isEmpty()) {
            return Status.warning("\"" + title + "\" is not needed any more: " + file.getName() + " has changed.");
        }
        new FixApplication(found.get()).apply(monitor);
        return Status.OK_STATUS;
    }
}
