/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.brokerpak.pak.goyaml.GoValue.Entry;
import org.brokerpak.pak.goyaml.GoValue.Mapping;
import org.brokerpak.pak.goyaml.GoValue.Sequence;
import org.brokerpak.pak.goyaml.GoValue.Text;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GoYamlWriterTest {

    /** A text beside the form yaml.v3 3.0.1 gives it as a value. */
    static Stream<List<String>> strings() {
        return Stream.of(
                List.of("plain text", "plain text"), List.of("${x}", "${x}"), List.of("a\"b", "a\"b"),
                List.of("y", "\"y\""), List.of("No", "\"No\""), List.of("1.0", "\"1.0\""), List.of(".5", "\".5\""),
                List.of("010", "\"010\""), List.of("0o7", "\"0o7\""), List.of("1_000", "\"1_000\""),
                List.of("2020-01-01", "\"2020-01-01\""), List.of("1:30", "\"1:30\""), List.of("~", "\"~\""),
                List.of("", "\"\""), List.of("a\tb", "\"a\\tb\""), List.of("# c", "'# c'"), List.of("a: b", "'a: b'"),
                List.of("@a", "'@a'"), List.of("-", "'-'"), List.of("-a", "-a"), List.of("{a}", "'{a}'"),
                List.of("trail ", "'trail '"), List.of("a #b", "'a #b'"), List.of("a:b", "a:b"),
                List.of("it's", "it's"), List.of("'it", "'''it'"), List.of("é", "é"),
                List.of("\uD83D\uDE00", "\"\\U0001F600\""), List.of("a\rb", "\"a\\rb\""),
                List.of("a\nb", "|-\n    a\n    b"), List.of("a\n", "|\n    a"), List.of("a\n\n", "|+\n    a\n"),
                List.of("a \nb", "\"a \\nb\""), List.of(" a\nb", "|4-\n     a\n    b"));
    }

    @ParameterizedTest
    @MethodSource("strings")
    void aStringAsAValue(List<String> pair) {
        assertEquals("k: " + pair.getLast() + "\n", written(pair.getFirst()));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1.5, 1.5", "100000, 100000", "1000000, 1e+06", "1000000.5, 1.0000005e+06",
        "0.0001, 0.0001", "0.00001, 1e-05", "-0.0, -0", "123456789, 1.23456789e+08"})
    void aFloat(double number, String expected) {
        assertEquals(expected, GoFloat.shortest(number));
    }

    @ParameterizedTest
    @CsvSource({"2020-01-01, 2020-01-01T00:00:00Z", "2020-1-2, 2020-01-02T00:00:00Z",
        "2001-12-14t21:59:43.10-05:00, 2001-12-14T21:59:43.1-05:00", "2001-12-14 21:59:43.10, 2001-12-14T21:59:43.1Z",
        "2020-02-30, none"})
    void aTimestamp(String text, String expected) {
        assertEquals(expected, GoTimestamp.parse(text).orElse("none"));
    }

    @Test
    void keysInNaturalOrder() {
        List<Entry> entries = new ArrayList<>();
        for (String key : List.of("b", "a10", "a2", "a", "B", "a1b", "a.b", "_a", "10", "9")) {
            entries.add(Entry.of(key, GoValue.NULL));
        }
        entries.add(new Entry(GoValue.of(7), GoValue.NULL));
        assertEquals("7 _a 9 10 B a a.b a1b a2 a10 b", GoYamlWriter.write(Mapping.sorted(entries))
                .replace("\"", "").replace(": null\n", " ").strip());
    }

    @Test
    void listsAndMappingsInsideEachOther() {
        GoValue inner = new Sequence(List.of(new Text("x"), new Text("two\nlines")), false);
        GoValue item = new Mapping(List.of(Entry.of("name", new Text("n")), Entry.of("list", inner),
                Entry.of("tags", new Sequence(List.of(new Text("a"), new Text("b: c")), true)),
                Entry.of("none", new Mapping(List.of()))));
        assertEquals("""
                items:
                    - name: "n"
                      list:
                        - x
                        - |-
                          two
                          lines
                      tags: [a, 'b: c']
                      none: {}
                    - - x
                """, GoYamlWriter.write(new Mapping(List.of(Entry.of("items", new Sequence(
                        List.of(item, new Sequence(List.of(new Text("x")), false)), false))))));
    }

    /** Whatever the text, reading what was written gives it back: in a mapping, in a list, as a key. */
    @Test
    void everyTextSurvives() {
        String[] pieces = {"a", "Z", " ", "\n", "\n\n", ":", ": ", " #", "- ", "?", "'", "\"", "\\", "{", "]", ",", "&",
            "*", "!", "|", "%", "@", "y", "no", "1", "1.5", "é", "\uD83D\uDE00", "\r", "~", "null", "\u2028", "\u0085"};
        for (long seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(6); i > 0; i--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            Text value = new Text(text.toString());
            GoValue list = new Sequence(List.of(new Mapping(List.of(new Entry(value, value)))), false);
            String yaml = GoYamlWriter.write(new Mapping(List.of(Entry.of("k", value), Entry.of("l", list))));
            YamlDocument document = YamlDocument.parse(yaml);
            YamlPath item = YamlPath.ROOT.key("l").item(0).key(value.text());
            for (YamlPath path : List.of(YamlPath.ROOT.key("k"), item)) {
                assertEquals(value.text(), document.at(path).map(node -> ((YamlScalar) node).value()).orElse("nothing"),
                        "seed " + seed + " at " + path + " of\n" + yaml);
            }
        }
    }

    private static String written(String text) {
        return GoYamlWriter.write(new Mapping(List.of(Entry.of("k", new Text(text)))));
    }
}
