/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * Texts at random: parsing never throws, every range lies inside the text and inside its holder. A failure names the
 * seed; {@code -Dbrokerpak.seed=N} runs it again.
 */
class YamlFuzzTest {

    private static final long SEED = Long.getLong("brokerpak.seed", 20261120L);

    static final String DEFINITION = """
            # A definition that has a bit of everything.
            version: 1
            name: csb-demo
            id: 2268ce43-7fd7-48dc-be2f-8611e11fb12e
            description: "Demo: a \\"quoted\\" text"
            tags: [demo, 'it''s', {a: b}]
            plans:
            - name: small
              id: 10b2bd92-2a0b-11ee-b79d-b3abc7ae9af8
              properties: &props
                storage_gb: 5
                labels: {env: dev, owner: "me"}
            - name: large # the bigger one
              properties:
                <<: *props
                storage_gb: 500
            provision:
              user_inputs:
                - field_name: region
                  type: string
                  default: us-west-2
                  details: |
                    Where it runs.

                      Indented: more
                  enum:
                    us-west-2: Oregon
                    "eu-1": >-
                      Europe
                      and beyond
              computed_inputs:
                - name: labels
                  default: ${json.marshal(request.default_labels)}
                  type: object
              template: |
                resource "x" "y" { name = "a: b" }
              outputs: []
            bind:
            """;

    private interface Body {
        void run(Random random) throws IOException;
    }

    /** Each round has a seed of its own, so that one failure can be run again alone. */
    private static void rounds(int count, Body body) throws IOException {
        for (int i = 0; i < count; i++) {
            body.run(new Random(SEED + i));
        }
    }

    private static void check(String text, Random ignored, String what) {
        YamlDocument document;
        try {
            document = YamlDocument.parse(text);
            TreeChecks.check(document, what);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw new AssertionError(what + "\n" + Trees.escape(text), thrown);
        }
    }

    @Test
    void anything() throws IOException {
        int[] round = {0};
        rounds(6000, random -> {
            String what = "-Dbrokerpak.seed=" + (SEED + round[0]++);
            check(RandomYaml.anything(random), random, what);
        });
    }

    @Test
    void mutationsOfADefinition() throws IOException {
        int[] round = {0};
        rounds(1500, random -> {
            String what = "-Dbrokerpak.seed=" + (SEED + round[0]++);
            String text = round[0] % 3 == 0 ? DEFINITION.replace("\n", "\r\n") : DEFINITION;
            check(RandomYaml.mutation(text, random), random, what);
        });
    }

    @Test
    void mutationsOfRealFiles() throws IOException {
        List<Path> files = corpus();
        if (files.isEmpty()) {
            System.out.println("YamlFuzzTest: no corpus at the property brokerpak.corpus, real files are not tried");
            return;
        }
        int[] round = {0};
        rounds(400, random -> {
            Path file = files.get(random.nextInt(files.size()));
            String what = "-Dbrokerpak.seed=" + (SEED + round[0]++) + " " + file.getFileName();
            check(RandomYaml.mutation(Files.readString(file), random), random, what);
        });
    }

    @Test
    void realFilesHaveNoProblems() throws IOException {
        List<Path> files = corpus();
        if (files.isEmpty()) {
            System.out.println("YamlFuzzTest: no corpus at the property brokerpak.corpus, real files are not read");
        }
        for (Path file : files) {
            YamlDocument document = YamlDocument.parse(Files.readString(file));
            assertEquals(List.of(), document.problems(), file.toString());
            TreeChecks.check(document, file.toString());
        }
    }

    private static List<Path> corpus() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", "no such folder"));
        if (!Files.isDirectory(corpus)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(corpus)) {
            return files.filter(file -> file.toString().endsWith(".yml")).sorted().toList();
        }
    }

    /** One wrong character costs little: the rest of the definition stays in the tree. */
    @Test
    void oneWrongCharacterLosesLittle() {
        int all = entries(YamlDocument.parse(DEFINITION).rootNode());
        List<String> costly = new ArrayList<>();
        int tried = 0;
        for (int at = DEFINITION.indexOf("version"); at < DEFINITION.length(); at++) {
            for (char c : "\"'[]{}:@-#*|".toCharArray()) {
                tried++;
                String broken = DEFINITION.substring(0, at) + c + DEFINITION.substring(at + 1);
                YamlDocument document = YamlDocument.parse(broken);
                int left = document.root().map(YamlFuzzTest::entries).orElse(0);
                if (left < all - 8) {
                    costly.add("%s at %d loses %d".formatted(c, at, all - left));
                }
            }
        }
        int most = tried / 100;
        assertTrue(costly.size() <= most, () -> costly.size() + " changes lose more than 8 of " + all + " entries: "
                + costly);
    }

    private static int entries(YamlNode node) {
        return switch (node) {
            case YamlMapping mapping -> mapping.written().stream()
                    .mapToInt(entry -> 1 + (entry.value().isAlias() ? 0 : entries(entry.node()))).sum();
            case YamlSequence list -> list.items().stream()
                    .mapToInt(item -> 1 + (item.isAlias() ? 0 : entries(item.node()))).sum();
            case YamlScalar ignored -> 0;
        };
    }
}
