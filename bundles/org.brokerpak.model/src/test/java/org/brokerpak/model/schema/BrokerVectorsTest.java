/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The broker's own verdicts on the reference vectors. Of its messages those that a schema can judge must be found at the
 * same places, and nothing else may be.
 */
class BrokerVectorsTest {

    private static final Pattern DECODING = Pattern.compile("line (\\d+): (cannot unmarshal|field \\S+ not found).*");
    /** Message, colon, paths; the paths of service vectors carry prefixes that repeat (broker-behaviour 2.4). */
    private static final Pattern VALIDATION = Pattern.compile("(.*): ([^:]*)");
    private static final Pattern NOISE = Pattern.compile(".*services\\[0]\\.");

    static Stream<Path> manifests() throws IOException, URISyntaxException {
        return vectors("manifest");
    }

    static Stream<Path> services() throws IOException, URISyntaxException {
        return vectors("service");
    }

    private static Stream<Path> vectors(String folder) throws IOException, URISyntaxException {
        Path path = Path.of(BrokerVectorsTest.class.getResource(folder).toURI());
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".yml")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void manifest(Path vector) throws IOException {
        check(DocumentKinds.MANIFEST, vector);
    }

    @ParameterizedTest
    @MethodSource("services")
    void service(Path vector) throws IOException {
        check(DocumentKinds.SERVICE, vector);
    }

    private static void check(DocumentKind kind, Path vector) throws IOException {
        DocumentSchema schema = DocumentSchema.of(kind);
        YamlDocument document = YamlDocument.parse(Files.readString(vector));
        String verdict = Files.readString(Path.of(vector.toString().replaceFirst("yml$", "expected")));
        boolean undecodable = verdict.contains("unmarshal errors") || verdict.contains("yaml: line");
        TreeSet<String> expected = new TreeSet<>();
        if (verdict.startsWith("ERR: ") || verdict.startsWith("YAMLERR: ")) {
            verdict.lines().forEach(line -> (undecodable ? decodingError(line) : validationError(line))
                    .forEach(expected::add));
        }
        TreeSet<String> found = new TreeSet<>();
        for (SchemaFailure failure : schema.validator().validate(document)) {
            boolean decoding = failure.keyword().equals("type") || failure.keyword().equals("additionalProperties");
            if (schema.catalog().stageOf(failure).compareTo(Stage.PAK_BUILD) > 0) {
                // The vectors were made with the checks up to the build.
                continue;
            }
            if (undecodable && decoding) {
                found.add("line " + (document.source().lineAt(start(document, failure)) + 1));
            } else if (!undecodable) {
                found.add(failure.location());
            }
        }
        if (verdict.contains("EOF")) {
            expected.addAll(found);
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    private static List<String> decodingError(String line) {
        Matcher matcher = DECODING.matcher(line.strip());
        return matcher.matches() ? List.of("line " + matcher.group(1)) : List.of();
    }

    private static List<String> validationError(String line) {
        String text = line.replaceFirst("^ERR: (error validating manifest: )?", "");
        Matcher matcher = VALIDATION.matcher(text);
        if (!matcher.matches()) {
            return List.of();
        }
        String message = matcher.group(1);
        List<String> paths = Stream.of(matcher.group(2).split(", "))
                .map(path -> NOISE.matcher(path).replaceFirst("")).distinct().toList();
        if (message.startsWith("missing field(s)") || message.startsWith("field must ")
                || message.matches("invalid value: \\d*( |: )?")) {
            return paths;
        }
        // Of the pairs of platforms a schema sees only names that no pair has.
        return switch (message) {
            case "invalid value: linux/mips" -> paths.stream().map(path -> path + ".arch").toList();
            case "invalid value: Linux/AMD64" -> paths.stream()
                    .flatMap(path -> Stream.of(path + ".os", path + ".arch")).toList();
            default -> List.of();
        };
    }

    /** Where the offending value starts, or the key for an unknown property. */
    private static int start(YamlDocument document, SchemaFailure failure) {
        YamlNode node = document.at(failure.path()).orElseThrow();
        Optional<YamlEntry> entry = failure.property()
                .flatMap(name -> node instanceof YamlMapping mapping ? mapping.entry(name) : Optional.empty());
        return entry.map(known -> known.key().range().start()).orElse(node.range().start());
    }
}
