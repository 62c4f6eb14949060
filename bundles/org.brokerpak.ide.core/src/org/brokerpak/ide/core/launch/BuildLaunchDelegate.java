/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import org.brokerpak.pak.build.BuildRequest;
import org.brokerpak.pak.build.Target;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;

/** Starts a {@link BuildJob} and leaves it to itself, as a launch leaves a process. */
public final class BuildLaunchDelegate extends LaunchConfigurationDelegate {

    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
            throws CoreException {
        BuildLaunch settings = BuildLaunch.read(configuration);
        IContainer folder = settings.folder().orElseThrow(() -> failure("There is no folder \"" + settings.pak()
                + "\" in the workspace: choose the pak's folder in the launch configuration."));
        IPath location = folder.getLocation();
        if (location == null) {
            throw failure("The folder " + folder.getFullPath() + " is not on this machine's disk.");
        }
        new BuildJob(launch, configuration.getName(), request(settings, location)).begin();
    }

    private static BuildRequest request(BuildLaunch settings, IPath location) throws CoreException {
        try {
            BuildRequest request = BuildRequest.of(location.toPath(), location.toPath())
                    .withTarget(Target.parse(settings.target())).withSource(settings.includeSource())
                    .withOffline(settings.offline());
            return settings.outputFile().map(file -> location.toPath().resolve(file)).map(request::withOutput)
                    .orElse(request);
        } catch (IllegalArgumentException unknownPlatform) {
            throw failure(unknownPlatform.getMessage());
        }
    }

    private static CoreException failure(String message) {
        return new CoreException(Status.error(message));
    }

    /** The project whose unsaved editors the user is asked about. */
    @Override
    protected IProject[] getBuildOrder(ILaunchConfiguration configuration, String mode) throws CoreException {
        return BuildLaunch.read(configuration).folder().map(folder -> new IProject[] {folder.getProject()})
                .orElse(null);
    }

    /** Nothing has to be compiled before a pak is packed. */
    @Override
    public boolean buildForLaunch(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) {
        return false;
    }

    /** A pak with errors is not built, and the console says why; a dialog that asks first would say it twice. */
    @Override
    public boolean finalLaunchCheck(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) {
        return true;
    }
}
