/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.Test;

class PakMarkdownTest {

    @Test
    void theReferenceVector() throws IOException {
        assertEquals(resource("expected.md"), PakMarkdown.of(definition(resource("input.yml"))));
    }

    @Test
    void servicesAreSortedByName() {
        Pak pak = Pak.load(LiteralPakFiles.of(Map.of("manifest.yml", DiskPak.manifest("[]").replace("- example.yml",
                "- b.yml\n  - a.yml"), "a.yml", DiskPak.DEFINITION.replace("name: example\n", "name: a\n"), "b.yml",
                DiskPak.DEFINITION.replace("name: example\n", "name: Z\n"))), new DocumentCache());
        String text = PakMarkdown.of(pak);
        assertTrue(text.startsWith("# <a name=\"Z\"></a>"), text);
        assertTrue(text.contains("\n" + "-".repeat(80) + "\n\n# <a name=\"a\"></a>"), text);
    }

    @Test
    void whatADefinitionLeavesOut() {
        String text = PakMarkdown.of(definition("name: a\nprovision: {user_inputs: [{field_name: x, type: string, "
                + "details: \"\", default: false, nullable: true, enum: {10: ten, b: B, 2: two}}]}\n"));
        assertTrue(text.contains(" * `x` _string_ -  Default: `false`.\n    * The value must be one of: [10 2 <nil> b]."
                + "\n"), text);
        assertTrue(text.contains("\n_No plans available_\n\n\n## Examples\n\n_No examples._\n"), text);
    }

    @Test
    void aPakWithoutServicesHasNoDocumentation() {
        assertEquals("", PakMarkdown.of(Pak.load(LiteralPakFiles.of(Map.of("manifest.yml", "name: x\n")),
                new DocumentCache())));
    }

    static Pak definition(String text) {
        return Pak.ofDefinition(LiteralPakFiles.of(Map.of("service.yml", text)), "service.yml", new DocumentCache());
    }

    static String resource(String name) throws IOException {
        try (InputStream content = PakMarkdownTest.class.getResourceAsStream(name)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
