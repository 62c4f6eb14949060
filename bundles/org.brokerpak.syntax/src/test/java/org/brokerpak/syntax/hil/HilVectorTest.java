/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All reference vectors: the same value, or the same message. */
class HilVectorTest {

    private static final Map<String, Object> VARIABLES = Vectors.json(Vectors.read("expressions/vars.json"));

    static Stream<Arguments> expressions() {
        List<String> expressions = Vectors.lines("expressions/expressions.txt");
        List<String> expected = Vectors.lines("expressions/expected.txt");
        assertEquals(98, expressions.size());
        assertEquals(98, expected.size());
        return IntStream.range(0, 98).mapToObj(i -> {
            String line = expected.get(i);
            assertTrue(line.startsWith(expressions.get(i) + "  => "), line);
            return Arguments.of(expressions.get(i), line.substring(expressions.get(i).length() + 5));
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void expressions(String expression, String expected) {
        String[] parts = expected.split("   \\[isHIL=|]$");
        assertEquals(Vectors.comparable(parts[0]), Vectors.notation(Vectors.evaluate(expression, VARIABLES)));
        if (parts.length > 1) {
            assertEquals(Boolean.valueOf(parts[1]), HilDetector.isExpression(expression));
        }
    }

    static Stream<Arguments> casts() {
        Map<String, String> deviations = new HashMap<>();
        for (String line : Vectors.lines("cast/expected-cast-1.10.txt")) {
            String[] parts = line.split(" => ", 2);
            deviations.put(parts[0], parts[1]);
        }
        assertEquals(9, deviations.size());
        List<String> expected = Vectors.lines("cast/expected.txt");
        assertEquals(34, expected.size());
        return expected.stream().map(line -> {
            String[] parts = line.split(" => ", 2);
            String[] input = parts[0].split("\t", 2);
            return Arguments.of(input[0], input[1], deviations.getOrDefault(parts[0], parts[1]));
        });
    }

    @ParameterizedTest(name = "{0} of {1}")
    @MethodSource
    void casts(String type, String template, String expected) {
        Map<String, Object> variables = new HashMap<>(VARIABLES);
        variables.put("mixed", Map.of("a", "s", "b", Map.of("c", 1), "n", 2, "t", true));
        assertEquals(Vectors.comparable(expected), castNotation(type, template, variables, "1 error(s) occurred: "));
    }

    static Stream<Arguments> more() {
        Map<String, Map<String, Object>> scopes = Map.of("expressions", VARIABLES,
                "more", Vectors.json(Vectors.read("more/vars.json")));
        List<String> cases = Vectors.lines("more/cases.jsonl");
        assertEquals(945, cases.size());
        return cases.stream().map(line -> {
            Map<String, Object> vector = Vectors.json(line);
            Object variables = vector.get("variables");
            return Arguments.of(vector.get("template"), String.valueOf(vector.getOrDefault("type", "")),
                    variables instanceof String name ? scopes.get(name) : variables,
                    vector.get("result"), vector.get("expression"));
        });
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource
    void more(String template, String type, Map<String, Object> variables, String expected, boolean isExpression) {
        assertEquals(Vectors.comparable(expected), castNotation(type, template, variables, ""));
        assertEquals(isExpression, HilDetector.isExpression(template));
    }

    private static String castNotation(String type, String template, Map<String, Object> variables, String wrapping) {
        HilOutcome outcome = Vectors.evaluate(template, variables);
        if (outcome instanceof HilOutcome.Value(Object value)) {
            outcome = HilCast.cast(value, type);
        }
        if (outcome instanceof HilOutcome.Value(Object value) && value == null) {
            return type.equals("array") ? "[]interface {} []interface {}(nil)"
                    : "map[string]interface {} map[string]interface {}(nil)";
        }
        return Vectors.notation(outcome).replaceFirst("^ERR: ", "ERR: " + wrapping);
    }
}
