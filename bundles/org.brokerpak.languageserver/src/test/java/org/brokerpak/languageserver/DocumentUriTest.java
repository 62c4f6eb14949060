/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Clients spell one address in several ways. */
class DocumentUriTest {

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the paths are those of other systems")
    void spellingsOfOneFile() {
        Path file = Path.of("/pak ä/a+b/manifest.yml");
        for (String spelling : List.of("file:///pak%20%C3%A4/a+b/manifest.yml", "file:///pak%20ä/a%2Bb/manifest.yml",
                "file:/pak%20%C3%A4/a+b/manifest.yml", "file:///pak ä/a+b/manifest.yml",
                "file:///pak%20ä/x/../a+b/./manifest.yml", file.toUri().toString())) {
            DocumentUri uri = DocumentUri.of(spelling);
            assertEquals(Optional.of(file), uri.path(), spelling);
            assertEquals(DocumentUri.of(file), uri, spelling);
            assertEquals(spelling, uri.toString());
            assertEquals("manifest.yml", uri.name());
        }
    }

    @Test
    void addressesThatAreNoFiles() {
        for (String spelling : List.of("untitled:Untitled-1", "git:/a/manifest.yml?ref", "", "http://example.org/x")) {
            DocumentUri uri = DocumentUri.of(spelling);
            assertTrue(uri.path().isEmpty(), spelling);
            assertEquals(DocumentUri.of(spelling), uri);
            assertNotEquals(DocumentUri.of(spelling + "x"), uri);
        }
    }
}
