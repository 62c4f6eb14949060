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

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The broker reads the first document of a file and says nothing of the rest (broker-behaviour 1.2). */
class FirstDocumentTest {

    /** A text, its tree, and what is ignored. */
    private record Case(String text, String tree, String ignored) {
    }

    private static final List<Case> CASES = List.of(
            new Case("", "", ""),
            new Case("# only a comment\n", "", ""),
            new Case("a: 1\n", "{a: 1}", ""),
            new Case("---\na: 1\n", "{a: 1}", ""),
            new Case("# c\n---\na: 1\n# c\n", "{a: 1}", ""),
            new Case("a: 1\n...\n", "{a: 1}", ""),
            new Case("a: 1\n...\n# comment\n\n", "{a: 1}", ""),
            new Case("a: 1\n---\nb: 2\n", "{a: 1}", "---\nb: 2\n"),
            new Case("a: 1\n...\n---\nb: 2\n", "{a: 1}", "---\nb: 2\n"),
            new Case("a: 1\n...\nb: 2\n", "{a: 1}", "b: 2\n"),
            new Case("---\n---\na: 1\n", "", "---\na: 1\n"),
            new Case("--- a\n--- b\n", "a", "--- b\n"),
            new Case("a: 1\n---\nb: [ \"x\n", "{a: 1}", "---\nb: [ \"x\n"),
            new Case("a: 1\n---\nb: \0\n", "{a: 1}", "---\nb: \0\n"),
            new Case("a: 1\n---\n<<<<<<< x\nb: 1\n=======\n", "{a: 1}", "---\n<<<<<<< x\nb: 1\n=======\n"),
            // The top-level value ends where a line stands left of it.
            new Case(" a: 1\nb: 2\n", "{a: 1}", "b: 2\n"),
            new Case("{a: 1}\nb: 2\n", "{a: 1}", "b: 2\n"));

    @TestFactory
    Stream<DynamicTest> documents() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest("text: " + Trees.escape(one.text), () -> {
            YamlDocument document = YamlDocument.parse(one.text);
            assertEquals(one.tree, Trees.show(document));
            assertEquals(one.ignored, document.ignored().map(document.source()::slice).orElse(""));
            assertEquals(List.of(), document.problems(), "what the broker does not read cannot be wrong");
        }));
    }
}
