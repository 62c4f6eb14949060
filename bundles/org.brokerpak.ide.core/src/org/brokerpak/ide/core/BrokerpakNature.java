/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectNature;

/** Marks a project whose brokerpaks are checked as they are built. */
public final class BrokerpakNature implements IProjectNature {

    /** The nature's id, as it stands in a project's {@code .project} file. */
    public static final String ID = "org.brokerpak.ide.core.nature";

    private IProject project;

    @Override
    public void configure() {
        // A project of this nature needs nothing else yet.
    }

    @Override
    public void deconfigure() {
        // Nothing was added, so nothing is left behind.
    }

    @Override
    public IProject getProject() {
        return project;
    }

    @Override
    public void setProject(IProject project) {
        this.project = project;
    }
}
