/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.ui.controls.SourceLocation;
import org.brokerpak.ide.ui.controls.StatusLine;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/** Opens the places that the server names, from any thread. */
final class BridgePlaces {

    private BridgePlaces() {
    }

    /** Opens a file, or an address in the web browser. */
    static void open(String address) {
        if (address.startsWith("http")) {
            Program.launch(address);
        } else {
            openLater(address, new Position(0, 0));
        }
    }

    static void open(Location location) {
        openLater(location.getUri(), location.getRange().getStart());
    }

    /** Opens the first of some places; says so when there is none. */
    static void openFirst(List<? extends Location> locations) {
        if (locations.isEmpty()) {
            PlatformUI.getWorkbench().getDisplay()
                    .asyncExec(() -> StatusLine.error("There is no declaration for the word at the caret."));
        } else {
            open(locations.getFirst());
        }
    }

    /** The workspace file at an address. */
    static Optional<IFile> file(String address) {
        return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(address)))
                .filter(IFile::exists).findFirst();
    }

    private static void openLater(String address, Position position) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> file(address).ifPresentOrElse(
                file -> SourceLocation.open(file, position.getLine(), position.getCharacter()),
                () -> openOutside(address)));
    }

    /** Templates may lie in a folder beside the project. */
    private static void openOutside(String address) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(URI.create(address)));
        } catch (PartInitException failure) {
            ILog.of(BridgePlaces.class).log(failure.getStatus());
        }
    }
}
