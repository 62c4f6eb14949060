/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.files;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** Which changes in the workspace matter to paks. */
public final class ResourceChanges {

    private ResourceChanges() {
    }

    /** Whether files came, went or have new content; markers and generated files do not count. */
    public static boolean touchFiles(IResourceDelta delta) {
        boolean[] found = new boolean[1];
        try {
            delta.accept(change -> {
                IResource resource = change.getResource();
                boolean ofContent = change.getKind() != IResourceDelta.CHANGED
                        || (change.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0;
                boolean closed = resource.getType() == IResource.PROJECT
                        && (change.getFlags() & IResourceDelta.OPEN) != 0;
                found[0] |= closed || resource instanceof IFile && ofContent && !resource.isDerived();
                return !found[0];
            });
        } catch (CoreException failure) {
            ILog.of(ResourceChanges.class).log(failure.getStatus());
            return true;
        }
        return found[0];
    }
}
