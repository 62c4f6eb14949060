/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written is read as the same value. */
class YamlWriterTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', value = {
        // without quotes
        "x => x", "csb-aws-mysql => csb-aws-mysql", "a b => a b", "http://x:80/y => http://x:80/y", "a#b => a#b",
                "-x => -x",
        "1.6.0 => 1.6.0", "v1 => v1", "5Gi => 5Gi", "$x => $x", "größe => größe", "it's => it's",
                "say \"hi\" => say \"hi\"",
        // in quotes, because yaml.v3 would make another type of them
        "true => \"true\"", "12 => \"12\"", "010 => \"010\"", "1.10 => \"1.10\"", "1e3 => \"1e3\"", "~ => \"~\"",
                "null => \"null\"",
        ".inf => \".inf\"", "0x1f => \"0x1f\"", "2020-01-01 => \"2020-01-01\"", "1_000 => \"1_000\"", "`` => \"\"",
        // in quotes, because other readers would
        "yes => \"yes\"", "on => \"on\"", "y => \"y\"", "<< => \"<<\"",
        // in quotes, because they would break the text
        "a: b => \"a: b\"", "a # b => \"a # b\"", "a: => \"a:\"", "- x => \"- x\"", "- => \"-\"", "? x => \"? x\"",
                "*x => \"*x\"",
        "&x => \"&x\"", "!x => \"!x\"", "@x => \"@x\"", "%x => \"%x\"", "[x] => \"[x]\"", "{x} => \"{x}\"",
                "${x} => \"${x}\"",
        "a, b => \"a, b\"", "'x => \"'x\"", "| => \"|\"", "> => \">\"", "--- => \"---\"", "#x => \"#x\"",
                "` x` => \" x\"",
        "`x ` => \"x \"", "back\\slash => back\\slash", "\"x\" => \"\\\"x\\\"\"",
    }, ignoreLeadingAndTrailingWhitespace = true)
    void texts(String text, String expected) {
        assertEquals(expected, YamlWriter.scalar(text));
    }

    @Test
    void linesAndUnusualCharacters() {
        assertEquals("\"a\\nb\\tc\\r\"", YamlWriter.scalar("a\nb\tc\r"));
        assertEquals("\"\\u0000\\u0085\\u2028\\uFEFF\"", YamlWriter.scalar("\0\u0085\u2028\uFEFF"));
        assertEquals("\uD83D\uDE00", YamlWriter.scalar("\uD83D\uDE00"));
        assertEquals("\"\uFFFD\"", YamlWriter.scalar("\uD83D"));
    }

    @Test
    void otherValues() {
        assertEquals("true false 12 -1.5 .inf -.inf .nan null", String.join(" ", YamlWriter.scalar(true),
                YamlWriter.scalar(false), YamlWriter.scalar(12), YamlWriter.scalar(-1.5),
                YamlWriter.scalar(Double.POSITIVE_INFINITY), YamlWriter.scalar(Double.NEGATIVE_INFINITY),
                YamlWriter.scalar(Double.NaN), YamlWriter.scalar(null)));
        assertThrows(IllegalArgumentException.class, () -> YamlWriter.scalar(List.of()));
    }

    @Test
    void nestedValues() {
        Map<String, Object> plan = new LinkedHashMap<>();
        plan.put("name", "small");
        plan.put("free", false);
        plan.put("properties", new LinkedHashMap<>(Map.of("storage_gb", 5)));
        plan.put("labels", Map.of());
        plan.put("tags", Arrays.asList("a", null, List.of(1, 2)));
        plan.put("details", "two\nlines\n");
        plan.put("last", "no\n\nbreak");
        assertEquals("""
                plans:
                - name: small
                  free: false
                  properties:
                    storage_gb: 5
                  labels: {}
                  tags:
                  - a
                  - null
                  - - 1
                    - 2
                  details: |
                    two
                    lines
                  last: |-
                    no

                    break""", String.join("\n", YamlWriter.entry("plans", List.of(plan), YamlStyle.USUAL)));
        assertEquals("""
                plans:
                   - name: x
                     l:
                        - 1""", String.join("\n", YamlWriter.entry("plans",
                List.of(ordered("name", "x", "l", List.of(1))), new YamlStyle(4, 3))));
    }

    private static Map<String, Object> ordered(String key, Object value, String otherKey, Object otherValue) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(key, value);
        map.put(otherKey, otherValue);
        return map;
    }

    @Test
    void whatIsWrittenIsReadAsTheSame() {
        long seed = Long.getLong("brokerpak.seed", 20261120L);
        Random random = new Random(seed);
        String characters = "ab01 :-#,[]{}&*!|>'\"%@`?~=<\n\t\r\\.eEx_\u00e4\u0085\u2028\uFEFF\u00a0\u0007";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(7);
            for (int k = 0; k < length; k++) {
                text.append(characters.charAt(random.nextInt(characters.length())));
            }
            String value = text.toString();
            String where = "seed " + seed + " '" + value + "'";
            String scalar = YamlWriter.scalar(value);
            assertEquals(value, read("k: " + scalar + "\n", where), where);
            assertEquals(value, read("[{k: " + scalar + "}]\n", where), where);
            assertEquals(value, read("- - " + scalar + " # c\n", where), where);
            assertEquals(value, read(String.join("\n", YamlWriter.entry("k", value, YamlStyle.USUAL)) + "\n", where),
                    where);
            assertEquals(value, read("{" + YamlWriter.key(value) + ": 1}\n", where), where);
            assertEquals(value, read(YamlWriter.key(value) + ": 1\n", where), where);
        }
    }

    /** The only text in a document, be it a key or a value. */
    private static Object read(String text, String where) {
        YamlDocument document = YamlDocument.parse(text);
        assertEquals(List.of(), document.problems(), where + " as " + text);
        YamlNode node = document.rootNode();
        while (!(node instanceof YamlScalar)) {
            node = switch (node) {
                case YamlMapping mapping when ((YamlScalar) mapping.written().getFirst().key()).value().equals("k") ->
                    mapping.written().getFirst().node();
                case YamlMapping mapping -> mapping.written().getFirst().key();
                case YamlSequence list -> list.items().getFirst().node();
                case YamlScalar scalar -> scalar;
            };
        }
        return ScalarResolver.value((YamlScalar) node).orElse(null);
    }
}
