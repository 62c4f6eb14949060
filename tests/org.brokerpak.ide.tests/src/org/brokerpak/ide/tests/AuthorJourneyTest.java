/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.ui.launch.BuildShortcut;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an author does in the first ten minutes. */
class AuthorJourneyTest {

    @BeforeEach
    void perspective() throws Exception {
        Workbench.reset();
    }

    @Test
    void anAuthorMendsCompletesBuildsAndPreviews() throws Exception {
        try (PakProject pak = PakProject.sample("sample-services")) {
            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            Workbench.await("the language client has judged the manifest",
                    () -> BrokerpakCore.get().openFiles().isOwnedByClient(pak.file("manifest.yml")));
            assertEquals(List.of(), pak.messages("manifest.yml"));

            editor.select("metadata:").type("metdata:");
            Workbench.await("the misspelt key is found", () -> pak.messages("manifest.yml").size() == 1);
            assertTrue(pak.messages("manifest.yml").getFirst().contains("metdata"));
            Workbench.await("its squiggle is there", () -> editor.squiggles().equals(List.of("metdata")));
            Workbench.expandProjects();
            Workbench.expandProblems();
            Workbench.picture("editor");

            editor.caretAfter("metd");
            editor.choose(ISourceViewer.QUICK_ASSIST, "Rename");
            Workbench.await("the fix is applied", () -> editor.text().contains("\nmetadata:"));
            Workbench.await("no finding is left", () -> pak.messages("manifest.yml").isEmpty());
            Workbench.await("no squiggle is left", () -> editor.squiggles().isEmpty());

            editor.caretAfter("  purpose: a first pak to try things on\n").type("required_e");
            editor.choose(ISourceViewer.CONTENTASSIST_PROPOSALS, "required_env_variables");
            Workbench.await("the key is completed", () -> editor.text().contains("required_env_variables:"));
            Workbench.picture("completed");
            editor.part().doRevertToSaved();

            build(pak);
            preview(pak);
        }
    }

    private static void build(PakProject pak) throws Exception {
        new BuildShortcut().launch(new StructuredSelection(pak.project()), "run");
        Workbench.await("the build is over", () -> launches().anyMatch(ILaunch::isTerminated));
        ILaunch launch = launches().findFirst().orElseThrow();
        assertEquals(0, launch.getProcesses()[0].getExitValue(),
                launch.getProcesses()[0].getStreamsProxy().getErrorStreamMonitor().getContents());
        List<IResource> built = Arrays.stream(pak.project().members())
                .filter(member -> "brokerpak".equals(member.getFileExtension())).toList();
        assertEquals(1, built.size(), "the pak is in the project: " + built);
        assertTrue(((IFile) built.getFirst()).getLocation().toFile().length() > 0, "and not empty");
        Workbench.await("the console shows the result", () -> ConsoleText.shown().contains("built "));
        Workbench.await("the console has links", () -> ConsoleText.links() > 0);
        Workbench.picture("build");
        DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
    }

    private static Stream<ILaunch> launches() {
        return Arrays.stream(DebugPlugin.getDefault().getLaunchManager().getLaunches());
    }

    private static void preview(PakProject pak) throws Exception {
        PakEditor.open(pak.file("bucket.yml"));
        PreviewTexts texts = PreviewTexts.openNew();
        Workbench.await("the preview shows the service of the editor",
                () -> texts.service().equals("sample-bucket") && texts.files().size() == 6);
        assertEquals(List.of("main.tf", "outputs.tf", "provider.tf", "terraform.tfvars.json", "variables.tf",
                "versions.tf"),
                texts.files().stream().sorted().toList());
        assertTrue(texts.text().contains("aws_s3_bucket"), texts.text());
        Workbench.picture("preview");
    }
}
