/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.RuleRegistry;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;

/** YAML is read as the broker's library reads it, and refused where that refuses it. */
class YamlOracleTest {

    private static final String VECTORS = "bundles/org.brokerpak.rules/src/test/resources/org/brokerpak/rules/vectors/";
    private static final int GENERATED = 3_000;
    private static final long SEED = Long.getLong("brokerpak.seed", 20_261_121L);
    private static final List<String> BITS = List.of("a", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", "  ", "\t",
            "\"", "'", "[", "]", "{", "}", ", ", " # c", "#", "|\n", ">\n", "&x ", "*x", "!t ", "? ", "\r\n", "\n---\n",
            "\n...\n", "%", "@", "`", "<<: ", "\u00a0", "\uFEFF", "😀", "\\", "~", "\n- ", "\n  - ",
            "\na: ", "\n  c: ", "name:x", "1", "010", "1.5", "yes", "true", "2020-01-01", "0x1f", "!!int ", "!!str ",
            "null", ".inf", "1_000", "1e3", "=", "<", "metadata: {a: [b]}\n", "name: b\n", "default: \"true\"");
    /** The rules that speak of what the decoder of the broker refuses. */
    private static final Set<String> DECODING = Set.of("yaml-syntax", "duplicate-key", "wrong-type", "unknown-field");
    private static final Pattern YAML_LINE = Pattern.compile("^yaml: line (\\d+): ");
    private static final Pattern LINE = Pattern.compile("^line (\\d+): ");

    private final Linter linter = new Linter(RuleRegistry.all().stream().filter(
            rule -> DECODING.contains(rule.info().id())).toList(), (message, failure) -> fail(message, failure));

    @Test
    void valuesOfKnownTexts() throws IOException {
        Differences differences = new Differences("YAML values, vectors and real files");
        try (Oracle oracle = new Oracle()) {
            for (String text : knownTexts().values()) {
                compareValues(oracle, differences, text);
            }
        }
        differences.report();
    }

    @Test
    void valuesOfGeneratedTexts() throws IOException {
        Differences differences = new Differences("YAML values, generated with -Dbrokerpak.seed=" + SEED);
        Mutations mutations = new Mutations(new Random(SEED), BITS);
        Random random = new Random(SEED);
        List<String> samples = List.copyOf(vectors().values());
        try (Oracle oracle = new Oracle()) {
            for (int i = 0; i < GENERATED; i++) {
                compareValues(oracle, differences, mutations.of(samples.get(random.nextInt(samples.size()))));
            }
        }
        differences.report();
    }

    @Test
    void shapesOfKnownTexts() throws IOException {
        Differences differences = new Differences("manifests and definitions, vectors and real files");
        try (Oracle oracle = new Oracle()) {
            knownTexts().forEach((path, text) -> compareShapes(oracle, differences, kind(path), text));
        }
        differences.report();
    }

    @Test
    void shapesOfGeneratedTexts() throws IOException {
        Differences differences = new Differences("manifests and definitions, generated with -Dbrokerpak.seed=" + SEED);
        Random random = new Random(SEED + 1);
        Mutations mutations = new Mutations(random, BITS);
        List<Map.Entry<String, String>> samples = List.copyOf(vectors().entrySet());
        try (Oracle oracle = new Oracle()) {
            for (int i = 0; i < GENERATED; i++) {
                Map.Entry<String, String> sample = samples.get(random.nextInt(samples.size()));
                compareShapes(oracle, differences, kind(sample.getKey()), mutations.of(sample.getValue()));
            }
        }
        differences.report();
    }

    private static void compareValues(Oracle oracle, Differences differences, String text) {
        Oracle.Answer answer = oracle.ask("yaml", text);
        YamlDocument document = YamlDocument.parse(text);
        differences.compare(text, answer.isFine() ? answer.value() : "refused",
                document.isWellFormed() ? CanonicalValue.of(YamlValues.of(document.rootNode())) : "refused",
                explanation(document, answer, answer));
    }

    /**
     * Why the library and we differ if we do.
     *
     * @param value what the library makes of the text where anything may stand
     */
    private static String explanation(YamlDocument document, Oracle.Answer answer, Oracle.Answer value) {
        String text = document.source().text();
        if (text.indexOf('\uFEFF') >= 0) {
            return "a byte order mark in the midst of the text";
        }
        if (text.startsWith("%") || text.contains("\n%")) {
            return "a directive in the midst of the text";
        }
        if (value.isFine() && !value.value().startsWith("{\"") && !document.isWellFormed()) {
            return "what stands before the first key makes a document without any, and is told as the mistake that it is";
        }
        if (answer.isFine() && !value.isFine()) {
            return "a value below a key that the broker does not read, and could not";
        }
        if (answer.isFine() && text.contains("\n---")) {
            return "dashes that look like the start of a second document in the midst of a value";
        }
        Matcher line = YAML_LINE.matcher(answer.errors().isEmpty() ? "" : answer.errors().getFirst());
        boolean behind = !answer.isFine() && document.ignored().isPresent() && (!line.find() || Integer.parseInt(
                line.group(1)) >= document.source().lineAt(document.ignored().get().start()) + 1);
        return behind ? "an error in the first tokens behind the first document, where the library looks already" : "";
    }

    /** Both refuse a text or none does, and if they do for the types of fields, they do for the same lines. */
    private void compareShapes(Oracle oracle, Differences differences, String kind, String text) {
        Oracle.Answer answer = oracle.ask(kind, text);
        String path = kind.equals("manifest") ? "manifest.yml" : "service.yml";
        LiteralPakFiles files = LiteralPakFiles.of(Map.of(path, text));
        Pak pak = kind.equals("manifest") ? Pak.load(files, new DocumentCache())
                : Pak.ofDefinition(files, path, new DocumentCache());
        List<Finding> errors = linter.lint(pak).stream()
                .filter(finding -> finding.isError() && finding.file().equals(path)
                        && (kind.equals("manifest") || !finding.rule().equals("unknown-field"))).toList();
        Set<Integer> theirs = new TreeSet<>();
        for (String error : answer.errors()) {
            Matcher line = LINE.matcher(error);
            if (line.find()) {
                theirs.add(Integer.parseInt(line.group(1)));
            }
        }
        Set<Integer> ours = new TreeSet<>();
        YamlDocument document = YamlDocument.parse(text);
        errors.forEach(error -> ours.add(document.source().lineAt(error.range().start()) + 1));
        boolean ofTypes = !theirs.isEmpty() && document.isWellFormed();
        String said = answer.errors() + "; ours says: " + errors.stream().map(Finding::message).toList();
        differences.compare(kind + " " + text + "\n  theirs says: " + said,
                answer.isFine() || eof(answer) ? "accepted" : ofTypes ? "refused at " + theirs : "refused",
                errors.isEmpty() ? "accepted" : ofTypes ? "refused at " + (near(theirs, ours) ? theirs : ours) : "refused",
                explanation(document, answer, oracle.ask("yaml", text)));
    }

    /** The library names the line of the value, we may mark the key in the line above, or the first item below. */
    private static boolean near(Set<Integer> theirs, Set<Integer> ours) {
        return theirs.stream().allMatch(line -> ours.contains(line) || ours.contains(line - 1)
                || ours.contains(line + 1));
    }

    /** An empty manifest is refused later, for the fields that it lacks. */
    private static boolean eof(Oracle.Answer answer) {
        return answer.errors().equals(List.of("EOF"));
    }

    private static String kind(String path) {
        return path.matches("(.*/)?manifest[^/]*(/[^/]*)?\\.yml") ? "manifest" : "definition";
    }

    private static Map<String, String> knownTexts() {
        Map<String, String> texts = vectors();
        texts.putAll(Corpus.texts(".yml"));
        return texts;
    }

    /** The texts that were judged by the broker itself, by folder and name. */
    private static Map<String, String> vectors() {
        Map<String, String> texts = new TreeMap<>();
        Path folder = Peers.project(VECTORS);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".yml")).toList()) {
                texts.put(folder.relativize(file).toString(), Files.readString(file));
            }
        } catch (IOException absent) {
            throw new UncheckedIOException(absent);
        }
        return texts;
    }
}
