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

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.AnnotatedText;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Broken texts: what is blamed, and what survives. */
class RecoveryTest {

    /**
     * The cases of {@code recovery.txt}: a title behind {@code ===}, the text with the expected problems under its
     * lines, and the tree that is left behind {@code -->}. An arrow stands for a tab.
     */
    @TestFactory
    Stream<DynamicTest> brokenTexts() {
        return Stream.of(Trees.resource("recovery.txt").split("(?m)^=== ")).skip(1).map(one -> {
            String title = one.lines().findFirst().orElse("");
            String body = one.substring(one.indexOf('\n') + 1);
            String annotated = body.substring(0, body.indexOf("--> ")).replace('\u2192', '\t');
            String tree = body.substring(body.indexOf("--> ") + 4).strip();
            return DynamicTest.dynamicTest(title, () -> {
                YamlDocument document = YamlDocument.parse(AnnotatedText.of(annotated).text());
                assertEquals(annotated, annotate(document));
                assertEquals(tree, Trees.show(document));
            });
        });
    }

    /** A text with its problems written under the lines. */
    static String annotate(YamlDocument document) {
        List<AnnotatedText.Note> notes = document.problems().stream()
                .map(problem -> new AnnotatedText.Note(problem.range(), problem.message())).toList();
        return AnnotatedText.write(document.source().text(), notes);
    }

    @Test
    void knowsWhatIsDamaged() {
        String text = "a: 1\nb: \"open\nc:\n  d: 1\n";
        YamlDocument document = YamlDocument.parse(text);
        assertEquals(List.of("\"open"), document.damage().stream().map(document.source()::slice).toList());
        assertTrue(document.isDamaged(document.at(Trees.path("b")).orElseThrow().range()), "the value is unreadable");
        assertTrue(document.isDamaged(new TextRange(0, text.length())));
        assertFalse(document.isDamaged(document.at(Trees.path("c")).orElseThrow().range()));
        assertFalse(document.isDamaged(new TextRange(0, 4)));
    }

    @Test
    void whatIsMissingBehindDamageMayOnlyBeUnreadable() {
        YamlDocument document = YamlDocument.parse("plans:\n- name: a\n  @x: 1\n- name: b\n");
        assertTrue(document.isDamaged(document.at(Trees.path("plans[0]")).orElseThrow().range()));
        assertFalse(document.isDamaged(document.at(Trees.path("plans[1]")).orElseThrow().range()));
    }

    @Test
    void whatIsMissingInFrontMayOnlyBeUnreadableToo() {
        YamlDocument document = YamlDocument.parse("plans:\n- name{ a\n  id: 1\n- name: b\n");
        assertEquals("{plans: [{id: 1}, {name: b}]}", Trees.show(document));
        assertTrue(document.isDamaged(document.at(Trees.path("plans[0]")).orElseThrow().range()));
        assertFalse(document.isDamaged(document.at(Trees.path("plans[1]")).orElseThrow().range()));
    }

    @Test
    void keepsOffsetsBehindAnError() {
        String text = "\uFEFFa: @\r\nb: \uD83D\uDE00\r\nc: x\r\n";
        YamlDocument document = YamlDocument.parse(text);
        assertEquals("x", document.source().slice(document.at(Trees.path("c")).orElseThrow().range()));
        assertEquals("\uD83D\uDE00", document.source().slice(document.at(Trees.path("b")).orElseThrow().range()));
    }

    @Test
    void aTextWithHundredsOfTabsBehindKeysIsNoError() {
        YamlDocument document = YamlDocument.parse("key:\tvalue\n".repeat(1) + "b:\n" + numbered("  k%d:\tv\t# c\n",
                2000));
        assertTrue(document.isWellFormed(), () -> document.problems().getFirst().toString());
        assertEquals(2000, ((YamlMapping) document.at(Trees.path("b")).orElseThrow()).entries().size());
    }

    private static String numbered(String line, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(line.formatted(i));
        }
        return text.toString();
    }

    @Test
    void manyErrorsAreAllReportedUpToALimit() {
        String text = numbered("k%d: @\n", 30) + "last: 1\n";
        YamlDocument document = YamlDocument.parse(text);
        assertEquals(30, document.problems().size());
        assertEquals("1", Trees.showMerged(document.at(Trees.path("last")).orElseThrow()));
        YamlDocument hopeless = YamlDocument.parse(numbered("k%d: @\n", 5000));
        assertTrue(hopeless.problems().size() <= 500, () -> hopeless.problems().size() + " problems");
        assertTrue(hopeless.rootMapping().orElseThrow().entries().size() >= 40);
    }
}
