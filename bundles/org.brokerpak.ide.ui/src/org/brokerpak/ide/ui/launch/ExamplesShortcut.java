/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.ide.core.launch.ExamplesLaunch;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;

/**
 * <em>Run As &gt; Brokerpak Examples</em> on a project, a manifest, a service definition, which runs its own examples
 * only, and a built pak. Where no broker is known yet, the launch configuration opens first.
 */
public final class ExamplesShortcut implements ILaunchShortcut {

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

    private static void launch(IResource resource, String mode) {
        Job job = Job.create("Preparing to run examples", (ICoreRunnable) monitor -> prepare(resource, mode));
        job.setUser(true);
        job.schedule();
    }

    private static void prepare(IResource resource, String mode) throws CoreException {
        ILaunchConfiguration configuration = configuration(resource);
        boolean ready = !ExamplesLaunch.read(configuration).url().isBlank()
                && !ExamplesLaunch.read(configuration).user().isBlank();
        Display display = PlatformUI.getWorkbench().getDisplay();
        display.asyncExec(() -> {
            if (ready) {
                DebugUITools.launch(configuration, mode);
            } else {
                DebugUITools.openLaunchConfigurationDialogOnGroup(
                        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                        new StructuredSelection(configuration), IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
            }
        });
    }

    /** The configuration for a resource, made if there is none. Reads files: not for the UI thread. */
    public static ILaunchConfiguration configuration(IResource resource) throws CoreException {
        if (resource != null && ExamplesLaunch.BUILT.equals(resource.getFileExtension())) {
            return ExamplesLaunch.configurationFor(resource, resource.getName(), "");
        }
        Optional<WorkspacePak> pak = resource == null ? Optional.empty()
                : new WorkspacePaks(BrokerpakCore.get()).of(resource);
        if (pak.isEmpty()) {
            throw new CoreException(Status.error("There is no brokerpak at "
                    + (resource == null ? "the selection" : resource.getFullPath())
                    + ": a brokerpak is a folder whose manifest.yml says packversion."));
        }
        String path = pak.get().path(resource);
        String service = pak.get().pak().services().stream().filter(one -> one.path().equals(path))
                .map(one -> one.content().name().value()).findFirst().orElse("");
        return ExamplesLaunch.configurationFor(pak.get().folder(), pak.get().pak().displayedName(), service);
    }
}
