/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.ide.core.launch.BuildLaunch;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;

/** <em>Run As &gt; Brokerpak Build</em> on a project, a folder, a manifest, or the editor of one. */
public final class BuildShortcut implements ILaunchShortcut {

    @Override
    public void launch(ISelection selection, String mode) {
        if (selection instanceof IStructuredSelection structured) {
            launch(Adapters.adapt(structured.getFirstElement(), IResource.class), mode);
        }
    }

    @Override
    public void launch(IEditorPart editor, String mode) {
        launch(ResourceUtil.getResource(editor.getEditorInput()), mode);
    }

    /** Builds the pak that a resource belongs to; null for none, which is told. */
    public static void launch(IResource resource, String mode) {
        Job job = Job.create("Preparing a brokerpak build", (ICoreRunnable) monitor -> prepare(resource, mode));
        job.setUser(true);
        job.schedule();
    }

    private static void prepare(IResource resource, String mode) throws CoreException {
        WorkspacePaks paks = new WorkspacePaks(BrokerpakCore.get());
        Optional<WorkspacePak> pak = resource == null ? Optional.empty() : paks.of(resource);
        List<WorkspacePak> all = pak.isPresent() ? List.of() : paks.all();
        if (all.size() == 1) {
            // Where there is only one, nobody has to select it.
            pak = Optional.of(all.getFirst());
        }
        if (pak.isEmpty()) {
            Object place = resource == null ? "the selection" : resource.getFullPath();
            throw new CoreException(Status.error("There is no brokerpak at " + place
                    + (all.isEmpty() ? ": a brokerpak is a folder whose manifest.yml says packversion."
                            : ": select one of the " + all.size() + " paks of the workspace and build again.")));
        }
        ILaunchConfiguration configuration = BuildLaunch.configurationFor(pak.get());
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> DebugUITools.launch(configuration, mode));
    }
}
