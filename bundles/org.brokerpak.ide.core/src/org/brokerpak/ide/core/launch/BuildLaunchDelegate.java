/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

import org.brokerpak.pak.build.BuildRequest;
import org.brokerpak.pak.build.Target;
import org.brokerpak.pak.fetch.CacheFolder;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
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
        UnaryOperator<String> environment = environment(configuration);
        new BuildJob(launch, configuration.getName(), request(settings, location, environment), environment,
                settings.show()).begin();
    }

    /** The variables of the launch configuration, over those of this Eclipse or in their place. */
    private static UnaryOperator<String> environment(ILaunchConfiguration configuration) throws CoreException {
        String[] set = DebugPlugin.getDefault().getLaunchManager().getEnvironment(configuration);
        if (set == null) {
            return System::getenv;
        }
        Map<String, String> variables = new HashMap<>();
        for (String variable : set) {
            int equals = variable.indexOf('=', 1);
            variables.put(variable.substring(0, equals), variable.substring(equals + 1));
        }
        return variables::get;
    }

    private static BuildRequest request(BuildLaunch settings, IPath location, UnaryOperator<String> environment)
            throws CoreException {
        try {
            BuildRequest request = BuildRequest.of(location.toPath(), location.toPath())
                    .withTarget(Target.parse(settings.target())).withSource(settings.includeSource())
                    .withCompression(settings.compress()).withOffline(settings.offline())
                    .withUpdateLock(settings.updateLock())
                    .withCache(settings.cacheFolder().map(cache -> location.toPath().resolve(cache)).orElseGet(
                            () -> CacheFolder.standard(environment, Path.of(System.getProperty("user.home")))));
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
