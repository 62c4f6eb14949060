/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.nio.file.Path;
import java.util.Optional;

import org.brokerpak.pak.fetch.CacheFolder;

/**
 * What to build and how.
 *
 * @param pak the pak's folder
 * @param output the file to write, or a folder to write it into; null for {@code <name>-<version>.brokerpak} in the
 *     working folder
 * @param workingFolder where the user works: the place of the pak unless {@code output} says otherwise, and where the
 *     broker's own packer would look for relative paths
 * @param target the platforms
 * @param includeSource whether the sources named in the manifest are packed too
 * @param compress whether the entries of the pak are compressed
 * @param cache folder that keeps downloads
 * @param offline whether downloads are forbidden
 * @param updateLock whether files are accepted that the lock file does not know or has another digest of
 */
public record BuildRequest(Path pak, Path output, Path workingFolder, Target target, boolean includeSource,
        boolean compress, Path cache, boolean offline, boolean updateLock) {

    /** A request with what is usual: all platforms, compressed, no sources. */
    public static BuildRequest of(Path pak, Path workingFolder) {
        return new BuildRequest(pak, null, workingFolder, Target.ALL, false, true, CacheFolder.standard(), false,
                false);
    }

    public Optional<Path> outputFile() {
        return Optional.ofNullable(output);
    }

    public BuildRequest withOutput(Path other) {
        return new BuildRequest(pak, other, workingFolder, target, includeSource, compress, cache, offline, updateLock);
    }

    public BuildRequest withTarget(Target other) {
        return new BuildRequest(pak, output, workingFolder, other, includeSource, compress, cache, offline, updateLock);
    }

    public BuildRequest withSource(boolean include) {
        return new BuildRequest(pak, output, workingFolder, target, include, compress, cache, offline, updateLock);
    }

    public BuildRequest withCompression(boolean wanted) {
        return new BuildRequest(pak, output, workingFolder, target, includeSource, wanted, cache, offline, updateLock);
    }

    public BuildRequest withCache(Path other) {
        return new BuildRequest(pak, output, workingFolder, target, includeSource, compress, other, offline,
                updateLock);
    }

    public BuildRequest withOffline(boolean wanted) {
        return new BuildRequest(pak, output, workingFolder, target, includeSource, compress, cache, wanted, updateLock);
    }

    public BuildRequest withUpdateLock(boolean wanted) {
        return new BuildRequest(pak, output, workingFolder, target, includeSource, compress, cache, offline, wanted);
    }
}
