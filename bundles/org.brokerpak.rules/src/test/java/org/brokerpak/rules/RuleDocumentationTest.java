/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * {@code docs/rules} is generated from the rules and their pages. Run the tests with {@code -Dgolden.update=true} to write
 * it anew.
 */
class RuleDocumentationTest {

    private static final Path DOCS = Path.of("..", "..", "docs", "rules").toAbsolutePath().normalize();

    @Test
    void theDocumentationIsThatOfTheRules() throws IOException {
        Map<String, String> wanted = RuleDocumentation.pages();
        if (Boolean.getBoolean("golden.update")) {
            write(wanted);
        }
        Map<String, String> found = read();
        assertEquals(wanted.keySet(), found.keySet(), "run ./test -Dgolden.update=true");
        wanted.forEach((name, text) -> assertEquals(text, found.get(name), name + ": run ./test -Dgolden.update=true"));
    }

    private static void write(Map<String, String> pages) throws IOException {
        Files.createDirectories(DOCS);
        for (String old : read().keySet()) {
            Files.delete(DOCS.resolve(old));
        }
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Files.writeString(DOCS.resolve(page.getKey()), page.getValue());
        }
    }

    private static Map<String, String> read() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        if (Files.isDirectory(DOCS)) {
            try (Stream<Path> files = Files.list(DOCS)) {
                for (Path file : files.toList()) {
                    pages.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        return pages;
    }
}
