/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.LiteralPakFiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the reference rejects is an error of ours at the right stage and place, and what it accepts is none. The inputs
 * were run through the broker's own code and its answers recorded.
 */
class ReferenceVectorsTest {

    private static final Pattern YAML_LINE = Pattern.compile("line (\\d+): ");
    private static final Pattern PATH = Pattern.compile("[A-Za-z_]+(\\[\\d+])?(\\.[A-Za-z_]+(\\[\\d+])?)*");
    /** Noise the broker puts before the true path (broker-behaviour 2.4). */
    private static final Pattern NOISE = Pattern.compile("^(services\\[\\d+]\\.(plans\\[\\d+]\\.(?=services))?)+");

    static Stream<String> manifests() throws IOException, URISyntaxException {
        return names("manifest");
    }

    static Stream<String> services() throws IOException, URISyntaxException {
        return names("service");
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void manifest(String name) throws IOException {
        String text = resource("manifest/" + name + ".yml");
        Pak pak = Pak.load(LiteralPakFiles.of(Map.of("manifest.yml", text)), new DocumentCache());
        check(pak, resource("manifest/" + name + ".expected"), EnumSet.of(Stage.MANIFEST_LOAD));
    }

    @ParameterizedTest
    @MethodSource("services")
    void service(String name) throws IOException {
        String text = resource("service/" + name + ".yml");
        Pak pak = Pak.ofDefinition(LiteralPakFiles.of(Map.of("service.yml", text)), "service.yml", new DocumentCache());
        check(pak, resource("service/" + name + ".expected"), EnumSet.of(Stage.DEFINITION_LOAD, Stage.PAK_BUILD));
    }

    private static void check(Pak pak, String expected, Set<Stage> stages) {
        List<Finding> errors = new Linter(RuleRegistry.all(), (message, failure) -> fail(message, failure)).lint(pak)
                .stream().filter(finding -> finding.isError() && stages.contains(finding.stage())).toList();
        if (!expected.matches("(?s)(ERR|YAMLERR|LOADERR|PANIC).*")) {
            assertEquals(List.of(), errors, "the broker accepts it");
            return;
        }
        assertFalse(errors.isEmpty(), "the broker says: " + expected);
        PakDocument document = pak.documents().getFirst();
        List<Integer> lines = errors.stream().map(error -> document.source().lineAt(error.range().start()) + 1).toList();
        Matcher line = YAML_LINE.matcher(expected);
        while (line.find()) {
            assertTrue(lines.contains(Integer.parseInt(line.group(1))), "line " + line.group(1) + " of " + errors);
        }
        for (String path : paths(expected)) {
            assertTrue(errors.stream().anyMatch(error -> isAt(document, error, path)), path + " is not among " + errors);
        }
    }

    /** At the path or inside of it; what is missing is named by a finding at the first key of its holder. */
    private static boolean isAt(PakDocument document, Finding error, String path) {
        String place = document.yaml().locate(error.range().start()).path().toString();
        int dot = path.lastIndexOf('.');
        String holder = dot < 0 ? "" : path.substring(0, dot);
        String field = path.substring(dot + 1);
        boolean inHolder = holder.isEmpty() || place.equals(holder) || place.startsWith(holder + ".");
        return place.equalsIgnoreCase(path) || place.startsWith(path + ".") || place.startsWith(path + "[")
                || inHolder && error.message().contains("\"" + field + "\"");
    }

    private static List<String> paths(String expected) {
        List<String> paths = new ArrayList<>();
        // A text that cannot be parsed has lines instead of paths.
        if (expected.startsWith("ERR: ") && !expected.startsWith("ERR: error parsing")) {
            for (String message : expected.split("\n")) {
                String list = message.substring(message.lastIndexOf(": ") + 1);
                for (String path : list.split(",")) {
                    String clean = NOISE.matcher(path.strip()).replaceFirst("");
                    if (PATH.matcher(clean).matches()) {
                        paths.add(clean.replaceFirst("(template)\\..*", "$1"));
                    }
                }
            }
        }
        return paths;
    }

    private static Stream<String> names(String folder) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(Path.of(ReferenceVectorsTest.class.getResource("vectors/" + folder).toURI()))) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".yml"))
                    .map(file -> file.substring(0, file.length() - 4)).sorted().toList().stream();
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = ReferenceVectorsTest.class.getResourceAsStream("vectors/" + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
