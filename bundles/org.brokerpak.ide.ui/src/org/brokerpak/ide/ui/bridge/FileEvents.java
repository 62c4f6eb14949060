/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;

/** Tells the server which files of the workspace came, went or were saved. */
final class FileEvents implements IResourceChangeListener {

    private static final Set<String> WATCHED = Set.of("yml", "yaml", "tf", "tofu");

    private final BridgeClient client;

    FileEvents(BridgeClient client) {
        this.client = client;
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        List<FileEvent> events = new ArrayList<>();
        try {
            event.getDelta().accept(delta -> {
                if (delta.getResource() instanceof IFile file && isOfContent(delta) && isWatched(file)) {
                    events.add(new FileEvent(file.getLocation().toPath().toUri().toString(), type(delta)));
                }
                return true;
            });
        } catch (CoreException failure) {
            ILog.of(FileEvents.class).log(failure.getStatus());
        }
        if (!events.isEmpty()) {
            DidChangeWatchedFilesParams params = new DidChangeWatchedFilesParams(events);
            client.notify(server -> server.getWorkspaceService().didChangeWatchedFiles(params));
        }
    }

    private static boolean isWatched(IResource file) {
        return file.getLocation() != null && file.getFileExtension() != null
                && WATCHED.contains(file.getFileExtension());
    }

    private static boolean isOfContent(IResourceDelta delta) {
        return delta.getKind() != IResourceDelta.CHANGED
                || (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0;
    }

    private static FileChangeType type(IResourceDelta delta) {
        return switch (delta.getKind()) {
            case IResourceDelta.ADDED -> FileChangeType.Created;
            case IResourceDelta.REMOVED -> FileChangeType.Deleted;
            default -> FileChangeType.Changed;
        };
    }
}
