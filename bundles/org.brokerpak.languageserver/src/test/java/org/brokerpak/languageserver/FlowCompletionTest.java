/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is proposed between brackets and braces, with the commas and blanks that belong there. */
class FlowCompletionTest {

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private Editor manifest(String text) {
        if (session == null) {
            session = LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()));
        }
        return session.open("manifest.yml", "packversion: 1\n" + text + "\nname: x\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
        "platforms: [{<*>}]                       ~ os   ~ platforms: [{os: }]",
        "platforms: [{os: linux, a<*>}]           ~ arch ~ platforms: [{os: linux, arch: }]",
        "platforms: [{os: linux,<*>}]             ~ arch ~ platforms: [{os: linux, arch: }]",
        "platforms: [{os: 'linux'<*>}]            ~ arch ~ platforms: [{os: 'linux', arch: }]",
        "platforms: [{os: linux <*>}]             ~ arch ~ platforms: [{os: linux , arch: }]",
        "platforms: [{<*>arch: amd64}]            ~ os   ~ platforms: [{os: , arch: amd64}]",
        "platforms: [{o<*>: linux, arch: amd64}]  ~ os   ~ platforms: [{os: linux, arch: amd64}]",
        "platforms: [{\"o<*>\": linux}]           ~ os   ~ platforms: [{\"os\": linux}]",
        "platforms: [{os:<*>}]                    ~ linux ~ platforms: [{os: linux}]",
        "platforms: [{os: <*>, arch: amd64}]      ~ linux ~ platforms: [{os: linux, arch: amd64}]",
        "platforms: [{os: \"li<*>nu\", arch: a}]  ~ linux ~ platforms: [{os: \"linux\", arch: a}]",
        "platforms: [{os: \"<*>                   ~ linux ~ platforms: [{os: \"linux",
        "platforms: [{os: a}, {os: <*>            ~ linux ~ platforms: [{os: a}, {os: linux",
        "platforms: [<*>]                         ~ {os, arch} ~ platforms: [{os: , arch: }]",
        "platforms: [{os: a, arch: b},<*>]        ~ {os, arch} ~ platforms: [{os: a, arch: b}, {os: , arch: }]",
        "terraform_binaries: [{name: a, def<*>    ~ default ~ terraform_binaries: [{name: a, default: ",
        "terraform_binaries: [{name: a, default: <*>}] ~ true ~ terraform_binaries: [{name: a, default: true}]" })
    void accepted(String before, String label, String after) {
        Editor editor = manifest(before);
        // The table's cells end without blanks.
        assertEquals("packversion: 1\n" + after + "\nname: x\n", editor.accept(label).replaceAll(" +\n", "\n"));
    }

    @Test
    void overSeveralLines() {
        Editor editor = manifest("platforms: [\n  # first\n  {os: linux, arch: amd64},\n  {os: darwin,\n   <*>}\n]");
        assertTrue(editor.labels().contains("arch") && !editor.labels().contains("os"), () -> editor.labels().toString());
        Editor braces = manifest("platforms:\n- {\n    <*>\n    os: linux\n  }");
        assertEquals(List.of("arch"), braces.labels());
        assertEquals("packversion: 1\nplatforms:\n- {\n    arch: \n    os: linux\n  }\nname: x\n", braces.accept("arch"));
    }

    @Test
    void keysThatAreThereAreNotOffered() {
        List<String> labels = manifest("terraform_binaries: [{name: tofu, <*>, version: 1.6.0}]").labels();
        assertTrue(labels.contains("default"), labels::toString);
        assertFalse(labels.contains("name") || labels.contains("version"), labels::toString);
    }

    @Test
    void whatFollowsUnclosedBracketsIsNotInThem() {
        assertTrue(manifest("platforms: [{os: linux\nterraform_<*>").labels().contains("terraform_binaries"));
        assertEquals(List.of(), manifest("platforms: [ # <*>\n]").labels());
    }
}
