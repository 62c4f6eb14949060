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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.syntax.hil.HilCast;
import org.brokerpak.syntax.hil.HilEvaluator;
import org.brokerpak.syntax.hil.HilHost;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.junit.jupiter.api.Test;

/** HIL expressions have the value or the error that the interpreter of the broker gives them. */
class HilOracleTest {

    private static final String VECTORS = "bundles/org.brokerpak.syntax/src/test/resources/org/brokerpak/syntax/hil/";
    private static final int GENERATED = 5_000;
    private static final long SEED = Long.getLong("brokerpak.seed", 20_261_121L);
    private static final Pattern HOMOGENOUS = Pattern.compile("found (\\w+) and then (\\w+)");
    private static final List<String> TYPES = List.of("", "", "", "string", "integer", "number", "boolean", "object",
            "array");

    private final Map<String, Object> variables = json(read("expressions/vars.json"));

    @Test
    void vectors() throws IOException {
        Differences differences = new Differences("HIL, vectors");
        try (Oracle oracle = new Oracle()) {
            for (String expression : read("expressions/expressions.txt").split("\n")) {
                compare(oracle, differences, expression, "", variables);
            }
            Map<String, Object> more = json(read("more/vars.json"));
            for (String line : read("more/cases.jsonl").split("\n")) {
                Map<String, Object> vector = json(line);
                Map<String, Object> scope = new HashMap<>();
                if (vector.get("variables") instanceof Map<?, ?> own) {
                    own.forEach((name, value) -> scope.put((String) name, value));
                } else {
                    scope.putAll(vector.get("variables").equals("more") ? more : variables);
                }
                compare(oracle, differences, (String) vector.get("template"),
                        String.valueOf(vector.getOrDefault("type", "")), scope);
            }
            for (String line : read("cast/cases.tsv").split("\n")) {
                String[] parts = line.split("\t", 2);
                compare(oracle, differences, parts[1], parts[0], variables);
            }
        }
        differences.report();
    }

    @Test
    void realDefinitions() throws IOException {
        Differences differences = new Differences("HIL, real definitions");
        Map<String, Object> scope = new HashMap<>(variables);
        scope.put("request.default_labels", Map.of("pcf-space-guid", "s", "pcf-organization-guid", "o"));
        scope.put("request.context", Map.of("platform", "cloudfoundry"));
        scope.put("instance.details", Map.of("name", "n", "hostname", "h", "port", "1"));
        try (Oracle oracle = new Oracle()) {
            for (Map.Entry<String, String> file : Corpus.texts(".yml").entrySet()) {
                Pak pak = Pak.ofDefinition(LiteralPakFiles.of(Map.of("service.yml", file.getValue())), "service.yml",
                        new DocumentCache());
                for (ServiceFile service : pak.services()) {
                    for (HilSite site : HilSite.in(service.document())) {
                        compare(oracle, differences, site.template().text(), "", scope);
                    }
                }
            }
        }
        differences.report();
    }

    @Test
    void generated() throws IOException {
        Differences differences = new Differences("HIL, generated with -Dbrokerpak.seed=" + SEED);
        List<String> samples = new ArrayList<>(List.of(read("expressions/expressions.txt").split("\n")));
        for (String line : read("more/cases.jsonl").split("\n")) {
            samples.add((String) json(line).get("template"));
        }
        samples.removeIf(text -> text.length() > 200);
        Random random = new Random(SEED);
        Mutations mutations = new Mutations(random, GeneratedHil.FRAGMENTS);
        try (Oracle oracle = new Oracle()) {
            for (int i = 0; i < GENERATED; i++) {
                String text = random.nextBoolean() ? GeneratedHil.text(random)
                        : mutations.of(samples.get(random.nextInt(samples.size())));
                compare(oracle, differences, text, TYPES.get(random.nextInt(TYPES.size())), variables);
            }
        }
        differences.report();
    }

    private static void compare(Oracle oracle, Differences differences, String text, String type,
            Map<String, Object> scope) {
        Oracle.Answer answer = oracle.ask("hil", text, Map.of("type", type, "variables", scope));
        String theirs = answer.crash() ? "PANIC" : answer.isFine() ? answer.value()
                : "ERR: " + orderless(answer.errors().getFirst());
        differences.compare(text + (type.isEmpty() ? "" : " as " + type), theirs, ours(text, type, scope));
    }

    private static String ours(String text, String type, Map<String, Object> scope) {
        HilOutcome outcome = new HilEvaluator(HilHost.repeatable(Map.of(), Map.of())).evaluate(text, scope);
        if (outcome instanceof HilOutcome.Value(Object value)) {
            outcome = HilCast.cast(value, type);
        }
        return switch (outcome) {
            case HilOutcome.Failure(String message, boolean crash) -> crash ? "PANIC" : "ERR: " + orderless(message);
            case HilOutcome.Value(Object value) when value == null -> type.equals("array")
                    ? "[]interface {} []interface {}(nil)"
                    : "map[string]interface {} map[string]interface {}(nil)";
            case HilOutcome.Value(Object value) -> GoFormat.typeName(value) + " " + GoFormat.syntax(value);
        };
    }

    /** The order in which the interpreter meets the entries of a map is random. */
    private static String orderless(String text) {
        Matcher types = HOMOGENOUS.matcher(text);
        return types.find() && types.group(1).compareTo(types.group(2)) > 0
                ? types.replaceFirst("found $2 and then $1") : text;
    }

    private static String read(String vectors) {
        try {
            return Files.readString(Peers.project(VECTORS + vectors));
        } catch (IOException absent) {
            throw new IllegalStateException(absent);
        }
    }

    private static Map<String, Object> json(String text) {
        try {
            return GoJsonReader.object(text);
        } catch (GoError noJson) {
            throw new IllegalArgumentException(text, noJson);
        }
    }
}
