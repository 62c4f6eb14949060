/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.brokerpak.ide.core.BrokerpakNature;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BrokerpakNatureTest {

    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("with-nature");

    @AfterEach
    void deleteProject() throws CoreException {
        project.delete(true, true, null);
    }

    @Test
    void aProjectTakesTheNature() throws CoreException {
        IProjectDescription description = ResourcesPlugin.getWorkspace().newProjectDescription(project.getName());
        description.setNatureIds(new String[] {BrokerpakNature.ID});
        project.create(description, null);
        project.open(null);

        assertInstanceOf(BrokerpakNature.class, project.getNature(BrokerpakNature.ID));
    }
}
