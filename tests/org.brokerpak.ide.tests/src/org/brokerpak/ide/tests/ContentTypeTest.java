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

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.ui.bridge.BridgeCompletion;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is ours is decided by content, never by name. */
class ContentTypeTest {

    private static final String MANIFEST = "packversion: 1\nname: a\n";
    private static final String SERVICE = "version: 1\nname: a\nid: b\nplans: []\nprovision: {}\nbind: {}\n";
    private static final String CF_MANIFEST = "applications:\n- name: broker\n  memory: 1G\n";

    @ParameterizedTest(name = "{1} called {0} is {2}")
    @CsvSource({
        "manifest.yml, pak manifest, org.brokerpak.ide.core.manifest",
        "other.yaml, pak manifest, org.brokerpak.ide.core.manifest",
        "aws-mysql.yml, service definition, org.brokerpak.ide.core.service",
        "manifest.yml, CF manifest, org.eclipse.core.runtime.text",
        "cf-manifest.yml, CF manifest, org.eclipse.core.runtime.text",
        "docker-compose.yml, something else, org.eclipse.core.runtime.text",
        "empty.yml, nothing, org.eclipse.core.runtime.text",
        "broken.yml, broken pak manifest, org.brokerpak.ide.core.manifest",
    })
    void contentDecides(String name, String content, String expected) throws IOException {
        String text = switch (content) {
            case "pak manifest" -> MANIFEST;
            case "broken pak manifest" -> MANIFEST + "metadata: {author: \"unclosed\n";
            case "service definition" -> SERVICE;
            case "CF manifest" -> CF_MANIFEST;
            case "nothing" -> "";
            default -> "services:\n  db: {image: mysql}\n";
        };
        IContentType found = Platform.getContentTypeManager()
                .findContentTypeFor(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
        boolean ours = expected.startsWith("org.brokerpak");
        assertEquals(ours ? expected : "none of ours",
                found != null && found.getId().startsWith("org.brokerpak") ? found.getId() : "none of ours");
    }

    @Test
    void aCloudFoundryManifestIsLeftAlone() throws Exception {
        try (PakProject pak = PakProject.of("with-cf",
                Map.of("manifest.yml", MANIFEST, "cf-manifest.yml", CF_MANIFEST))) {
            PakEditor.open(pak.file("cf-manifest.yml"));
            pak.awaitChecks();
            assertEquals(List.of(), pak.problems("cf-manifest.yml"));
            BridgeCompletion completion = new BridgeCompletion();
            PakEditor generic = PakEditor.of(IDE.openEditor(Workbench.page(), pak.file("cf-manifest.yml"),
                    "org.eclipse.ui.genericeditor.GenericEditor"));
            CompletableFuture<Integer> proposals = CompletableFuture
                    .supplyAsync(() -> completion.computeCompletionProposals(generic.viewer(), 0).length);
            Workbench.await("completion is answered", proposals::isDone);
            assertEquals(0, proposals.join(), "proposals of ours");
            pak.awaitChecks();
            assertEquals(List.of(), pak.problems("cf-manifest.yml"));
        }
    }

    @Test
    void otherProjectsAreServedByContentOnly() throws Exception {
        try (PakProject pak = PakProject.plain("elsewhere",
                Map.of("manifest.yml", MANIFEST, "cf-manifest.yml", CF_MANIFEST))) {
            for (String path : new String[] {"manifest.yml", "cf-manifest.yml"}) {
                IDE.openEditor(Workbench.page(), pak.file(path), "org.eclipse.ui.genericeditor.GenericEditor");
            }
            assertTrue(BrokerpakCore.get().openFiles().isOpen(pak.file("manifest.yml")));
            assertFalse(BrokerpakCore.get().openFiles().isOpen(pak.file("cf-manifest.yml")));
            Workbench.await("the open manifest is judged", () -> !pak.messages("manifest.yml").isEmpty());
            Workbench.page().closeAllEditors(false);
            Workbench.await("a closed file of a foreign project has no findings",
                    () -> pak.messages("manifest.yml").isEmpty());
        }
    }

    @Test
    void oursOpenInTheGenericEditor() throws Exception {
        try (PakProject pak = PakProject.of("generic", Map.of("manifest.yml", MANIFEST, "service.yml", SERVICE))) {
            for (String path : new String[] {"manifest.yml", "service.yml"}) {
                IEditorDescriptor editor = IDE.getDefaultEditor(pak.file(path));
                assertTrue(editor.getId().startsWith("org.eclipse.ui.genericeditor"), path + ": " + editor.getId());
            }
        }
    }
}
