/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packed documents are those the broker's own packer was seen to write. */
class ReferenceVectorsTest {

    static Stream<Path> services() {
        return vectors("service", ".packed").filter(path -> !read(path).startsWith("YAMLERR"));
    }

    static Stream<Path> manifests() {
        return vectors("manifest", ".expected").filter(path -> !read(path).startsWith("ERR"));
    }

    @Test
    void thereAreVectors() {
        assertTrue(services().count() > 20 && manifests().count() > 10, services().count() + " " + manifests().count());
    }

    @ParameterizedTest
    @MethodSource("services")
    void definition(Path packed) {
        String source = read(input(packed));
        LiteralPakFiles files = LiteralPakFiles.of(Map.of("service.yml", source));
        Pak pak = Pak.ofDefinition(files, "service.yml", new DocumentCache());
        String written = new DefinitionPacker(files).pack(pak.services().getFirst());
        assertEquals(afterVerdict(read(packed)), written);
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void manifest(Path expected) {
        Manifest manifest = Manifest.read(YamlDocument.parse(read(input(expected))));
        String written = ManifestPacker.pack(manifest, manifest.platforms().stream().map(Platform::pair).toList(),
                manifest.serviceDefinitions().stream().map(Field::value).toList());
        assertEquals(read(expected), written);
    }

    /** The first lines are the verdict of the broker's validation; the definition follows. */
    private static String afterVerdict(String text) {
        return text.substring(text.indexOf("\nversion: ") + 1);
    }

    private static Path input(Path expected) {
        return expected.resolveSibling(expected.getFileName().toString().replaceFirst("\\.[a-z]+$", ".yml"));
    }

    private static Stream<Path> vectors(String folder, String suffix) {
        try {
            Path root = Path.of(ReferenceVectorsTest.class.getResource(folder).toURI());
            List<Path> found;
            try (Stream<Path> files = Files.list(root)) {
                found = files.filter(path -> path.toString().endsWith(suffix)).sorted().toList();
            }
            return found.stream();
        } catch (IOException | URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
