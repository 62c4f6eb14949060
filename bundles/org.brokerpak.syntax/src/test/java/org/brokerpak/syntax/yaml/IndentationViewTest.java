/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.MarkedText;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Where a key or item at the caret belongs, in whole and in broken texts. */
class IndentationViewTest {

    /** A text with a caret, the path there ({@code |} in front inside a block scalar), and the keys beside. */
    private record Case(String title, String text, String path, String beside) {
    }

    private static final List<Case> CASES = List.of(
            new Case("empty text", "<*>", "", ""),
            new Case("top level", "a: 1\n<*>\nb: 2\n", "", "a b"),
            new Case("top level behind a block", "a:\n  b: 1\n<*>", "", "a"),
            new Case("inside a mapping", "a:\n  b: 1\n  <*>\n  c: 1\nd: 1\n", "a", "b c"),
            new Case("first in a mapping", "a:\n  <*>\n", "a", ""),
            new Case("deeper than the mapping", "a:\n  b: 1\n    <*>\n", "a.b", ""),
            new Case("half-typed key", "a:\n  b: 1\n  <*>fo\nd: 1\n", "a", "b"),
            new Case("half-typed key above", "a:\n  x: 1\nfoo\n  <*>\n", "a", ""),
            new Case("on a key", "a:\n  <*>b: 1\n  c: 1\n", "a", "c"),
            new Case("item of a list", "a:\n  - b: 1\n    <*>\n", "a[0]", "b"),
            new Case("third item of a list", "a:\n  - b: 1\n  - b: 2\n    c: 2\n  - b: 3\n    <*>\n", "a[2]", "b"),
            new Case("list in the column of its key", "a:\n- b: 1\n- c: 2\n  <*>\n", "a[1]", "c"),
            new Case("behind a dash", "a:\n- b: 1\n- <*>\n", "a[1]", ""),
            new Case("behind the first dash", "a:\n- <*>\n  c: 1\n", "a[0]", "c"),
            new Case("at a dash of a list in the column of its key", "a:\n- b: 1\n<*>- c\n", "a", "a"),
            new Case("at a dash of an indented list", "a:\n  - b\n  <*>- c\n", "a", ""),
            new Case("in the column of the key, without dash", "a:\n- b: 1\n<*>", "", "a"),
            new Case("two lists in the column of their keys", "a:\n- x\n- y\nb:\n- z\n- k: 1\n  <*>", "b[1]", "k"),
            new Case("list in a list", "- - a\n  - b: 1\n    <*>\n", "[0][1]", "b"),
            new Case("two dashes in a line", "- - a: 1\n    <*>\n", "[0][0]", "a"),
            new Case("list in an item", "p:\n- n: x\n  l:\n  - k: 1\n  - k: 2\n    <*>\n  m: 1\n", "p[0].l[1]", "k"),
            new Case("behind a list in an item", "p:\n- n: x\n  l:\n  - k: 1\n  <*>\n  m: 1\n- q: 1\n", "p[0]",
                    "n l m"),
            new Case("mapping in an item", "p:\n- c:\n    a: 1\n    <*>\n", "p[0].c", "a"),
            new Case("dash, key on the next line", "p:\n-\n  a: 1\n  <*>\n", "p[0]", "a"),
            new Case("comments and blank lines between", "a:\n  b: 1\n# x: 1\n\n  # y: 1\n  <*>\n", "a", "b"),
            new Case("quoted keys", "\"a: b\":\n  'c#d': 1\n  <*>\n", "a: b", "c#d"),
            new Case("keys with blanks and signs", "a b/c-1:\n  x.y: 1\n  <*>", "a b/c-1", "x.y"),
            new Case("a key with a space before its colon", "a :\n  <*>", "a", ""),
            new Case("anchors and tags", "a: &x\n  &k b: !!str c\n  <*>\n", "a", "b"),
            new Case("values that hold colons", "a:\n  b: http://x:80/y z\n  <*>\n", "a", "b"),
            new Case("text that is no key", "a:\n  b:c\n  <*>\n", "a", ""),
            new Case("a colon in a comment", "a:\n  b # c: 1\n  <*>\n", "a", ""),
            new Case("block scalar", "a: |\n  b: 1\n  <*>\n", "|a", "b"),
            new Case("block scalar that looks like a list", "a: |\n  - b: 1\n    <*>\n", "|a", "b"),
            new Case("block scalar with header", "a: &x |2- # c\n  b:\n    <*>\n", "|a", ""),
            new Case("folded block in an item", "l:\n- k: >-\n    x: y\n    <*>\n", "|l[0].k", "x"),
            new Case("block scalar that is an item", "l:\n- |\n  x: y\n  <*>\n", "|l[0]", "x"),
            new Case("behind a block scalar", "a: |\n  b: 1\nc: 1\n<*>", "", "a c"),
            new Case("behind a block scalar of an item", "- a: |\n    b: 1\n  <*>\n", "[0]", "a"),
            new Case("no block scalar: a text that begins with |", "a: |x|\n  <*>\n", "a", ""),
            new Case("open quote above", "a:\n  b: \"x\n  c: 1\n  <*>\n", "a", "b c"),
            new Case("open bracket above", "a:\n  b: [x\n  c: 1\n  <*>\n", "a", "b c"),
            new Case("quoted text of several lines above", "a:\n  b: \"x\ny z\n    c\"\n  <*>\n", "a", "b"),
            new Case("tab in front", "a:\n\tb: 1\n\t<*>\n", "a", "b"),
            new Case("conflict markers", "a:\n<<<<<<< HEAD\n  b: 1\n=======\n  c: 1\n>>>>>>> x\n  <*>\n", "a", "b c"),
            new Case("first document only", "a:\n  b: 1\n---\n  <*>\n", "", ""),
            new Case("behind the document start", "---\na:\n  <*>\n", "a", ""),
            new Case("windows line breaks", "a:\r\n- b: 1\r\n  <*>\r\n  c: 1\r\n", "a[0]", "b c"),
            new Case("indentation by one", "a:\n b:\n  <*>\n", "a.b", ""),
            new Case("deeper than anything above", "a:\n      <*>", "a", ""),
            new Case("characters beyond the first plane", "\uD83D\uDE00:\n  ä: 1\n  <*>", "\uD83D\uDE00", "ä"));

    @TestFactory
    Stream<DynamicTest> places() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(one.title, () -> {
            MarkedText marked = MarkedText.of(one.text);
            SourceText source = SourceText.of(marked.text());
            TextPosition caret = source.position(marked.caret());
            IndentationView view = IndentationView.of(source);
            IndentationView.Place place = view.placeAt(caret.line(), caret.character());
            assertEquals(one.path, (place.insideScalar() ? "|" : "") + place.path());
            assertEquals(one.beside, String.join(" ", view.keysBeside(caret.line(), caret.character())));
        }));
    }

    @Test
    void agreesWithTheTreeOfAWholeText() {
        String text = Trees.join("version: 1", "plans:", "- name: a", "  properties:", "    x: 1", "- name: b",
                "provision:", "  user_inputs:", "    - field_name: a", "      constraints:", "        minimum: 1",
                "    - field_name: b", "  outputs: []", "examples:", "  - - x: 1", "      y: 2");
        YamlDocument document = YamlDocument.parse(text);
        IndentationView view = IndentationView.of(document.source());
        document.rootMapping().ifPresent(root -> compare(document, view, root, YamlPath.ROOT));
    }

    private static void compare(YamlDocument document, IndentationView view, YamlNode node, YamlPath path) {
        switch (node) {
            case YamlMapping mapping -> mapping.written().forEach(entry -> {
                TextPosition key = document.source().position(entry.key().range().start());
                if (!mapping.flow()) {
                    assertEquals(path, view.placeAt(key.line(), key.character()).path());
                }
                compare(document, view, entry.node(), path.key(entry.name().orElseThrow()));
            });
            case YamlSequence list -> {
                for (int i = 0; i < list.items().size(); i++) {
                    compare(document, view, list.items().get(i).node(), path.item(i));
                }
            }
            case YamlScalar ignored -> { }
        }
    }

    @Test
    void hostileLinesCostLittle() {
        for (String hostile : List.of("a " + " ".repeat(2_000_000), "\"" + "x".repeat(2_000_000), "- ".repeat(200_000),
                "&".repeat(1_000_000), "& ".repeat(500_000), "'".repeat(1_000_001), "x: ".repeat(500_000))) {
            IndentationView view = IndentationView.of(SourceText.of("a:\n" + hostile + "\n  b: 1\n  "));
            assertEquals("b", String.join(" ", view.keysBeside(3, 2)));
        }
    }
}
