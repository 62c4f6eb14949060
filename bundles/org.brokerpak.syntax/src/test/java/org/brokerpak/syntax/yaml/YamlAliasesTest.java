/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.AnnotatedText;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Anchors, aliases, merges and keys that stand twice. */
class YamlAliasesTest {

    private static YamlEntry entry(YamlDocument document, String path) {
        YamlPath full = Trees.path(path);
        return ((YamlMapping) document.at(full.parent()).orElseThrow()).entry(full.lastKey()).orElseThrow();
    }

    @Test
    void anAliasLeadsToTheNodeOfItsAnchorAndKeepsItsPlace() {
        YamlDocument document = YamlDocument.parse("a: &x {k: 1}\nb: *x # c\nl:\n- *x\n");
        YamlEntry alias = entry(document, "b");
        assertSame(document.at(Trees.path("a")).orElseThrow(), alias.node());
        assertEquals("*x", document.source().slice(alias.value().site()));
        assertEquals("{k: 1}", document.source().slice(alias.node().range()));
        assertEquals("b: *x", document.source().slice(alias.range()));
        assertTrue(alias.value().isAlias());
        assertTrue(!entry(document, "a").value().isAlias());
        assertEquals("1", Trees.showMerged(document.at(Trees.path("l[0].k")).orElseThrow()));
    }

    @Test
    void anAnchorMayBeSetAnew() {
        assertEquals("{a: 1, b: 1, c: 2, d: 2}", Trees.showMerged(YamlDocument
                .parse("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").root().orElseThrow()));
    }

    @Test
    void anAliasMayBeAKey() {
        YamlDocument document = YamlDocument.parse("a: &x b\n*x : c\n");
        assertEquals("{a: b, b: c}", Trees.showMerged(document.root().orElseThrow()));
        assertEquals("*x", document.source().slice(entry(document, "b").key().range()));
    }

    /** Text, and the tree the broker sees. */
    private static final List<List<String>> MERGES = List.of(
            List.of("single", "a: &a {x: 1, y: 2}\nb: {<<: *a, z: 3}\n", "{a: {x: 1, y: 2}, b: {z: 3, x: 1, y: 2}}"),
            List.of("written keys win, wherever they stand",
                    "a: &a {x: 1}\nb:\n  x: 2\n  <<: *a\nc:\n  <<: *a\n  x: 3\n",
                    "{a: {x: 1}, b: {x: 2}, c: {x: 3}}"),
            List.of("list, earlier wins", "a: &a {x: 1}\nb: &b {x: 2, y: 2}\nc: {<<: [*a, *b]}\n",
                    "{a: {x: 1}, b: {x: 2, y: 2}, c: {x: 1, y: 2}}"),
            List.of("inline", "b: {<<: {x: 1}, y: 2}\n", "{b: {y: 2, x: 1}}"),
            List.of("nested", "a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b}\n",
                    "{a: {x: 1}, b: {y: 2, x: 1}, c: {y: 2, x: 1}}"),
            List.of("block, as in real definitions", """
                    l:
                    - <<: &s
                        type: string
                        default: null
                      name: a
                    - <<: *s
                      name: b
                      default: x
                    """, "{l: [{name: a, type: string, default: null}, {name: b, default: x, type: string}]}"),
            List.of("a quoted << is a key like any other", "a: {\"<<\": {x: 1}}\n", "{a: {<<: {x: 1}}}"));

    @TestFactory
    Stream<DynamicTest> merges() {
        return MERGES.stream().map(one -> DynamicTest.dynamicTest(one.getFirst(), () -> {
            YamlDocument document = YamlDocument.parse(one.get(1));
            assertEquals(one.get(2), Trees.showMerged(document.root().orElseThrow()));
            assertEquals(List.of(), document.problems());
        }));
    }

    @Test
    void aMergedEntryKnowsWhereItIsWrittenAndWhereItComesIn() {
        YamlDocument document = YamlDocument.parse("a: &a {x: 1}\nb:\n  <<: *a\n  y: 2\n");
        YamlEntry merged = entry(document, "b.x");
        assertTrue(merged.isMerged());
        assertEquals("<<: *a", document.source().slice(merged.mergedAt()));
        assertEquals(new TextRange(7, 8), merged.key().range());
        assertTrue(!entry(document, "b.y").isMerged());
        assertEquals(2, ((YamlMapping) document.at(Trees.path("b")).orElseThrow()).written().size());
    }

    private static final List<String> PROBLEMS = List.of(
            """
            a: 1
            b: 2
            a: 3
            ^ the key "a" stands twice in this mapping
            """,
            """
            {a: 1, 'a': 2}
                   ^^^ the key "a" stands twice in this mapping
            """,
            """
            p:
              a: 1
            q:
              a: 1
              b:
                a: 1
            """,
            """
            a: {<<: {x: 1}, <<: {y: 1}}
                            ^^ the key "<<" stands twice in this mapping
            """,
            """
            a: *x
               ^^ no anchor "&x" stands above this alias
            b: &x 1
            """,
            """
            a: &a [1, *a]
                      ^^ the value of the anchor "a" contains itself
            """,
            """
            a: &größe 1
               ^^^^^^ the name of an anchor may hold letters of the English alphabet, digits, - and _ only
            """,
            """
            <<: 1
            ^^^^^ "<<" takes a mapping or a list of mappings, usually an alias: "<<: *name"
            """,
            """
            a:
              <<:
              ^^^ "<<" takes a mapping or a list of mappings, usually an alias: "<<: *name"
            """,
            """
            <<: [{a: 1}, 2]
            ^^^^^^^^^^^^^^^ "<<" takes a mapping or a list of mappings, usually an alias: "<<: *name"
            """,
            """
            <<: *gone
                ^^^^^ no anchor "&gone" stands above this alias
            """,
            """
            a: 1
            *b : 2
            ^^ no anchor "&b" stands above this alias
            *c : 3
            ^^ no anchor "&c" stands above this alias
            """,
            """
            name: {{name}}
                   ^^^^^^ a list or mapping cannot be a key: put a text that begins with a bracket or brace in quotes
            """,
            """
            ? [a, b]
              ^^^^^^ a list or mapping cannot be a key: put a text that begins with a bracket or brace in quotes
            : c
            """);

    @TestFactory
    Stream<DynamicTest> problems() {
        return PROBLEMS.stream().map(one -> DynamicTest.dynamicTest(one.lines().findFirst().orElse(""), () -> {
            AnnotatedText annotated = AnnotatedText.of(one);
            assertEquals(one, RecoveryTest.annotate(YamlDocument.parse(annotated.text())));
        }));
    }

    @Test
    void aSecondKeyPointsToTheFirstAndTheFirstCounts() {
        YamlDocument document = YamlDocument.parse("a: 1\na: 2\n");
        assertEquals(new TextRange(0, 1), document.problems().getFirst().related().orElseThrow());
        assertEquals("{a: 1}", Trees.showMerged(document.root().orElseThrow()));
    }
}
