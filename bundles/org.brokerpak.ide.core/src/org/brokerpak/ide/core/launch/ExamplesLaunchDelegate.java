/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.Optional;

import org.brokerpak.pak.osb.BrokerAddress;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;

/** Starts an {@link ExamplesJob} and leaves it to itself, as a launch leaves a process. */
public final class ExamplesLaunchDelegate extends LaunchConfigurationDelegate {

    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
            throws CoreException {
        ExamplesLaunch settings = ExamplesLaunch.read(configuration);
        IResource place = settings.place().orElseThrow(() -> failure("There is no pak \"" + settings.pak()
                + "\" in the workspace: choose the pak's folder or .brokerpak file in the launch configuration."));
        if (settings.user().isBlank()) {
            throw failure("Say in the launch configuration who asks the broker: the user is empty.");
        }
        // An address that is none is told before anybody is asked for a password.
        address(settings, "");
        Optional<String> password = BrokerPasswords.standard().find(settings.url(), settings.user());
        if (password.isEmpty()) {
            password = ExamplesTalk.askPassword(settings);
        }
        if (password.isEmpty() || monitor.isCanceled()) {
            DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
            return;
        }
        new ExamplesJob(launch, configuration.getName(), settings, place, address(settings, password.get())).begin();
    }

    private static BrokerAddress address(ExamplesLaunch settings, String password) throws CoreException {
        try {
            if (!BrokerAddress.userInfo(settings.url()).isEmpty()) {
                throw failure("Take user and password out of the URL: it is kept with the launch configuration.");
            }
            return BrokerAddress.of(settings.url(), settings.user(), password);
        } catch (IllegalArgumentException none) {
            throw failure("Change the URL in the launch configuration: " + none.getMessage() + ".");
        }
    }

    private static CoreException failure(String message) {
        return new CoreException(Status.error(message));
    }

    /** The project whose unsaved editors the user is asked about. */
    @Override
    protected IProject[] getBuildOrder(ILaunchConfiguration configuration, String mode) throws CoreException {
        return ExamplesLaunch.read(configuration).place().map(place -> new IProject[] {place.getProject()})
                .orElse(null);
    }

    /** Nothing has to be compiled. */
    @Override
    public boolean buildForLaunch(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) {
        return false;
    }

    /** What keeps examples from running is told by the run; a dialog that asks first would say it twice. */
    @Override
    public boolean finalLaunchCheck(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) {
        return true;
    }
}
