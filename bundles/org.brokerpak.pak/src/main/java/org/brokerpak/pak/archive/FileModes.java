/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;

/**
 * Permission bits of files on disk. Only whether a file is a program is taken over: the rest depends on the author's
 * umask, and two people are to build the same pak.
 */
public final class FileModes {

    private static final boolean POSIX = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private FileModes() {
    }

    /** The bits for a pak: those of a program, or those of a plain file. */
    public static int of(Path file) throws IOException {
        boolean program = POSIX ? Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_EXECUTE)
                : Files.isExecutable(file);
        return program ? Member.PROGRAM : Member.PLAIN;
    }
}
