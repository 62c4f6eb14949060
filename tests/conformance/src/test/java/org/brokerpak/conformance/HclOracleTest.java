/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclFormatter;
import org.brokerpak.syntax.hcl.HclParser;
import org.junit.jupiter.api.Test;

/** OpenTofu texts are read, refused and rewritten as the parser of the broker does. */
class HclOracleTest {

    private static final String VECTORS = "bundles/org.brokerpak.syntax/src/test/resources/org/brokerpak/syntax/hcl/";
    private static final int GENERATED = 5_000;
    private static final int LONGEST = 4_000;
    private static final long SEED = Long.getLong("brokerpak.seed", 20_261_121L);
    private static final List<String> BITS = List.of("{", "}", "[", "]", "(", ")", "\"", "\n", "\r\n", "=", "==", "=>",
            ",", ".", "...", "*", "$", "%", "${", "%{", "~", "~}", "#", "//", "/*", "*/", "<<EOT\n", "<<-A\n", "EOT\n",
            "?", ":", "::", "-", "!", "&&", "||", "for ", "in ", "if ", "null", "0", "1.5", "e", "\\", "\\u", "\t", " ",
            "x", "_", "ä", "😀", "\"${", "}\"", "\n}\n", "%{if x}", "%{endif}", "%{for a in b}", "%{else}", "[*]", ".*",
            ".0", ";", "|", "<", ">", "@", "'", "resource \"a\" \"b\" {\n", "variable \"", "var.", "b = ");

    @Test
    void knownTexts() throws IOException {
        Differences differences = new Differences("OpenTofu texts, vectors and real files");
        Differences formats = new Differences("OpenTofu texts rewritten, vectors and real files");
        try (Oracle oracle = new Oracle()) {
            for (String text : samples()) {
                compare(oracle, differences, formats, text);
            }
        }
        differences.report();
        formats.report();
    }

    @Test
    void generatedTexts() throws IOException {
        Differences differences = new Differences("OpenTofu texts, generated with -Dbrokerpak.seed=" + SEED);
        Differences formats = new Differences("OpenTofu texts rewritten, generated with -Dbrokerpak.seed=" + SEED);
        Random random = new Random(SEED);
        Mutations mutations = new Mutations(random, BITS);
        List<String> samples = samples().stream().filter(text -> text.length() < LONGEST).toList();
        try (Oracle oracle = new Oracle()) {
            for (int i = 0; i < GENERATED; i++) {
                compare(oracle, differences, formats, mutations.of(samples.get(random.nextInt(samples.size()))));
            }
        }
        differences.report();
        formats.report();
    }

    private static void compare(Oracle oracle, Differences differences, Differences formats, String text) {
        Oracle.Answer answer = oracle.ask("hcl", text);
        HclFile file = HclParser.parse(text);
        String theirs = answer.errors().isEmpty() ? "accepted" : "refused: " + answer.errors().getFirst();
        String ours = file.diagnostics().isEmpty() ? "accepted"
                : "refused: " + file.diagnostics().getFirst().format(file.source());
        boolean bothRefuse = !answer.errors().isEmpty() && !file.diagnostics().isEmpty();
        differences.compare(text, theirs, ours, bothRefuse ? "other words for a text that both refuse" : "");
        if (answer.errors().isEmpty()) {
            formats.compare(text, oracle.ask("format", text).value(), HclFormatter.format(text));
        }
    }

    /** The texts of our own tests of the parser, and those of the real paks. */
    private static List<String> samples() throws IOException {
        List<String> samples = new ArrayList<>();
        for (String file : new String[] {"valid-texts.txt", "invalid-texts.txt"}) {
            String content = Files.readString(Peers.project(VECTORS + file));
            for (String chunk : content.substring(content.indexOf("\n===")).split("(?m)^===")) {
                String[] halves = chunk.split("(?m)^---\n", 2);
                samples.add(halves[0].replaceFirst("^.*\n", ""));
            }
        }
        Map<String, String> real = Corpus.texts(".tf");
        samples.addAll(real.values());
        return samples;
    }
}
