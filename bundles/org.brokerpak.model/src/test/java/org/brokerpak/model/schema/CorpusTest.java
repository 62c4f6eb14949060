/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;

/** Real paks, all of which the broker reads: the schemas find nothing in them but what the broker ignores in silence. */
class CorpusTest {

    @Test
    void realPaksHaveNoFalseErrors() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", ""));
        boolean present = Files.isDirectory(corpus);
        if (!present) {
            System.out.println("no corpus of real paks at brokerpak.corpus: the schemas were not tried on it");
        }
        assumeTrue(present);
        TreeMap<String, String> errors = new TreeMap<>();
        int documents = 0;
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yml")).sorted().toList()) {
                YamlDocument document = YamlDocument.parse(Files.readString(file));
                Optional<DocumentKind> kind = DocumentKinds.recognize(document);
                if (kind.isPresent()) {
                    documents++;
                    DocumentSchema schema = DocumentSchema.of(kind.get());
                    schema.validator().validate(document).stream()
                            .filter(failure -> schema.catalog().stageOf(failure) != Stage.SILENT)
                            .forEach(failure -> errors.put(corpus.relativize(file) + " " + failure.location(),
                                    failure.keyword()));
                }
            }
        }
        System.out.println("schemas tried on " + documents + " real documents");
        assertEquals(new TreeMap<>(), errors);
    }
}
