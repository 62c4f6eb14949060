/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.files;

import org.brokerpak.model.Pak;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;

/**
 * A pak in the workspace.
 *
 * @param folder the project or folder that holds its manifest
 * @param pak what it was when it was read
 */
public record WorkspacePak(IContainer folder, Pak pak) {

    /** Its name and, where the folder is called otherwise, its folder. */
    public String label() {
        String name = pak.displayedName();
        String path = folder.getFullPath().makeRelative().toString();
        return name.equals(path) ? name : name + " (" + path + ")";
    }

    public IFile manifest() {
        return file(Pak.MANIFEST);
    }

    /** The file at a path of the pak, which need not exist. */
    public IFile file(String path) {
        return folder.getFile(IPath.fromOSString(path));
    }

    /** Whether a resource lies in the pak's folder. */
    public boolean holds(IResource resource) {
        return folder.getFullPath().isPrefixOf(resource.getFullPath());
    }

    /** The path of a resource that the pak {@link #holds}, as the pak writes it. */
    public String path(IResource resource) {
        return resource.getFullPath().makeRelativeTo(folder.getFullPath()).toString();
    }
}
