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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What stands at a caret. */
class YamlLocationTest {

    /** A text with a caret, the path there (with {@code #} in front on a key), and the value that holds the caret. */
    private static final List<List<String>> CASES = List.of(
            List.of("a: x<*>y\n", "a", "xy"),
            List.of("<*>a: x\n", "#a", "x"),
            List.of("a<*>: x\n", "#a", "x"),
            List.of("a:\n  b: x<*>\n", "a.b", "x"),
            List.of("a:\n  b<*>: x\n  c: y\n", "#a.b", "x"),
            List.of("a:\n  b: x\n  <*>c: y\n", "#a.c", "y"),
            List.of("a: [x, <*>y]\n", "a[1]", "y"),
            List.of("a: [x<*>, y]\n", "a[0]", "x"),
            List.of("a: [x, y<*>]\n", "a[1]", "y"),
            List.of("a: {b: {c: <*>d}}\n", "a.b.c", "d"),
            List.of("a:\n- b: 1\n- b<*>: 2\n", "#a[1].b", "2"),
            List.of("a: |\n  x<*>\n  y\nb: 1\n", "a", "|\n  x\n  y"),
            List.of("a: &x [1, 2]\nb: *<*>x\n", "b", "[1, 2]"),
            List.of("a: &x [1, 2]\nb:\n- *<*>x\n", "b[0]", "[1, 2]"),
            List.of("a: &x {k: 1}\nb:\n  <<: *<*>x\n", "b.<<", "{k: 1}"),
            List.of("a: 1\n<*>\n", "", "a: 1"),
            List.of("a:<*>\nb: 1\n", "", "a:\nb: 1"));

    @TestFactory
    Stream<DynamicTest> locations() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(Trees.escape(one.getFirst()), () -> {
            MarkedText marked = MarkedText.of(one.getFirst());
            YamlDocument document = YamlDocument.parse(marked.text());
            YamlLocation location = document.locate(marked.caret());
            assertEquals(one.get(1), (location.onKey() ? "#" : "") + location.path());
            assertEquals(one.get(2), location.node().map(node -> document.source().slice(node.range())).orElse(""));
        }));
    }

    @Test
    void theInnermostEntryHoldsTheCaret() {
        MarkedText marked = MarkedText.of("a:\n- [x, y<*>]\n");
        YamlLocation location = YamlDocument.parse(marked.text()).locate(marked.caret());
        assertEquals("a", location.innermostEntry().flatMap(YamlEntry::name).orElse(""));
        assertEquals("a[0][1]", location.path().toString());
    }

    @Test
    void anEmptyDocumentHasNothing() {
        YamlLocation location = YamlDocument.parse("# x\n").locate(2);
        assertEquals(YamlPath.ROOT, location.path());
        assertEquals(true, location.node().isEmpty());
        assertEquals(true, location.innermostEntry().isEmpty());
    }

    @Test
    void pathsArePrintedAsTheBrokerPrintsThem() {
        YamlPath path = YamlPath.ROOT.key("provision").key("user_inputs").item(0).key("type");
        assertEquals("provision.user_inputs[0].type", path.toString());
        assertEquals("provision.user_inputs[0]", path.parent().toString());
        assertEquals("user_inputs", path.parent().lastKey());
        assertEquals("", YamlPath.ROOT.lastKey());
        assertEquals(YamlPath.ROOT, YamlPath.ROOT.parent());
        assertEquals(path, Trees.path("provision.user_inputs[0].type"));
    }

    @Test
    void valuesAreFoundThroughAliasesAndMerges() {
        YamlDocument document = YamlDocument.parse("a: &x {k: [1, 2]}\nb: *x\nc: {<<: *x}\n");
        for (String path : List.of("a.k[1]", "b.k[1]", "c.k[1]")) {
            assertEquals("2", document.at(Trees.path(path)).map(Trees::showMerged).orElse(""), path);
        }
        for (String path : List.of("a.x", "a.k[2]", "a[0]", "a.k.x", "a.k[0].x")) {
            assertEquals(true, document.at(Trees.path(path)).isEmpty(), path);
        }
    }
}
