/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Texts before and after a change. */
class YamlEditsTest {

    /** What a change does to a document. */
    private interface Change {
        List<TextEdit> on(Sample sample);
    }

    private record Case(String title, String before, Change change, String after) {
    }

    /** A document with short ways to what a change is about. */
    private record Sample(YamlDocument document, YamlEdits edits) {

        YamlNode node(String path) {
            return document.at(path(path)).orElseThrow();
        }

        YamlMapping mapping(String path) {
            return (YamlMapping) node(path);
        }

        YamlEntry entry(String path) {
            YamlPath full = path(path);
            return mapping(full.parent().toString()).written().stream()
                    .filter(entry -> entry.isNamed(full.lastKey())).findFirst().orElseThrow();
        }

        YamlUse item(String path, int index) {
            return ((YamlSequence) node(path)).items().get(index);
        }

        List<TextEdit> remove(String path) {
            return edits.removeEntry(mapping(path(path).parent().toString()), entry(path));
        }

        List<TextEdit> removeItem(String path, int index) {
            return edits.removeItem((YamlSequence) node(path), index);
        }

        List<TextEdit> insert(String holder, String after, String... lines) {
            return edits.insertEntry(path(holder), Optional.ofNullable(after), List.of(lines));
        }

        List<TextEdit> insertItem(String holder, int index, String... lines) {
            return edits.insertItem(path(holder), index, List.of(lines));
        }

        List<TextEdit> replace(String path, Object value) {
            return edits.replaceValue(entry(path).value(), value);
        }

        List<TextEdit> move(String path, String target) {
            return edits.moveEntry(mapping(path(path).parent().toString()), entry(path), node(target));
        }

        static YamlPath path(String text) {
            YamlPath path = YamlPath.ROOT;
            for (String step : text.isEmpty() ? new String[0] : text.split("[.\\[]")) {
                path = step.isEmpty() ? path : step.endsWith("]") ? path.item(Integer.parseInt(step.substring(0,
                        step.length() - 1)))
                        : path.key(step);
            }
            return path;
        }
    }

    private static final int LAST = Integer.MAX_VALUE;
    private final List<Case> cases = new ArrayList<>();

    private void add(String title, String before, Change change, String after) {
        cases.add(new Case(title, before, change, after));
    }

    private Stream<DynamicTest> tests() {
        return cases.stream().map(one -> DynamicTest.dynamicTest(one.title, () -> {
            assertEquals(one.after, apply(one.before, one.change));
            if (one.before.contains("\n")) {
                String windows = one.before.replace("\n", "\r\n");
                assertEquals(one.after.replace("\n", "\r\n"), apply(windows, one.change), "with Windows line breaks");
            }
        }));
    }

    private static String apply(String before, Change change) {
        YamlDocument document = YamlDocument.parse(before);
        return TextEdit.applyAll(before, change.on(new Sample(document, YamlEdits.of(document))));
    }

    @TestFactory
    Stream<DynamicTest> renames() {
        add("plain", "a: 1 # c\nb: 2\n", s -> s.edits.renameKey(s.entry("a"), "x"), "x: 1 # c\nb: 2\n");
        add("double quotes stay", "\"a\" : 1\n", s -> s.edits.renameKey(s.entry("a"), "x"), "\"x\" : 1\n");
        add("single quotes stay", "'a': 1\n", s -> s.edits.renameKey(s.entry("a"), "it's"), "'it''s': 1\n");
        add("quotes come where they are needed", "a: 1\n", s -> s.edits.renameKey(s.entry("a"), "x: y"),
                "\"x: y\": 1\n");
        add("a number as a key", "a: 1\n", s -> s.edits.renameKey(s.entry("a"), "010"), "\"010\": 1\n");
        add("nested, with anchor", "p:\n- &x a: 1\n  b: 2\n", s -> s.edits.renameKey(s.entry("p[0].a"), "c"),
                "p:\n- &x c: 1\n  b: 2\n");
        add("in braces", "p: {a: 1, b: 2}\n", s -> s.edits.renameKey(s.entry("p.b"), "x"), "p: {a: 1, x: 2}\n");
        add("not to a key that is there already", "a: 1\nb: 2\n", s -> s.edits.renameKey(s.entry("a"), "b"),
                "a: 1\nb: 2\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> replacements() {
        add("plain text", "a: x # c\n", s -> s.replace("a", "y z"), "a: y z # c\n");
        add("a text that looks like a boolean", "a: x\n", s -> s.replace("a", "true"), "a: \"true\"\n");
        add("a text that looks like a number", "a: x\n", s -> s.replace("a", "1.10"), "a: \"1.10\"\n");
        add("a text that looks like null", "a: x\n", s -> s.replace("a", "~"), "a: \"~\"\n");
        add("a text that looks like a date", "a: x\n", s -> s.replace("a", "2020-01-01"), "a: \"2020-01-01\"\n");
        add("an empty text", "a: x\n", s -> s.replace("a", ""), "a: \"\"\n");
        add("a boolean", "a: \"true\" # c\n", s -> s.replace("a", true), "a: true # c\n");
        add("a number", "a: \"5\"\n", s -> s.replace("a", 5), "a: 5\n");
        add("null", "a: x\n", s -> s.replace("a", null), "a: null\n");
        add("double quotes stay", "a: \"x\"\n", s -> s.replace("a", "y \"z\""), "a: \"y \\\"z\\\"\"\n");
        add("single quotes stay", "a: 'x'\n", s -> s.replace("a", "it's"), "a: 'it''s'\n");
        add("single quotes cannot hold a line break", "a: 'x'\n", s -> s.replace("a", "y\nz"), "a: \"y\\nz\"\n");
        add("a missing value", "a:\nb: 1\n", s -> s.replace("a", "x"), "a: x\nb: 1\n");
        add("a missing value before a comment", "a: # c\nb: 1\n", s -> s.replace("a", 1), "a: 1 # c\nb: 1\n");
        add("an alias", "a: &x 1\nb: *x # c\n", s -> s.replace("b", "w"), "a: &x 1\nb: w # c\n");
        add("an anchor stays", "a: &x 1\nb: *x\n", s -> s.replace("a", "yes"), "a: &x \"yes\"\nb: *x\n");
        add("a tag stays with a text", "a: !!str 1\n", s -> s.replace("a", "w"), "a: !!str w\n");
        add("a tag goes with another type", "a: !!str 1\n", s -> s.replace("a", 1), "a: 1\n");
        add("in brackets", "a: [x, y]\n", s -> s.edits.replaceValue(s.item("a", 0), "b, c"), "a: [\"b, c\", y]\n");
        add("an item", "a:\n- x\n- y\n", s -> s.edits.replaceValue(s.item("a", 1), "- z"), "a:\n- x\n- \"- z\"\n");
        add("a missing item", "a:\n-\n- y\n", s -> s.edits.replaceValue(s.item("a", 0), "z"), "a:\n- z\n- y\n");
        add("a text of several lines", "a: x\n  y\nb: 1\n", s -> s.replace("a", "z"), "a: z\nb: 1\n");
        add("a block stays a block", "a: |\n    x\n    y\nb: 1\n", s -> s.replace("a", "p\n\n  q\nr\n"),
                "a: |\n    p\n\n      q\n    r\nb: 1\n");
        add("a block that keeps its line breaks", "a: |+\n  x\n\nb: 1\n", s -> s.replace("a", "p\nq"),
                "a: |-\n  p\n  q\nb: 1\n");
        add("a block that becomes one line", "a: >-\n  x\n  y\n\n# c\nb: 1\n", s -> s.replace("a", "z"),
                "a: z\n\n# c\nb: 1\n");
        add("a mapping is not replaced", "a: {b: 1}\n", s -> s.replace("a", "z"), "a: {b: 1}\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> removalsFromBlocks() {
        add("a line and its comment", "a: 1\nb: 2 # c\nc: 3\n", s -> s.remove("b"), "a: 1\nc: 3\n");
        add("comments above and below stay", "a: 1\n# above\nb: 2\n# below\nc: 3\n", s -> s.remove("b"),
                "a: 1\n# above\n# below\nc: 3\n");
        add("the first", "a: 1\nb: 2\n", s -> s.remove("a"), "b: 2\n");
        add("the last", "a: 1\nb: 2\n", s -> s.remove("b"), "a: 1\n");
        add("the last, without a line break", "a: 1\nb: 2", s -> s.remove("b"), "a: 1");
        add("with all that is nested", "a: 1\nb:\n  c: 1\n  d:\n  - x\n\ne: 5\n", s -> s.remove("b"), "a: 1\n\ne: 5\n");
        add("with a list in its own column", "b:\n- x\n- y\ne: 5\n", s -> s.remove("b"), "e: 5\n");
        add("with a block scalar", "a: |\n  x\n\n  y\nb: 1\n", s -> s.remove("a"), "b: 1\n");
        add("with the blank lines a block keeps", "a: |+\n  x\n\nb: 1\n", s -> s.remove("a"), "b: 1\n");
        add("with a text of several lines", "a: \"x\n  y\" # c\nb: 1\n", s -> s.remove("a"), "b: 1\n");
        add("with anchor and tag", "&k a: !!str x\nb: 1\n", s -> s.remove("a"), "b: 1\n");
        add("a missing value", "a:\nb: 1\n", s -> s.remove("a"), "b: 1\n");
        add("an alias", "a: &x 1\nb: *x\nc: 2\n", s -> s.remove("b"), "a: &x 1\nc: 2\n");
        add("not an anchor that is used", "a: &x 1\nb: *x\n", s -> s.remove("a"), "a: &x 1\nb: *x\n");
        add("nested", "a:\n  b: 1\n  c: 2\nd: 3\n", s -> s.remove("a.c"), "a:\n  b: 1\nd: 3\n");
        add("the only one", "a:\n  b: 1 # c\nd: 3\n", s -> s.remove("a.b"), "a: {}\nd: 3\n");
        add("the only one below an anchor and a comment", "a: &x # c\n  b: 1\nd: 3\n", s -> s.remove("a.b"),
                "a: &x {} # c\nd: 3\n");
        add("the only one of an item", "- a: 1 # c\n- b: 2\n", s -> s.remove("[0].a"), "- {} # c\n- b: 2\n");
        add("the only one of the document", "# c\na:\n  b: 1\n", s -> s.remove("a"), "# c\n{}\n");
        add("the first of an item", "- a: 1 # x\n  b: 2\n- c: 3\n", s -> s.remove("[0].a"), "- b: 2\n- c: 3\n");
        add("the first of an item, with a comment behind", "- a:\n    x: 1\n  # about b\n  b: 2\n", s ->
                s.remove("[0].a"),
                "- # about b\n  b: 2\n");
        add("the first of an item in an item", "- - a: 1\n    b: 2\n", s -> s.remove("[0][0].a"), "- - b: 2\n");
        add("the second of an item", "- a: 1\n  b: 2\n- c: 3\n", s -> s.remove("[0].b"), "- a: 1\n- c: 3\n");
        add("an item", "a:\n- x # c\n- y\n- z\n", s -> s.removeItem("a", 1), "a:\n- x # c\n- z\n");
        add("the first item", "a:\n  - x # c\n  - y\n", s -> s.removeItem("a", 0), "a:\n  - y\n");
        add("the last item", "a:\n- x\n- y: 1\n  z: 2\nb: 1\n", s -> s.removeItem("a", 1), "a:\n- x\nb: 1\n");
        add("the only item", "a: # c\n- x: 1\n  y: 2\nb: 1\n", s -> s.removeItem("a", 0), "a: [] # c\nb: 1\n");
        add("an item of an item", "- - a\n  - b\n- c\n", s -> s.removeItem("[0]", 0), "- - b\n- c\n");
        add("the only item of an item", "- - a\n- c\n", s -> s.removeItem("[0]", 0), "- []\n- c\n");
        add("an empty item", "a:\n-\n- b\n", s -> s.removeItem("a", 0), "a:\n- b\n");
        add("an item with a comment in front", "a:\n- # c\n  b: 1\n- d\n", s -> s.removeItem("a", 0), "a:\n- d\n");
        add("one of two equal keys", "a: 1\na: 2\nb: 3\n", s -> s.remove("a"), "a: 2\nb: 3\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> removalsFromBrackets() {
        add("the first entry", "p: {a: 1, b: 2} # c\n", s -> s.remove("p.a"), "p: {b: 2} # c\n");
        add("an entry between", "p: {a: 1, b: {x: 1}, c: 3}\n", s -> s.remove("p.b"), "p: {a: 1, c: 3}\n");
        add("the last entry", "p: {a: 1, b: 2}\n", s -> s.remove("p.b"), "p: {a: 1}\n");
        add("the last entry before a comma", "p: {a: 1, b: 2, }\n", s -> s.remove("p.b"), "p: {a: 1, }\n");
        add("the only entry", "p: {a: 1}\n", s -> s.remove("p.a"), "p: {}\n");
        add("the only entry and its comma", "p: { a: 1, }\n", s -> s.remove("p.a"), "p: {  }\n");
        add("the first item", "p: [a, b, c]\n", s -> s.removeItem("p", 0), "p: [b, c]\n");
        add("the last item", "p: [a, [b], c]\n", s -> s.removeItem("p", 2), "p: [a, [b]]\n");
        add("an item with an anchor", "p: [&x a, b]\n", s -> s.removeItem("p", 0), "p: [b]\n");
        add("an entry on a line of its own", "p: {\n  \"a\": 1,\n  \"b\": 2\n}\n", s -> s.remove("p.a"),
                "p: {\n  \"b\": 2\n}\n");
        add("the last on a line of its own", "p: {\n  \"a\": 1,\n  \"b\": 2\n}\n", s -> s.remove("p.b"),
                "p: {\n  \"a\": 1\n}\n");
        add("the last, a comment before it", "p: {\n  a: 1, # one\n  b: 2\n}\n", s -> s.remove("p.b"),
                "p: {\n  a: 1 # one\n}\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> insertionsIntoMappings() {
        add("at the end", "a: 1\nb: 2\n", s -> s.insert("", null, "c: 3"), "a: 1\nb: 2\nc: 3\n");
        add("at the end, without a line break", "a: 1", s -> s.insert("", null, "c: 3"), "a: 1\nc: 3");
        add("behind a key", "a: 1 # c\n# about b\nb: 2\n", s -> s.insert("", "a", "c: 3"),
                "a: 1 # c\nc: 3\n# about b\nb: 2\n");
        add("behind an unknown key", "a: 1\n", s -> s.insert("", "x", "c: 3"), "a: 1\nc: 3\n");
        add("behind nested lines", "a:\n    x: 1\n    y:\n    - z\nb: 2\n", s -> s.insert("", "a", "c: 3"),
                "a:\n    x: 1\n    y:\n    - z\nc: 3\nb: 2\n");
        add("nested, several lines", "a:\n    x: 1\nb: 2\n", s -> s.insert("a", null, "c:", "  d: 1", "", "  e: 2"),
                "a:\n    x: 1\n    c:\n      d: 1\n\n      e: 2\nb: 2\n");
        add("behind a block scalar", "a:\n  x: |\n    t\n\n# c\nb: 2\n", s -> s.insert("a", null, "y: 1"),
                "a:\n  x: |\n    t\n  y: 1\n\n# c\nb: 2\n");
        add("behind a block that keeps its line breaks", "a:\n  x: |+\n    t\n\nb: 2\n", s -> s.insert("a", null,
                "y: 1"),
                "a:\n  x: |+\n    t\n\n  y: 1\nb: 2\n");
        add("into an item", "- a: 1\n- b: 2\n", s -> s.insert("[0]", null, "c: 3"), "- a: 1\n  c: 3\n- b: 2\n");
        add("into an item with a wide dash", "-   a: 1\n-   b: 2\n", s -> s.insert("[0]", null, "c: 3"),
                "-   a: 1\n    c: 3\n-   b: 2\n");
        add("into a missing value", "a:\nb: 1\n", s -> s.insert("a", null, "x: 1", "y: 2"),
                "a:\n  x: 1\n  y: 2\nb: 1\n");
        add("into a missing value with a comment", "a: # c\nb: 1\n", s -> s.insert("a", null, "x: 1"),
                "a: # c\n  x: 1\nb: 1\n");
        add("into a missing value, indented as elsewhere", "p:\n    q: 1\na:\n", s -> s.insert("a", null, "x: 1"),
                "p:\n    q: 1\na:\n    x: 1\n");
        add("into empty braces", "a: {} # c\nb: 1\n", s -> s.insert("a", null, "x: 1"), "a: # c\n  x: 1\nb: 1\n");
        add("into empty braces with an anchor", "a: &x {}\nb: *x\n", s -> s.insert("a", null, "x: 1"),
                "a: &x\n  x: 1\nb: *x\n");
        add("into null", "a: null\nb: 1\n", s -> s.insert("a", null, "x: 1"), "a:\n  x: 1\nb: 1\n");
        add("into an empty item", "a:\n- {}\n-\n", s -> s.insert("a[0]", null, "x: 1", "y: 2"),
                "a:\n- x: 1\n  y: 2\n-\n");
        add("into a missing item", "a:\n-\n- b\n", s -> s.insert("a[0]", null, "x: 1", "y: 2"),
                "a:\n- x: 1\n  y: 2\n- b\n");
        add("into an empty document", "", s -> s.insert("", null, "a: 1"), "a: 1\n");
        add("into a document of comments", "# c\n", s -> s.insert("", null, "a: 1"), "# c\na: 1\n");
        add("into a document that is empty braces", "{}\n", s -> s.insert("", null, "a: 1", "b: 2"), "a: 1\nb: 2\n");
        add("into braces", "p: {a: 1, b: 2}\n", s -> s.insert("p", null, "c: 3"), "p: {a: 1, b: 2, c: 3}\n");
        add("into braces behind a key", "p: {a: 1, b: 2}\n", s -> s.insert("p", "a", "c: 3"),
                "p: {a: 1, c: 3, b: 2}\n");
        add("into braces before a comma", "p: {a: 1,}\n", s -> s.insert("p", null, "c: 3"), "p: {a: 1, c: 3,}\n");
        add("nested lines into braces", "p: {a: 1}\n", s -> s.insert("p", null, "c:", "  d: [1]", "  e: |", "    x"),
                "p: {a: 1, c: {d: [1], e: \"x\\n\"}}\n");
        add("into braces of several lines", "p: {\n  \"a\": 1\n}\n", s -> s.insert("p", null, "\"b\": 2"),
                "p: {\n  \"a\": 1,\n  \"b\": 2\n}\n");
        add("into empty braces in brackets", "p: [{}, x]\n", s -> s.insert("p[0]", null, "a: 1"), "p: [{a: 1}, x]\n");
        add("into a missing value in braces", "p: {a: , b: 1}\n", s -> s.insert("p.a", null, "x: 1"),
                "p: {a: {x: 1}, b: 1}\n");
        add("not into a text", "a: x\n", s -> s.insert("a", null, "x: 1"), "a: x\n");
        add("not through an alias", "a: &x {b: 1}\nc: *x\n", s -> s.insert("c", null, "d: 1"), "a: &x {b: 1}\nc: *x\n");
        add("not a key that is there", "a: 1\n", s -> s.insert("", null, "a: 2"), "a: 1\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> insertionsIntoLists() {
        add("at the end", "a:\n- x\n- y # c\nb: 1\n", s -> s.insertItem("a", LAST, "z"),
                "a:\n- x\n- y # c\n- z\nb: 1\n");
        add("indented dashes", "a:\n  - x: 1\n    y: 2\nb: 1\n", s -> s.insertItem("a", LAST, "x: 2", "y:", "  z: 3"),
                "a:\n  - x: 1\n    y: 2\n  - x: 2\n    y:\n      z: 3\nb: 1\n");
        add("wide dashes", "a:\n-   x\n-   y\n", s -> s.insertItem("a", LAST, "p: 1", "q: 2"),
                "a:\n-   x\n-   y\n-   p: 1\n    q: 2\n");
        add("in front", "a:\n  - x\n  - y\n", s -> s.insertItem("a", 0, "w: 1", "v: 2"),
                "a:\n  - w: 1\n    v: 2\n  - x\n  - y\n");
        add("between", "a:\n- x\n# about y\n- y\n", s -> s.insertItem("a", 1, "w"), "a:\n- x\n- w\n# about y\n- y\n");
        add("into a list in a list", "- - a\n- b\n", s -> s.insertItem("[0]", LAST, "c"), "- - a\n  - c\n- b\n");
        add("in front of a list in a list", "- - a\n- b\n", s -> s.insertItem("[0]", 0, "c"), "- - c\n  - a\n- b\n");
        add("into a missing value", "plans:\nb: 1\n", s -> s.insertItem("plans", 0, "name: x", "id: y"),
                "plans:\n- name: x\n  id: y\nb: 1\n");
        add("into a missing value, indented as elsewhere", "a:\n  - x\nplans:\n", s -> s.insertItem("plans", 0,
                "name: x"),
                "a:\n  - x\nplans:\n  - name: x\n");
        add("into empty brackets", "p:\n  plans: [] # c\n", s -> s.insertItem("p.plans", 0, "name: x", "id: y"),
                "p:\n  plans: # c\n  - name: x\n    id: y\n");
        add("into brackets", "p: [a, b]\n", s -> s.insertItem("p", LAST, "c"), "p: [a, b, c]\n");
        add("into brackets in front", "p: [a, b]\n", s -> s.insertItem("p", 0, "c"), "p: [c, a, b]\n");
        add("into brackets between", "p: [a, b]\n", s -> s.insertItem("p", 1, "x: 1", "y: 2"),
                "p: [a, {x: 1, y: 2}, b]\n");
        add("into brackets of several lines", "p: [\n  a,\n  b,\n]\n", s -> s.insertItem("p", LAST, "c"),
                "p: [\n  a,\n  b,\n  c,\n]\n");
        add("into empty brackets in braces", "p: {a: []}\n", s -> s.insertItem("p.a", 0, "x: 1"), "p: {a: [{x: 1}]}\n");
        add("behind an item that keeps its line breaks", "a:\n- |+\n  x\n\n- y\n", s -> s.insertItem("a", 1, "z"),
                "a:\n- |+\n  x\n\n- z\n- y\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> moves() {
        add("to a mapping below", "a:\n  x: 1 # c\n  y: 2\nb:\n    z: 3\n", s -> s.move("a.x", "b"),
                "a:\n  y: 2\nb:\n    z: 3\n    x: 1 # c\n");
        add("with its comments and nested lines", """
                a:
                  # about x
                  x:
                    # inside
                    - p: |
                        text

                        more
                  y: 2
                b:
                    z: 3
                c: 4
                """, s -> s.move("a.x", "b"), """
                a:
                  y: 2
                b:
                    z: 3
                    # about x
                    x:
                      # inside
                      - p: |
                          text

                          more
                c: 4
                """);
        add("to a missing value", "a:\n  x: 1\n  y: 2\nb:\n", s -> s.move("a.x", "b"), "a:\n  y: 2\nb:\n  x: 1\n");
        add("the only one", "a:\n  x: 1\nb:\n  y: 2\n", s -> s.move("a.x", "b"), "a: {}\nb:\n  y: 2\n  x: 1\n");
        add("from braces to a block", "a: {x: [1], y: 2}\nb:\n  z: 3\n", s -> s.move("a.x", "b"),
                "a: {y: 2}\nb:\n  z: 3\n  x: [1]\n");
        add("from a block to braces", "a:\n  x:\n  - p: 1\n  y: 2\nb: {z: 3}\n", s -> s.move("a.x", "b"),
                "a:\n  y: 2\nb: {z: 3, x: [{p: 1}]}\n");
        add("outwards", "a:\n  b:\n    x: 1\n    y: 2\n", s -> s.move("a.b.x", "a"), "a:\n  b:\n    y: 2\n  x: 1\n");
        add("the first of an item", "l:\n- x: 1\n  y: 2\n- z: 3\n", s -> s.move("l[0].x", "l[1]"),
                "l:\n- y: 2\n- z: 3\n  x: 1\n");
        add("not into itself", "a:\n  b:\n    x: 1\n", s -> s.move("a", "a.b"), "a:\n  b:\n    x: 1\n");
        add("not where the key is there already", "a: {x: 1}\nb: {x: 2}\n", s -> s.move("a.x", "b"),
                "a: {x: 1}\nb: {x: 2}\n");
        add("not behind an alias of its anchor", "a:\n  x: &v 1\nb: *v\nc:\n  z: 1\n", s -> s.move("a.x", "c"),
                "a:\n  x: &v 1\nb: *v\nc:\n  z: 1\n");
        return tests();
    }

    @TestFactory
    Stream<DynamicTest> inBrokenTexts() {
        add("an insertion beside an error", "a:\n  x: \"open\n  y: 1\nb: 2\n", s -> s.insert("a", null, "z: 1"),
                "a:\n  x: \"open\n  y: 1\n  z: 1\nb: 2\n");
        add("the removal of what is broken", "a: 1\nb: @x\nc: 2\n", s -> s.remove("b"), "a: 1\nc: 2\n");
        add("a rename above an error", "a: 1\nb: [\n", s -> s.edits.renameKey(s.entry("a"), "x"), "x: 1\nb: [\n");
        return tests();
    }
}
