/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;

/**
 * The settings of <em>Brokerpak Examples</em>. The password is not among them: see {@link BrokerPasswords}.
 *
 * @param pak workspace path of the pak's folder or of a built pak
 * @param url where the broker is
 * @param user who asks it
 * @param services names of services, separated by commas; empty for all
 * @param examples names of examples, separated by commas; empty for all
 * @param jobs how many at a time, from 1
 * @param minutes how long each step may take, from 1
 */
public record ExamplesLaunch(String pak, String url, String user, String services, String examples, int jobs,
        int minutes) {

    /** The launch configuration type. */
    public static final String TYPE = "org.brokerpak.ide.core.examples";
    /** The type of its processes, by which consoles know them. */
    public static final String PROCESS_TYPE = "org.brokerpak.ide.core.examples";
    /** File extension of built paks. */
    public static final String BUILT = "brokerpak";
    /** Most examples at a time. */
    public static final int MOST_JOBS = 64;
    /** Most minutes for a step: a day. */
    public static final int MOST_MINUTES = 24 * 60;

    private static final int STANDARD_MINUTES = 45;
    private static final String PAK = "pak";
    private static final String URL = "url";
    private static final String USER = "user";
    private static final String SERVICES = "services";
    private static final String EXAMPLES = "examples";
    private static final String JOBS = "jobs";
    private static final String MINUTES = "minutes";

    /** The settings of a new configuration for a pak; empty text for none yet. */
    public static ExamplesLaunch standard(String pak) {
        return new ExamplesLaunch(pak, "", "", "", "", 1, STANDARD_MINUTES);
    }

    public static ExamplesLaunch read(ILaunchConfiguration configuration) throws CoreException {
        return new ExamplesLaunch(configuration.getAttribute(PAK, ""), configuration.getAttribute(URL, ""),
                configuration.getAttribute(USER, ""), configuration.getAttribute(SERVICES, ""),
                configuration.getAttribute(EXAMPLES, ""),
                Math.clamp(configuration.getAttribute(JOBS, 1), 1, MOST_JOBS),
                Math.clamp(configuration.getAttribute(MINUTES, STANDARD_MINUTES), 1, MOST_MINUTES));
    }

    public void write(ILaunchConfigurationWorkingCopy configuration) {
        configuration.setAttribute(PAK, pak);
        configuration.setAttribute(URL, url);
        configuration.setAttribute(USER, user);
        configuration.setAttribute(SERVICES, services);
        configuration.setAttribute(EXAMPLES, examples);
        configuration.setAttribute(JOBS, jobs);
        configuration.setAttribute(MINUTES, minutes);
        place().ifPresent(place -> configuration.setMappedResources(new IResource[] {place}));
    }

    /** The pak's folder or file, if it is there. */
    public Optional<IResource> place() {
        IResource found = pak.isBlank() ? null : ResourcesPlugin.getWorkspace().getRoot().findMember(pak);
        boolean usable = found != null && found.isAccessible() && found.getType() != IResource.ROOT
                && (found instanceof IContainer || found instanceof IFile && BUILT.equals(found.getFileExtension()));
        return usable ? Optional.of(found) : Optional.empty();
    }

    /** The names of services to take; none for all. */
    public List<String> serviceNames() {
        return names(services);
    }

    /** The names of examples to take; none for all. */
    public List<String> exampleNames() {
        return names(examples);
    }

    private static List<String> names(String list) {
        return Arrays.stream(list.split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
    }

    /**
     * The first configuration for a pak and a choice of services, or else a new and saved one that asks the same broker
     * as another configuration does, if there is any.
     *
     * @param place the pak's folder or file
     * @param name what the pak is called
     * @param services names of services, separated by commas; empty for all
     */
    public static ILaunchConfiguration configurationFor(IResource place, String name, String services)
            throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
        String path = place.getFullPath().toString();
        ExamplesLaunch fresh = standard(path);
        for (ILaunchConfiguration known : manager.getLaunchConfigurations(type)) {
            ExamplesLaunch settings = read(known);
            if (settings.pak().equals(path) && settings.services().equals(services)) {
                return known;
            }
            fresh = new ExamplesLaunch(path, settings.url(), settings.user(), "", "", 1, settings.minutes());
        }
        String title = ("Examples of " + name + (services.isEmpty() ? "" : " " + services))
                .replaceAll("[^\\w. -]+", "-");
        ILaunchConfigurationWorkingCopy created = type.newInstance(null,
                manager.generateLaunchConfigurationName(title));
        new ExamplesLaunch(path, fresh.url(), fresh.user(), services, "", 1, fresh.minutes()).write(created);
        return created.doSave();
    }
}
