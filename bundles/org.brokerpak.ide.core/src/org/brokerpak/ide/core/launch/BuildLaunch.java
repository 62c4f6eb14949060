/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.variables.VariablesPlugin;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;

/**
 * The settings of a <em>Brokerpak Build</em>.
 *
 * @param pak workspace path of the pak's folder
 * @param target {@link #AS_MANIFEST}, {@code current} or one pair such as {@code linux/amd64}
 * @param output file to write, may hold variables; empty for the usual name in the pak's folder
 * @param includeSource whether sources named by the manifest are packed, too
 * @param compress whether the files in the pak are compressed
 * @param cache folder that keeps downloads, may hold variables; empty for the usual one
 * @param offline whether only files and the cache are used
 * @param updateLock whether files are accepted that the lock file does not know or has another digest of
 * @param show whether the pak is shown when it is built
 */
public record BuildLaunch(String pak, String target, String output, boolean includeSource, boolean compress,
        String cache, boolean offline, boolean updateLock, boolean show) {

    /** The launch configuration type. */
    public static final String TYPE = "org.brokerpak.ide.core.build";
    /** The type of its processes, by which consoles know them. */
    public static final String PROCESS_TYPE = "org.brokerpak.ide.core.build";
    /** Attribute of a process: the location of the pak's folder, to which its messages are relative. */
    public static final String FOLDER = "org.brokerpak.ide.core.folder";
    /** The target that means every platform the manifest names. */
    public static final String AS_MANIFEST = "";
    /** The target that means the system this Eclipse runs on. */
    public static final String CURRENT = "current";

    private static final String PAK = "pak";
    private static final String TARGET = "target";
    private static final String OUTPUT = "output";
    private static final String INCLUDE_SOURCE = "includeSource";
    private static final String COMPRESS = "compress";
    private static final String CACHE = "cache";
    private static final String OFFLINE = "offline";
    private static final String UPDATE_LOCK = "updateLock";
    private static final String SHOW = "show";

    /** The settings of a new configuration for a pak; empty text for none yet. */
    public static BuildLaunch standard(String pak) {
        return new BuildLaunch(pak, AS_MANIFEST, "", false, true, "", false, false, true);
    }

    public static BuildLaunch read(ILaunchConfiguration configuration) throws CoreException {
        return new BuildLaunch(configuration.getAttribute(PAK, ""), configuration.getAttribute(TARGET, AS_MANIFEST),
                configuration.getAttribute(OUTPUT, ""), configuration.getAttribute(INCLUDE_SOURCE, false),
                configuration.getAttribute(COMPRESS, true), configuration.getAttribute(CACHE, ""),
                configuration.getAttribute(OFFLINE, false), configuration.getAttribute(UPDATE_LOCK, false),
                configuration.getAttribute(SHOW, true));
    }

    public void write(ILaunchConfigurationWorkingCopy configuration) {
        configuration.setAttribute(PAK, pak);
        configuration.setAttribute(TARGET, target);
        configuration.setAttribute(OUTPUT, output);
        configuration.setAttribute(INCLUDE_SOURCE, includeSource);
        configuration.setAttribute(COMPRESS, compress);
        configuration.setAttribute(CACHE, cache);
        configuration.setAttribute(OFFLINE, offline);
        configuration.setAttribute(UPDATE_LOCK, updateLock);
        configuration.setAttribute(SHOW, show);
        folder().ifPresent(folder -> configuration.setMappedResources(new IResource[] {folder}));
    }

    /** The pak's folder, if it is there. */
    public Optional<IContainer> folder() {
        IResource found = pak.isBlank() ? null : ResourcesPlugin.getWorkspace().getRoot().findMember(pak);
        boolean usable = found != null && found.isAccessible() && found.getType() != IResource.ROOT;
        return usable && found instanceof IContainer container ? Optional.of(container) : Optional.empty();
    }

    /** The file to write with its variables replaced; empty for the usual one. */
    public Optional<Path> outputFile() throws CoreException {
        return path(output);
    }

    /** The folder that keeps downloads, its variables replaced; empty for the usual one. */
    public Optional<Path> cacheFolder() throws CoreException {
        return path(cache);
    }

    private static Optional<Path> path(String written) throws CoreException {
        if (written.isBlank()) {
            return Optional.empty();
        }
        String text = VariablesPlugin.getDefault().getStringVariableManager()
                .performStringSubstitution(written.strip());
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException strange) {
            throw new CoreException(Status.error("\"" + text + "\" is not a path: " + strange.getReason()));
        }
    }

    /** The first configuration that builds a pak, or else a new and saved one. */
    public static ILaunchConfiguration configurationFor(WorkspacePak pak) throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
        String path = pak.folder().getFullPath().toString();
        Optional<ILaunchConfiguration> known = Arrays.stream(manager.getLaunchConfigurations(type))
                .filter(configuration -> builds(configuration, path)).findFirst();
        if (known.isPresent()) {
            return known.get();
        }
        String name = "Build " + pak.pak().displayedName().replaceAll("[^\\w.-]+", "-");
        ILaunchConfigurationWorkingCopy created = type.newInstance(null, manager.generateLaunchConfigurationName(name));
        standard(path).write(created);
        return created.doSave();
    }

    private static boolean builds(ILaunchConfiguration configuration, String path) {
        try {
            return read(configuration).pak().equals(path);
        } catch (CoreException unreadable) {
            return false;
        }
    }
}
