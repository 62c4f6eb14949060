/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.examples;

import org.brokerpak.ide.ui.controls.SourceLocation;
import org.brokerpak.ide.ui.viewer.EntryInput;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.tofu.PakPlace;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;

/** Opens examples in their definition. UI thread. */
final class ExamplePlace {

    private static final String EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

    private ExamplePlace() {
    }

    /** @param pak the pak's folder, or a built pak, whose definition opens to be read */
    static void open(IWorkbenchPage page, IResource pak, ExampleCase example) {
        PakPlace place = example.place();
        if (pak instanceof IContainer folder) {
            SourceLocation.open(folder.getFile(IPath.fromOSString(place.file())), place.line() - 1,
                    place.column() - 1);
            return;
        }
        try {
            EntryInput input = new EntryInput(pak.getLocation().toPath(), place.file(),
                    example.service().document().source().text());
            SourceLocation.select(page.openEditor(input, EDITOR), place.line() - 1, place.column() - 1);
        } catch (PartInitException failure) {
            ILog.of(ExamplePlace.class).log(failure.getStatus());
        }
    }
}
