/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every field has a text, every text a field, and the texts are fit for a hover. */
class FieldTextsTest {

    private static final Pattern CODE_BLOCK = Pattern.compile("```(\\w*)\n(.*?)\n```", Pattern.DOTALL);

    static Stream<SchemaField> fields() {
        return DocumentKinds.all().stream()
                .flatMap(kind -> DocumentSchema.of(kind).catalog().definitions().stream())
                .flatMap(definition -> definition.fields().stream());
    }

    @Test
    void fieldsAndTextsCorrespond() throws IOException, URISyntaxException {
        TreeSet<String> expected = new TreeSet<>();
        fields().forEach(field -> expected.add(field.definition() + "." + field.name() + ".md"));
        TreeSet<String> found = new TreeSet<>();
        Path anchor = Path.of(FieldTextsTest.class.getResource("/org/brokerpak/model/fields/plan.id.md").toURI());
        try (Stream<Path> files = Files.list(anchor.getParent())) {
            files.forEach(file -> found.add(file.getFileName().toString()));
        }
        assertEquals(expected, found);
    }

    @ParameterizedTest
    @MethodSource("fields")
    void fitsAHover(SchemaField field) {
        List<String> lines = field.markdown().lines().toList();
        assertTrue(lines.size() >= 3 && lines.size() <= 22, lines.size() + " lines");
        lines.forEach(line -> assertTrue(line.length() <= 120, line));
        assertTrue(field.markdown().contains("**Checked**") || field.markdown().contains("**Used**")
                || field.markdown().contains("**Beware:**"), "says when the broker looks at it");
    }

    @ParameterizedTest
    @MethodSource("fields")
    void examplesAreYaml(SchemaField field) {
        Matcher blocks = CODE_BLOCK.matcher(field.markdown());
        int count = 0;
        while (blocks.find()) {
            count++;
            assertEquals("yaml", blocks.group(1));
            assertEquals(List.of(), YamlDocument.parse(blocks.group(2)).problems());
        }
        assertEquals(count * 2, field.markdown().split("```", -1).length - 1, "unbalanced code fences");
    }
}
