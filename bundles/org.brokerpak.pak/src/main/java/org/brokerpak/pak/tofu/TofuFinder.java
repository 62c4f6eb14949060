/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the tofu to run: the one that is named, the pak's own, or the first on the PATH. */
final class TofuFinder {

    private static final List<String> NAMES = File.separatorChar == '\\' ? List.of("tofu.exe", "tofu.cmd", "tofu.bat")
            : List.of("tofu");

    private TofuFinder() {
    }

    /** @param searchPath value of the variable PATH, may be empty */
    static Path find(Optional<Path> named, Optional<Path> ofPak, String searchPath) throws TofuException {
        if (named.isPresent()) {
            return checked(named.get());
        }
        if (ofPak.isPresent()) {
            return ofPak.get();
        }
        for (String folder : searchPath.split(File.pathSeparator)) {
            for (String name : NAMES) {
                Optional<Path> found = program(folder, name);
                if (found.isPresent()) {
                    return found.get();
                }
            }
        }
        throw new TofuException("there is no tofu: none is on the PATH, and the pak's own is not in the cache. Build "
                + "the pak once, install OpenTofu, or say where it is");
    }

    private static Path checked(Path named) throws TofuException {
        if (Files.isDirectory(named)) {
            throw new TofuException(named + " is a folder; name the program in it");
        }
        if (!Files.exists(named)) {
            throw new TofuException("there is no " + named);
        }
        if (!Files.isExecutable(named)) {
            throw new TofuException(named + " cannot be run: it is not executable");
        }
        return named.toAbsolutePath();
    }

    private static Optional<Path> program(String folder, String name) {
        try {
            // A relative folder on the PATH would make the result depend on where somebody stands.
            return Optional.of(Path.of(folder).resolve(name)).filter(Path::isAbsolute).filter(Files::isRegularFile)
                    .filter(Files::isExecutable);
        } catch (InvalidPathException strange) {
            return Optional.empty();
        }
    }
}
