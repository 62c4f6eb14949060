/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.tofu.WorkspaceWriter;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Writes the files of a workspace to disk, secrets included: the folder is for its owner alone. */
final class WorkspaceExport extends Job {

    private final Workspace workspace;
    private final Path parent;
    private final String name;
    private final Consumer<Path> written;

    /**
     * Makes an export.
     *
     * @param parent where to make a new folder; null for the folder of temporary files
     * @param name of the new folder; a number is added to that of one that is there already
     * @param written takes the new folder, in the job's thread
     */
    WorkspaceExport(Workspace workspace, Path parent, String name, Consumer<Path> written) {
        super("Writing workspace files");
        this.workspace = workspace;
        this.parent = parent;
        this.name = name;
        this.written = written;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            Path folder = parent == null ? Files.createTempDirectory(name + "-") : free();
            WorkspaceWriter.write(workspace, folder);
            written.accept(folder);
            return Status.OK_STATUS;
        } catch (IOException failure) {
            return Status.error("The files cannot be written: " + failure.getMessage()
                    + ". Choose another folder, or make room on the disk.", failure);
        }
    }

    private Path free() {
        Path folder = parent.resolve(name);
        for (int i = 2; Files.exists(folder); i++) {
            folder = parent.resolve(name + "-" + i);
        }
        return folder;
    }
}
