/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.MarkedText;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each key and value knows exactly where it is written. */
class YamlRangesTest {

    private record Case(String path, String marked) {
    }

    private static Case value(String path, String marked) {
        return new Case(path, marked);
    }

    /** A path with {@code #} in front asks for the key of the entry. */
    private static Case key(String path, String marked) {
        return new Case("#" + path, marked);
    }

    private static final List<Case> CASES = List.of(
            value("a", "a: «x»"),
            value("a", "a: «x y»  # comment\nb: 1\n"),
            value("a", "a: «x\n  y»\nb: 1\n"),
            value("a", "a: «'it''s'» # c\n"),
            value("a", "a: «\"x \\\" y\"»\n"),
            value("a", "a: «\"x\n  y\"»\n"),
            value("a", "a: «|\n  x\n   y»\n\n# comment\nb: 1\n"),
            value("a", "a: «|+\n  x»\n\nb: 1\n"),
            value("a", "a: «>-\n  x\n\n  y»\nb: 1\n"),
            value("a", "a: «|2-  # header\n   x»\n"),
            value("a", "a: «|\n  x  »\nb: 1\n"),
            value("a", "a: «|»\nb: 1\n"),
            value("a", "a:«»\nb: 1\n"),
            value("a", "a:«»  # nothing\nb: 1\n"),
            value("a", "a: «~»\n"),
            value("a", "a: «[x, {y: 1}]» # c\n"),
            value("a[0]", "a: [«x», y]\n"),
            value("a[1]", "a: [x, «{y: 1}»]\n"),
            value("a[1].y", "a: [x, {y: «1»}]\n"),
            value("a", "a: «{x: 1,\n  y: 2}»\nb: 1\n"),
            value("a", "a:\n  «b: 1\n  c: x»\n# comment\nd: 1\n"),
            value("a", "a:\n  «- x\n  - y»\nd: 1\n"),
            value("a", "a:\n«- x\n- y»\nd: 1\n"),
            value("a[1]", "a:\n- x\n- «b: 1\n  c: 2»\n- z\n"),
            value("a[0]", "a:\n-«»\n- z\n"),
            value("[0][1]", "- - a\n  - «b»\n- c\n"),
            value("", "«a: 1\nb: x»\n"),
            value("", "---\n«a: 1»\n...\n"),
            value("", "# comment\n«- x»\n"),
            key("a", "«a»: x\n"),
            key("a", "«\"a\"»: x\n"),
            key("a", "«'a'» : x\n"),
            key("a b", "«a b»: x\n"),
            key("a", "? «a»\n: x\n"),
            key("p.a", "p: {«a»: x}\n"),
            key("p.a", "p: {«a», b: 1}\n"),
            key("p.\"a\"", "p: {«'\"a\"'»: x}\n"),
            key("p[1].a", "p:\n- b: 1\n- «a»: x\n"),
            // Anchors and tags are not part of a value's range.
            value("a", "a: &anchor «x»\n"),
            value("a", "a: &anchor «\"x\"»\n"),
            value("a", "a: !!str «1»\n"),
            value("a", "a: &x !!str «|\n  t»\n"),
            value("a", "a: &x\n  «b: 1»\n"),
            value("a", "a: &x # comment\n  «b: 1»\n"),
            value("a", "a: &x\n  «- b»\n"),
            value("a", "a: &x «[b]»\n"),
            value("a", "a: &x«»\nb: 1\n"),
            key("a", "&k «a»: x\n"),
            // Line breaks, byte order marks and characters beyond the Basic Multilingual Plane.
            value("b", "a: x\r\nb: «y»\r\nc: z\r\n"),
            value("a", "a: «|\r\n  x\r\n  y»\r\nb: 1\r\n"),
            value("a", "a: «\"x\r\n  y\"»\r\nb: 1\r\n"),
            value("b", "a: x\rb: «y»\rc: z"),
            value("a", "\uFEFFa: «x»\n"),
            key("a", "\uFEFF«a»: x\n"),
            key("\uD83D\uDE00", "«\uD83D\uDE00»: \uD83D\uDE00\n"),
            value("a", "x: \uD83D\uDE00\uD83D\uDE00 # \uD83D\uDE00\na: «\uD83D\uDE00 y»\nb: 1\n"),
            value("größe", "größe: «süß» # öde\n"),
            value("b", "ä: \"\\U0001F600\"\nb: «ß»\n"),
            value("a.b", "a:\n    b: «\"\uD83D\uDE00\"»\n"),
            // A tab between key and value.
            value("a", "a:\t«x»\t# comment\n"),
            value("b", "a: x\nb:\t \t«y»\n"));

    @TestFactory
    Stream<DynamicTest> ranges() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(one.path + " in " + Trees.escape(one.marked), () -> {
            MarkedText marked = MarkedText.of(one.marked);
            YamlDocument document = YamlDocument.parse(marked.text());
            TextRange range = one.path.startsWith("#")
                    ? document.at(Trees.path(one.path.substring(1)).parent()).map(holder -> keyRange(holder,
                            one)).orElseThrow()
                    : document.at(Trees.path(one.path)).orElseThrow().range();
            assertEquals(one.marked, MarkedText.mark(marked.text(), range));
            assertTrue(document.isWellFormed(), () -> document.problems().toString());
        }));
    }

    private static TextRange keyRange(YamlNode holder, Case one) {
        return ((YamlMapping) holder).entry(Trees.path(one.path.substring(1)).lastKey()).orElseThrow().key().range();
    }

    @Test
    void entriesReachFromKeyToValue() {
        YamlDocument document = YamlDocument.parse("a: 1 # c\nb:\n  c: x\nd:\n");
        List<String> entries = document.rootMapping().orElseThrow().written().stream()
                .map(entry -> document.source().slice(entry.range())).toList();
        assertEquals(List.of("a: 1", "b:\n  c: x", "d:"), entries);
    }

    @Test
    void stylesAndTags() {
        YamlDocument document = YamlDocument.parse(
                "a: x\nb: 'x'\nc: \"x\"\nd: |\n  x\ne: >\n  x\nf: !!str 1\ng: !x y\n");
        List<String> seen = document.rootMapping().orElseThrow().written().stream()
                .map(entry -> (YamlScalar) entry.node()).map(scalar -> scalar.style() + scalar.tag()).toList();
        assertEquals(List.of("PLAIN", "SINGLE_QUOTED", "DOUBLE_QUOTED", "LITERAL", "FOLDED",
                "PLAINtag:yaml.org,2002:str", "PLAIN!x"), seen);
    }

    @Test
    void flowAndBlockCollections() {
        YamlDocument document = YamlDocument.parse("a: {}\nb: []\nc:\n- d: 1\n");
        assertTrue(((YamlMapping) document.at(Trees.path("a")).orElseThrow()).flow());
        assertTrue(((YamlSequence) document.at(Trees.path("b")).orElseThrow()).flow());
        assertTrue(!((YamlSequence) document.at(Trees.path("c")).orElseThrow()).flow());
        assertTrue(!((YamlMapping) document.at(Trees.path("c[0]")).orElseThrow()).flow());
    }
}
