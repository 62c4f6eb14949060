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

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Hostile texts yield a tree and a problem, and never an exception. Each takes well under a second. */
class YamlLimitsTest {

    /** A title, the hostile part of a text that ends with {@code last: 1}, the problem's kind and its first words. */
    private record Case(String title, String hostile, YamlProblem.Kind kind, String message) {
    }

    private static Case syntax(String title, String hostile, String message) {
        return new Case(title, hostile, YamlProblem.Kind.SYNTAX, message);
    }

    private static Case limit(String title, String hostile, String message) {
        return new Case(title, hostile, YamlProblem.Kind.LIMIT, message);
    }

    private static Stream<Case> cases() {
        return Stream.of(
                limit("alias bomb", bomb(), "the aliases of this file stand for more than"),
                limit("10,000 lists in lists on one line", "a:\n  " + "- ".repeat(10_000) + "x\n", "nested more than"),
                limit("10,000 closed brackets", "a: " + "[".repeat(10_000) + "]".repeat(10_000) + "\n",
                        "nested more than"),
                limit("10,000 closed braces", "a: " + "{a: ".repeat(10_000) + "}".repeat(10_000) + "\n",
                        "nested more than"),
                limit("3,000 mappings in mappings", levels(3_000), "nested more than"),
                syntax("3,000 open brackets", "a: " + "[".repeat(3_000) + "\n", "this list is never closed"),
                syntax("10,000 open brackets", "a: " + "[".repeat(10_000) + "\n", "this list is never closed"),
                syntax("10,000 open braces", "a: " + "{a: ".repeat(10_000) + "\n", "this mapping is never closed"),
                syntax("10 million open brackets", "a: " + "[".repeat(10_000_000) + "\n", "this list is never closed"),
                syntax("a quoted line of 10 MB that is never closed", "a: \"" + "x".repeat(10_000_000) + "\n",
                        "this quoted text is never closed"),
                syntax("a line of 10 MB of texts in quotes", "a: " + "\"x\" ".repeat(2_500_000) + "\n",
                        "text stands behind"),
                syntax("a line of 10 MB of colons", "a: " + "x: ".repeat(3_000_000) + "\n", "a text that holds \": \""),
                syntax("a line of 10 MB of spaces", "a: b" + " ".repeat(10_000_000) + "c: d\n",
                        "a text that holds \": \""),
                syntax("a key of 10 MB", "x".repeat(10_000_000) + "\n", "this line is neither"),
                syntax("NUL bytes", "a: x\0y\n\0b: 1\n", "the character U+0000 is not allowed"),
                syntax("a million NUL bytes", "a: " + "\0".repeat(1_000_000) + "\n", "the character U+0000"),
                syntax("lone surrogates", "a: \uD83D\nb: \uDE00\n", "the character U+D83D is not allowed"),
                syntax("100,000 lines indented by tabs", "a:\n" + "\tb: 1\n".repeat(100_000), "tabs indent this line"),
                syntax("100,000 open quotes", "a: \"x\n".repeat(100_000), "this quoted text is never closed"),
                syntax("20,000 open brackets in lines", "a: [\n".repeat(20_000), "this list is never closed"),
                syntax("10,000 merge conflicts", "<<<<<<< a\nb: 1\n=======\nb: 2\n>>>>>>> c\n".repeat(10_000),
                        "merge conflict"));
    }

    private static String bomb() {
        StringBuilder text = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x]\n");
        for (char c = 'b'; c <= 'j'; c++) {
            text.append(c).append(": &").append(c).append(" [");
            text.append(("*" + (char) (c - 1) + ", ").repeat(9)).append("]\n");
        }
        return text.toString();
    }

    private static String levels(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(" ".repeat(i)).append("a:\n");
        }
        return text.toString();
    }

    @TestFactory
    Stream<DynamicTest> hostileTexts() {
        return cases().map(one -> DynamicTest.dynamicTest(one.title, () -> {
            YamlDocument document = YamlDocument.parse(one.hostile + "last: 1\n");
            assertTrue(document.root().isPresent(), "there is a tree");
            YamlProblem first = document.problems().stream().filter(problem -> problem.kind() == one.kind).findFirst()
                    .orElseThrow();
            assertTrue(first.message().startsWith(one.message), first::message);
            assertTrue(document.problems().size() <= 500);
            TreeChecks.check(document, one.title);
        }));
    }

    @Test
    void deepNestingLosesNothingBelowIt() {
        for (String hostile : List.of("a: " + "[".repeat(3_000) + "\n", "a: " + "[".repeat(300) + "]".repeat(300)
                + "\n",
                "a:\n  " + "- ".repeat(300) + "x\n", levels(300))) {
            YamlDocument document = YamlDocument.parse(hostile + "last: 1\n");
            assertEquals(1, document.problems().size(), () -> document.problems().toString());
            assertEquals("1", document.at(Trees.path("last")).map(Trees::showMerged).orElse(""));
        }
    }

    @Test
    void whatIsDeepButRealIsFine() {
        assertEquals(List.of(), YamlDocument.parse(levels(150)).problems());
        assertEquals(List.of(), YamlDocument.parse("[".repeat(150) + "]".repeat(150)).problems());
    }

    @Test
    void aLongLineIsFine() {
        YamlDocument document = YamlDocument.parse("a: " + "x".repeat(10_000_000) + "\nb: \"" + "y z".repeat(100_000)
                + "\"\n");
        assertEquals(List.of(), document.problems());
        assertEquals(2, document.rootMapping().orElseThrow().entries().size());
    }

    @Test
    void unreadableCharactersKeepEverythingElse() {
        YamlDocument document = YamlDocument.parse("a: x\0y\n\uD83Db: 1\nc: \"\u0007\"\n");
        assertEquals("{a: x\uFFFDy, \uFFFDb: 1, c: \"\uFFFD\"}", Trees.show(document));
        assertEquals(3, document.problems().size());
    }
}
