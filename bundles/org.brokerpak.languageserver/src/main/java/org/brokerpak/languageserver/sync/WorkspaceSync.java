/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.sync;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.session.Session;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;

/** The files and folders around the open documents. */
public final class WorkspaceSync {

    private final Session session;

    public WorkspaceSync(Session session) {
        this.session = session;
    }

    /** {@code workspace/didChangeWatchedFiles} */
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        List<Path> files = new ArrayList<>();
        for (FileEvent event : params.getChanges()) {
            DocumentUri.of(event.getUri()).path().ifPresent(files::add);
        }
        session.apply(snapshot -> snapshot.touched(files));
    }

    /** {@code workspace/didChangeWorkspaceFolders} */
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        List<Path> removed = paths(params.getEvent().getRemoved());
        List<Path> added = paths(params.getEvent().getAdded());
        session.apply(snapshot -> {
            List<Path> folders = new ArrayList<>(snapshot.folders());
            folders.removeAll(removed);
            added.stream().filter(folder -> !folders.contains(folder)).forEach(folders::add);
            return snapshot.withFolders(folders);
        });
    }

    /** The folders that are open from the start. */
    public void open(List<WorkspaceFolder> folders) {
        List<Path> paths = paths(folders);
        session.apply(snapshot -> snapshot.withFolders(paths));
    }

    private static List<Path> paths(List<WorkspaceFolder> folders) {
        return folders == null ? List.of()
                : folders.stream().flatMap(folder -> DocumentUri.of(folder.getUri()).path().stream()).toList();
    }
}
