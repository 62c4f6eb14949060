/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scalars mean what yaml.v3 makes of them (broker-behaviour 1.2). */
class ScalarResolverTest {

    private static final String REFUSED = "refused";

    private static YamlScalar scalar(String text) {
        YamlDocument document = YamlDocument.parse("v: " + text + "\n");
        return (YamlScalar) document.at(Trees.path("v")).orElseThrow();
    }

    /** The rows of broker-behaviour 1.2, field kind by field kind. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
        // string fields keep the source text
        "string | 1.10       | 1.10", "string | 010 | 010", "string | 386 | 386", "string | yes | yes",
        "string | ~          | ''", "string | 2020-01-01 | 2020-01-01", "string | true | true",
        // boolean fields take the words of YAML 1.1 and no quoted true
        "bool | yes | true", "bool | no | false", "bool | on | true", "bool | off | false", "bool | y | true",
        "bool | n | false", "bool | YES | true", "bool | No | false", "bool | \"true\" | refused", "bool | 1 | refused",
        "bool | ~ | false",
        // integer fields
        "int | 1 | 1", "int | 0x1 | 1", "int | 0b1 | 1", "int | 0o1 | 1", "int | 01 | 1", "int | 1.5 | 1",
        "int | -1.5 | -1", "int | \"1\" | refused", "int | x | refused",
        // any
        "any | yes | string:yes", "any | no | string:no", "any | on | string:on", "any | off | string:off",
        "any | y | string:y", "any | n | string:n", "any | true | bool:true", "any | TRUE | bool:true",
        "any | False | bool:false", "any | 010 | int:8", "any | 0o10 | int:8", "any | 0x1f | int:31",
        "any | 0b11 | int:3", "any | 1_000 | int:1000", "any | 1e3 | float64:1000", "any | .inf | float64:+Inf",
        "any | ~ | null", "any | 2020-01-01 | time:2020-01-01T00:00:00Z", "any | 1:30 | string:1:30",
        "any | 12345678901234567890 | uint64:12345678901234567890", "any | !!binary aGVsbG8= | string:hello",
    })
    void brokerBehaviour(String field, String text, String expected) {
        assertEquals(expected, switch (field) {
            case "string" -> ScalarResolver.text(scalar(text));
            case "bool" -> bool(scalar(text));
            case "int" -> integer(scalar(text));
            default -> any(scalar(text));
        });
    }

    /** Everything else that was observed. */
    @TestFactory
    Stream<DynamicTest> observed() {
        return Trees.table("yaml-v3-scalars.tsv").stream().map(row -> DynamicTest.dynamicTest(row[0], () -> {
            YamlScalar scalar = scalar(row[0]);
            boolean fits = !row[1].equals(REFUSED);
            assertEquals(fits, ScalarResolver.fitsTag(scalar), "fits its tag");
            if (fits) {
                assertEquals(row[1], any(scalar), "any");
                assertEquals(row[2], ScalarResolver.text(scalar), "string field");
                assertEquals(row[3], bool(scalar), "bool field");
                assertEquals(row[4], integer(scalar), "int field");
            }
        }));
    }

    private static String bool(YamlScalar scalar) {
        return ScalarResolver.bool(scalar).map(String::valueOf).orElse(REFUSED);
    }

    private static String integer(YamlScalar scalar) {
        return ScalarResolver.integerField(scalar).isPresent()
                ? Long.toString(ScalarResolver.integerField(scalar).getAsLong()) : REFUSED;
    }

    /** As Go prints it. */
    private static String any(YamlScalar scalar) {
        Object value = ScalarResolver.value(scalar).orElse(null);
        if (ScalarResolver.kind(scalar) == ScalarResolver.Kind.TIMESTAMP) {
            return "time:" + value;
        }
        return switch (value) {
            case null -> "null";
            case Boolean bool -> "bool:" + bool;
            case Long number -> "int:" + number;
            case BigInteger number -> "uint64:" + number;
            case Double number -> "float64:" + float64(number);
            default -> "string:" + value;
        };
    }

    private static String float64(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
        }
        boolean whole = value == Math.rint(value) && Math.abs(value) < 1e6;
        return whole ? Long.toString((long) value) : Double.toString(value).replaceFirst("E(\\d)", "e+$1");
    }

    @Test
    void emptyValuesAreNull() {
        assertEquals(ScalarResolver.Kind.NULL, ScalarResolver.kind(YamlScalar.missing(0)));
        assertEquals("", ScalarResolver.text(YamlScalar.missing(0)));
        assertTrue(ScalarResolver.value(YamlScalar.missing(0)).isEmpty());
        assertEquals(0, ScalarResolver.integerField(YamlScalar.missing(0)).orElseThrow());
    }

    @Test
    void blocksAreStrings() {
        YamlDocument document = YamlDocument.parse("v: |\n  12\n");
        assertEquals(ScalarResolver.Kind.STRING,
                ScalarResolver.kind((YamlScalar) document.at(Trees.path("v")).orElseThrow()));
        assertFalse(ScalarResolver.value((YamlScalar) document.at(Trees.path("v")).orElseThrow()).isEmpty());
    }

    /** The reference vector: a definition, and what the broker wrote of it into a pak. */
    @Test
    void vectorOfTheReference() {
        YamlDocument input = YamlDocument.parse(Trees.resource("yaml11.yml"));
        YamlDocument packed = YamlDocument.parse(Trees.resource("yaml11.packed"));
        assertEquals(List.of(), input.problems());
        assertEquals(properties(packed), properties(input));
        List<String> tags = new ArrayList<>(texts(input, "tags"));
        // yaml.v3 drops a null from a list of strings.
        assertEquals("", tags.remove(4));
        assertEquals(texts(packed, "tags"), tags);
        for (String field : List.of("name", "plans[0].name", "plans[0].display_name")) {
            assertEquals(ScalarResolver.text(at(packed, field)), ScalarResolver.text(at(input, field)), field);
        }
        for (String field : List.of("plan_updateable", "plans[0].free")) {
            assertEquals(ScalarResolver.bool(at(packed, field)), ScalarResolver.bool(at(input, field)), field);
        }
    }

    private static YamlScalar at(YamlDocument document, String path) {
        return (YamlScalar) document.at(Trees.path(path)).orElseThrow();
    }

    private static List<String> texts(YamlDocument document, String path) {
        return ((YamlSequence) document.at(Trees.path(path)).orElseThrow()).items().stream()
                .map(item -> ScalarResolver.text((YamlScalar) item.node())).toList();
    }

    /** The broker writes whole floats without a point, so numbers are compared as doubles. */
    private static Map<String, Object> properties(YamlDocument document) {
        Map<String, Object> values = new TreeMap<>();
        YamlMapping properties = (YamlMapping) document.at(Trees.path("plans[0].properties")).orElseThrow();
        properties.entries().forEach(entry -> values.put(entry.name().orElseThrow(), ScalarResolver
                .value((YamlScalar) entry.node()).map(value -> value instanceof Number number
                        ? (Object) number.doubleValue() : value).orElse("null")));
        return values;
    }
}
