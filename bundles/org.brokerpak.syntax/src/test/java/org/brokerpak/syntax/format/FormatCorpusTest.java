/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;

/** Formatting keeps the values and comments of every real file and of its mutations, and twice is the same as once. */
class FormatCorpusTest {

    private static final int MUTATIONS = 25;
    private static final List<String> PIECES = List.of(" ", "  ", "\n", "\n\n", "\n  ", "# note\n", "- ", "\t", "    ",
            ":", "\"", " |\n", "    # note\n");

    private static Map<String, String> corpus(String... endings) throws IOException {
        Path folder = Path.of(System.getProperty("brokerpak.corpus", ""));
        Map<String, String> texts = new TreeMap<>();
        if (System.getProperty("brokerpak.corpus", "").isEmpty() || !Files.isDirectory(folder)) {
            System.out.println("no corpus of real paks at brokerpak.corpus: formatting was not tried on it");
            return texts;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted(Comparator.naturalOrder()).toList()) {
                if (Stream.of(endings).anyMatch(file.toString()::endsWith)) {
                    try {
                        texts.put(folder.relativize(file).toString(), Files.readString(file));
                    } catch (MalformedInputException binary) {
                        System.out.println(file.getFileName() + " is no text and is left out");
                    }
                }
            }
        }
        return texts;
    }

    @Test
    void yaml() throws IOException {
        int changed = 0;
        int mutated = 0;
        List<String> unaligned = new ArrayList<>();
        Map<String, String> texts = corpus(".yml", ".yaml");
        for (Map.Entry<String, String> file : texts.entrySet()) {
            changed += FormatInvariants.checkYaml(file.getKey(), file.getValue()) ? 1 : 0;
            if (!isLaidOut(file.getValue())) {
                unaligned.add(file.getKey());
            }
            Random random = new Random(file.getKey().hashCode());
            for (int i = 0; i < MUTATIONS; i++) {
                String mutation = mutate(file.getValue(), random);
                mutated += FormatInvariants.checkYaml(file.getKey() + " mutation " + i, mutation) ? 1 : 0;
            }
            for (int indent : new int[] {3, 4}) {
                String wide = widened(file.getValue(), indent);
                FormatInvariants.checkYaml(file.getKey() + " widened", wide);
            }
        }
        System.out.println(texts.size() + " real YAML files, " + changed + " changed by formatting, " + mutated
                + " mutations formatted; not laid out: " + unaligned);
        assertTrue(texts.isEmpty() || mutated > texts.size());
        assertTrue(unaligned.size() * 10 <= texts.size(), unaligned.toString());
    }

    /** Whether a document without errors has come into shape: no odd indentation is left outside of values. */
    private static boolean isLaidOut(String text) {
        YamlDocument document = YamlDocument.parse(text);
        if (!document.isWellFormed() || document.ignored().isPresent()) {
            return true;
        }
        String formatted = TextEdit.applyAll(text, YamlFormatter.format(document));
        YamlDocument after = YamlDocument.parse(formatted);
        return new YamlLayout(after, new YamlLines(after)).edits().isEmpty();
    }

    /** Every line moved to the right by as much as it was indented. */
    private static String widened(String text, int factor) {
        StringBuilder result = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            int indent = line.length() - line.stripLeading().length();
            result.append(" ".repeat(indent * factor / 2 - indent)).append(line).append('\n');
        }
        return result.toString();
    }

    private static String mutate(String text, Random random) {
        String result = text;
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(result.length() + 1);
            int lineStart = result.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
            int place = random.nextBoolean() ? lineStart : at;
            int end = random.nextInt(3) == 0 ? Math.min(result.length(), place + random.nextInt(4)) : place;
            result = result.substring(0, place) + PIECES.get(random.nextInt(PIECES.size())) + result.substring(end);
        }
        return result;
    }

    @Test
    void hcl() throws IOException {
        int changed = 0;
        int mutated = 0;
        Map<String, String> texts = corpus(".tf", ".tofu");
        for (Map.Entry<String, String> file : texts.entrySet()) {
            changed += FormatInvariants.checkHcl(file.getKey(), file.getValue()) ? 1 : 0;
            Random random = new Random(file.getKey().hashCode());
            for (int i = 0; i < MUTATIONS; i++) {
                mutated += FormatInvariants.checkHcl(file.getKey() + " mutation " + i,
                        mutate(file.getValue(), random)) ? 1 : 0;
            }
        }
        System.out.println(texts.size() + " real OpenTofu files, " + changed + " changed by formatting, " + mutated
                + " mutations formatted");
        assertTrue(texts.isEmpty() || mutated > texts.size());
    }
}
