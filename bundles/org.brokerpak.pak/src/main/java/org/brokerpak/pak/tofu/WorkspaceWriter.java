/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.WorkspaceFile;

/** Writes a workspace to disk as the broker does, permissions included (broker-behaviour 6.1). */
public final class WorkspaceWriter {

    private static final boolean POSIX = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    /** Of the folder, which may hold secrets. */
    private static final String PRIVATE = "rwx------";
    /** Of all in it. */
    private static final String OF_BROKER = "rwxr-xr-x";

    private WorkspaceWriter() {
    }

    /**
     * Writes all files; those that are there already are overwritten.
     *
     * @param folder made for its owner alone when it is not there
     * @throws NoSuchFileException if the name of a template leads out of the workspace, or into a folder that the
     *     broker would not find either; the reason is a sentence without its final full stop
     */
    public static void write(Workspace workspace, Path folder) throws IOException {
        if (!Files.exists(folder)) {
            Files.createDirectories(folder);
            permit(folder, PRIVATE);
        }
        if (workspace.layout() == Workspace.Layout.MODULE) {
            permit(Files.createDirectories(folder.resolve(Workspace.MODULE_FOLDER)), OF_BROKER);
        }
        for (WorkspaceFile file : workspace.files()) {
            Path target = target(folder.toAbsolutePath().normalize(), file.path());
            Files.write(target, file.text().text().getBytes(StandardCharsets.UTF_8));
            permit(target, OF_BROKER);
        }
    }

    private static Path target(Path folder, String path) throws NoSuchFileException {
        try {
            Path target = folder.resolve(path).normalize();
            if (!target.startsWith(folder)) {
                throw new NoSuchFileException(path, null, "the template name leads out of the workspace");
            }
            if (!Files.isDirectory(target.getParent())) {
                throw new NoSuchFileException(path, null, "the template name holds a folder, and the broker makes "
                        + "none, so every request fails");
            }
            return target;
        } catch (InvalidPathException strange) {
            throw new NoSuchFileException(path, null, "the template name makes no file name");
        }
    }

    private static void permit(Path path, String permissions) throws IOException {
        if (POSIX) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        }
    }
}
