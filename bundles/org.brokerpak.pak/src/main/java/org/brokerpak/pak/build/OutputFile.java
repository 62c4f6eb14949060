/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

import org.brokerpak.pak.fetch.DownloadCache;

/** The file a build writes, which changes at one stroke. */
final class OutputFile {

    private static final Set<PosixFilePermission> READABLE = PosixFilePermissions.fromString("rw-r--r--");

    private OutputFile() {
    }

    /** Puts a written file into place; temporary files are private, the result need not be. */
    static void replace(Path written, Path output) throws IOException {
        if (Files.isDirectory(output)) {
            throw new IOException("it is a folder");
        }
        if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(written, READABLE);
        }
        DownloadCache.move(written, output);
    }

    /** Removes what was written in vain. */
    static void discard(Path written) {
        if (written != null) {
            try {
                Files.deleteIfExists(written);
            } catch (IOException stays) {
                written.toFile().deleteOnExit();
            }
        }
    }
}
