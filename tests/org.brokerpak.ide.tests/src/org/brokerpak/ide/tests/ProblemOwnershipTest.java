/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.problems.ProblemMarker;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.Test;

/** Each finding is shown once, whoever owns its file at the time. */
class ProblemOwnershipTest {

    private static final String MISSPELT = """
            packversion: 1
            name: small-pak
            version: 0.1.0
            metdata:
              author: me
            platforms:
            - os: linux
              arch: amd64
            terraform_binaries:
            - name: tofu
              version: 1.11.8
              source: https://example.com/tofu.zip
            service_definitions: []
            """;

    @Test
    void aFindingIsShownOnceAfterOpenEditSaveAndClose() throws Exception {
        try (PakProject pak = PakProject.of("owned", Map.of("manifest.yml", MISSPELT))) {
            pak.awaitChecks();
            assertEquals(1, count(pak), "built");
            List<String> built = pak.messages("manifest.yml");

            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            awaitOwner(pak, true);
            assertEquals(1, count(pak), "opened");

            editor.caretAfter("name: small-pak").type("s");
            Workbench.await("the change is judged", () -> editor.squiggles().contains("metdata"));
            assertEquals(1, count(pak), "edited");

            editor.caretAfter("author: me").type("\n");
            editor.save();
            pak.awaitChecks();
            Workbench.await("the finding is still there", () -> editor.squiggles().contains("metdata"));
            assertEquals(1, count(pak), "saved");

            editor.close();
            awaitOwner(pak, false);
            pak.awaitChecks();
            assertEquals(1, count(pak), "closed");
            assertEquals(built, pak.messages("manifest.yml"));
        }
    }

    @Test
    void bothOwnersWriteTheSameMarker() throws Exception {
        try (PakProject pak = PakProject.of("same", Map.of("manifest.yml", MISSPELT))) {
            pak.awaitChecks();
            List<Map<String, Object>> built = attributes(pak);
            PakEditor.open(pak.file("manifest.yml"));
            awaitOwner(pak, true);
            Map<String, Object> shown = attributes(pak).getFirst();
            // Only an open document has fixes beyond those of the rule, such as "ignore here".
            assertEquals(without(built.getFirst(), ProblemMarker.FIXES), without(shown, ProblemMarker.FIXES));
        }
    }

    @Test
    void closingWithoutSavingShowsWhatIsSaved() throws Exception {
        try (PakProject pak = PakProject.of("unsaved", Map.of("manifest.yml", MISSPELT))) {
            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            awaitOwner(pak, true);
            editor.select("metdata").type("metadata");
            Workbench.await("the finding goes", () -> count(pak) == 0);

            editor.close();
            Workbench.await("the saved file has it again", () -> count(pak) == 1);
            assertFalse(editor.part().isDirty());
        }
    }

    @Test
    void aChangeByAnotherProgramIsSeenInClosedFiles() throws Exception {
        try (PakProject pak = PakProject.of("outside", Map.of("manifest.yml", MISSPELT))) {
            pak.awaitChecks();
            pak.write("manifest.yml", MISSPELT.replace("metdata", "metadata"));
            Workbench.await("the finding goes", () -> count(pak) == 0);
        }
    }

    private static int count(PakProject pak) {
        try {
            return (int) pak.problems("manifest.yml").stream().filter(message -> message.contains("metdata")).count();
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }

    private static void awaitOwner(PakProject pak, boolean client) {
        Workbench.await("the manifest's problems belong to the " + (client ? "client" : "builder"), () -> BrokerpakCore
                .get().openFiles().isOwnedByClient(pak.file("manifest.yml")) == client);
    }

    private static List<Map<String, Object>> attributes(PakProject pak) throws CoreException {
        List<Map<String, Object>> attributes = new ArrayList<>();
        for (IMarker marker : pak.markers("manifest.yml")) {
            attributes.add(marker.getAttributes());
        }
        return attributes;
    }

    private static Map<String, Object> without(Map<String, Object> attributes, String key) {
        Map<String, Object> rest = new TreeMap<>(attributes);
        rest.remove(key);
        return rest;
    }
}
