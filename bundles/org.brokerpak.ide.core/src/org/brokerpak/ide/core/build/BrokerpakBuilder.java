/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.build;

import java.util.Map;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.ResourceChanges;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;

/** Checks the paks of a project after every change to it. */
public final class BrokerpakBuilder extends IncrementalProjectBuilder {

    /** The builder's id, as it stands in a project's {@code .project} file. */
    public static final String ID = "org.brokerpak.ide.core.builder";

    @Override
    protected IProject[] build(int kind, Map<String, String> arguments, IProgressMonitor monitor) throws CoreException {
        IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
        if (delta == null || ResourceChanges.touchFiles(delta)) {
            BrokerpakCore.get().checks().check(getProject(), monitor);
        }
        return null;
    }

    @Override
    protected void clean(IProgressMonitor monitor) throws CoreException {
        BrokerpakCore.get().checks().clear(getProject());
    }

    /** Files are read and markers written, for which nothing needs to be locked: saving never waits for a check. */
    @Override
    public ISchedulingRule getRule(int kind, Map<String, String> arguments) {
        return null;
    }
}
