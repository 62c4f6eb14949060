/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.brokerpak.branding.start.EditorFindings;
import org.brokerpak.branding.start.ProjectImport;
import org.brokerpak.branding.start.StartRequest;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartRequestTest {

    @TempDir
    Path folder;

    @AfterEach
    void deleteProjects() throws CoreException {
        Workbench.page().closeAllEditors(false);
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            project.delete(false, true, null);
        }
    }

    @Test
    void nothingIsAskedWithoutProperties() {
        Properties properties = new Properties();
        properties.setProperty(StartRequest.OPEN, "");
        assertEquals(Optional.empty(), StartRequest.from(properties).file());
        assertEquals(Optional.empty(), StartRequest.from(properties).picture());
    }

    @Test
    void aFolderOutsideTheWorkspaceBecomesAProjectOnce() throws CoreException, IOException {
        Path manifest = manifest();
        ProjectImport projects = new ProjectImport(ResourcesPlugin.getWorkspace());

        IFile file = projects.file(manifest, null);

        assertEquals("/my-pak/manifest.yml", file.getFullPath().toString());
        assertEquals(file, projects.file(manifest, null));
        assertEquals(1, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
        assertEquals("UTF-8", file.getProject().getDefaultCharset(false), "else Eclipse warns of a missing encoding");
    }

    @Test
    void aMissingFileIsNamed() {
        CoreException failure = assertThrows(CoreException.class,
                () -> new ProjectImport(ResourcesPlugin.getWorkspace()).file(folder.resolve("gone.yml"), null));
        assertTrue(failure.getMessage().contains("gone.yml"), failure.getMessage());
    }

    @Test
    void aFindingIsSeenWhenTheEditorShowsIt() throws CoreException, IOException {
        IFile file = new ProjectImport(ResourcesPlugin.getWorkspace()).file(manifest(), null);
        IEditorPart editor = IDE.openEditor(Workbench.page(), file, EditorsUI.DEFAULT_TEXT_EDITOR_ID);
        assertEquals(0, EditorFindings.count(editor));

        file.createMarker(IMarker.PROBLEM, Map.of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING, IMarker.LINE_NUMBER, 1,
                IMarker.CHAR_START, 0, IMarker.CHAR_END, 4, IMarker.MESSAGE, "a finding"));

        Workbench.await("the editor shows one finding", () -> EditorFindings.count(editor) == 1);
        Path picture = Workbench.picture("finding");
        assertTrue(Files.size(picture) > 0, "the picture is empty");
    }

    private Path manifest() throws IOException {
        Path pak = Files.createDirectories(folder.resolve("my-pak"));
        return Files.writeString(pak.resolve("manifest.yml"), "packversion: 1\nname: my-pak\n");
    }
}
