/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

import org.brokerpak.ide.core.BrokerpakNature;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.internal.wizards.datatransfer.SmartImportJob;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a folder with a pak becomes a brokerpak project. */
class ProjectSetupTest {

    private static final String MANIFEST = "packversion: 1\nname: cloned\nverison: 0.1.0\n";

    @TempDir
    Path disk;

    @Test
    void convertAddsTheNatureAndChecks() throws Exception {
        try (PakProject pak = PakProject.plain("cloned", Map.of("pak/manifest.yml", MANIFEST))) {
            pak.awaitChecks();
            assertEquals(0, pak.markers("pak/manifest.yml").size());

            command("org.brokerpak.ide.ui.convert", pak.project());
            Workbench.await("the nature is there", () -> BrokerpakNature.isOn(pak.project()));
            Workbench.await("the pak is checked", () -> !pak.markers("pak/manifest.yml").isEmpty());

            command("org.brokerpak.ide.ui.unconvert", pak.project());
            Workbench.await("the nature is gone", () -> !BrokerpakNature.isOn(pak.project()));
            Workbench.await("the findings are gone", () -> pak.markers("pak/manifest.yml").isEmpty());
            assertEquals(0, pak.project().getDescription().getBuildSpec().length);
        }
    }

    @Test
    void smartImportKnowsPaks() throws Exception {
        Path clone = Files.createDirectories(disk.resolve("my-paks"));
        Files.writeString(clone.resolve("manifest.yml"), MANIFEST);
        Path other = Files.createDirectories(disk.resolve("app"));
        Files.writeString(other.resolve("manifest.yml"), "applications:\n- name: app\n");

        IProject imported = smartImport(clone);
        assertTrue(BrokerpakNature.isOn(imported), "a pak becomes a brokerpak project");
        assertFalse(BrokerpakNature.isOn(smartImport(other)), "an application of Cloud Foundry does not");
        for (String name : new String[] {"my-paks", "app"}) {
            ResourcesPlugin.getWorkspace().getRoot().getProject(name).delete(false, true, null);
        }
    }

    private static IProject smartImport(Path folder) throws InterruptedException, CoreException {
        SmartImportJob job = new SmartImportJob(folder.toFile(), Set.of(), true, true);
        job.setDirectoriesToImport(Set.of(folder.toFile()));
        job.schedule();
        Workbench.await(folder + " is imported", () -> job.getResult() != null && job.getState() == Job.NONE);
        assertTrue(job.getResult().isOK(), job.getResult().toString());
        return ResourcesPlugin.getWorkspace().getRoot().getProject(folder.getFileName().toString());
    }

    /** Chooses a command for a project that is selected in the Project Explorer. */
    private static void command(String id, IProject selected) throws CommandException, PartInitException {
        IViewPart explorer = Workbench.page().showView(ProjectExplorer.VIEW_ID);
        ((ISetSelectionTarget) explorer).selectReveal(new StructuredSelection(selected));
        Workbench.await("the project is selected", () -> Workbench.window().getSelectionService().getSelection()
                instanceof IStructuredSelection selection && selected.equals(selection.getFirstElement()));
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(id, null);
    }
}
