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
import java.util.Random;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.MarkedText;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each character of a decoded text knows where it is written. */
class ScalarTextTest {

    /** The text of a value {@code v} with the place of what the second column names, and the whole decoded text. */
    private record Case(String marked, String part, String decoded) {
    }

    private static final List<Case> CASES = List.of(
            new Case("v: ab«cd»ef\n", "cd", "abcdef"),
            new Case("v: &x !!str ab«cd»ef\n", "cd", "abcdef"),
            new Case("v: ab\n  «cd» ef\n", "cd", "ab cd ef"),
            new Case("v: ab«\n»  cd\n", " ", "ab cd"),
            new Case("v: ab\n\n\n  «cd»\n", "cd", "ab\n\ncd"),
            new Case("v: a«b\n  c»d\n", "b c", "ab cd"),
            new Case("v: ab \t\r\n  «cd»\r\n", "cd", "ab cd"),
            new Case("v: 'it«''»s'\n", "'", "it's"),
            new Case("v: 'it''«s»'\n", "s", "it's"),
            new Case("v: 'a\n\n  «b» '\n", "b", "a\nb "),
            new Case("v: &x 'a«b»'\n", "b", "ab"),
            new Case("v: \"a«b»c\"\n", "b", "abc"),
            new Case("v: \"a«\\n»c\"\n", "\n", "a\nc"),
            new Case("v: \"a\\n«c»\"\n", "c", "a\nc"),
            new Case("v: \"«\\x41»b\"\n", "A", "Ab"),
            new Case("v: \"a«\\u00e4»b\"\n", "ä", "aäb"),
            new Case("v: \"a«\\U0001F600»b\"\n", "\uD83D\uDE00", "a\uD83D\uDE00b"),
            new Case("v: \"a\\U0001F600«b»\"\n", "b", "a\uD83D\uDE00b"),
            new Case("v: \"\\\"«x»\\\\\"\n", "x", "\"x\\"),
            new Case("v: \"a\\\n   «b»\"\n", "b", "ab"),
            new Case("v: \"a  \\\n   \\ «b»\"\n", "b", "a   b"),
            new Case("v: \"a\n  «b»\n\n  c\"\n", "b", "a b\nc"),
            new Case("v: \"a\r\n  «b»\"\r\n", "b", "a b"),
            new Case("v: \"\uD83D\uDE00«x»\"\n", "x", "\uD83D\uDE00x"),
            new Case("v: \"it\\'s «x»\"\n", "x", "it's x"),
            new Case("v: |\n  ab\n  c«d»\n", "d", "ab\ncd\n"),
            new Case("v: |\n  ab\n    «cd»\n", "cd", "ab\n  cd\n"),
            new Case("v: |\n  ab\n  «  cd»\n", "  cd", "ab\n  cd\n"),
            new Case("v: |\n  a«b\n  c»d\n", "b\nc", "ab\ncd\n"),
            new Case("v: |\n\n  ab\n\n  «cd»\n", "cd", "\nab\n\ncd\n"),
            new Case("v: |2\n   ab\n  «cd»\n", "cd", " ab\ncd\n"),
            new Case("v: |+\n  ab\n«\n»\n", "\n", "ab\n\n\n"),
            new Case("v: |-\n  ab\n  «cd»\n\n", "cd", "ab\ncd"),
            new Case("v: |\r\n  ab\r\n  «cd»\r\n", "cd", "ab\ncd\n"),
            new Case("v: |  # comment\n  «ab»\nw: 1\n", "ab", "ab\n"),
            new Case("v: &x |\n  «ab»\n", "ab", "ab\n"),
            new Case("v: |\n  a\tb «c» \n", "c", "a\tb c \n"),
            new Case("v: >\n  ab\n  «cd»\n", "cd", "ab cd\n"),
            new Case("v: >\n  ab«\n»  cd\n", " ", "ab cd\n"),
            new Case("v: >\n  ab\n\n\n  «cd»\n", "cd", "ab\n\ncd\n"),
            new Case("v: >\n  ab\n    «cd»\n  ef\n", "cd", "ab\n  cd\nef\n"),
            new Case("v: >\n  ab\n    cd\n  «ef»\n", "ef", "ab\n  cd\nef\n"),
            new Case("v: >-\n  ab\n  «cd»\n\n", "cd", "ab cd"),
            new Case("v: >+\n  ab\n  «cd»\n\n", "cd", "ab cd\n\n"),
            new Case("v: >1\n   ab\n «cd»\n", "cd", "  ab\ncd\n"),
            new Case("v: >\r\n  ab\r\n  «cd»\r\n", "cd", "ab cd\n"));

    private static YamlScalar scalar(YamlDocument document) {
        return (YamlScalar) document.at(Trees.path("v")).orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> parts() {
        return CASES.stream().map(one -> DynamicTest.dynamicTest(Trees.escape(one.marked), () -> {
            MarkedText marked = MarkedText.of(one.marked);
            YamlDocument document = YamlDocument.parse(marked.text());
            ScalarText text = ScalarText.of(document.source(), scalar(document));
            assertEquals(one.decoded, text.value());
            int from = one.part.isBlank() ? text.indexAt(marked.range().start()) : text.value().indexOf(one.part);
            TextRange decoded = new TextRange(from, from + one.part.length());
            assertEquals(one.part, text.value().substring(decoded.start(), decoded.end()));
            assertEquals(one.marked, MarkedText.mark(marked.text(), text.rangeOf(decoded)));
            assertEquals(from, text.indexAt(marked.range().start()), "and back");
        }));
    }

    @Test
    void anEmptyPartStandsBetweenItsNeighbours() {
        MarkedText marked = MarkedText.of("v: \"a\\n«»b\"\n");
        YamlDocument document = YamlDocument.parse(marked.text());
        assertEquals(marked.range(), ScalarText.of(document.source(), scalar(document)).rangeOf(TextRange.at(2)));
    }

    @Test
    void theEndOfTheTextStandsBeforeTheClosingQuote() {
        for (String marked : List.of("v: \"ab«»\"\n", "v: 'ab«»'\n", "v: ab«»\n", "v: \"«»\"\n", "v:«»\n",
                "v: |-\n  ab«»\n", "v: |\n  ab\n«»")) {
            YamlDocument document = YamlDocument.parse(MarkedText.of(marked).text());
            ScalarText text = ScalarText.of(document.source(), scalar(document));
            int end = text.offsetOf(text.value().length());
            assertEquals(marked, MarkedText.mark(document.source().text(), TextRange.at(end)));
        }
    }

    @Test
    void anOffsetBetweenTwoCharactersGivesTheSecond() {
        MarkedText marked = MarkedText.of("v: ab\n  <*>  cd\n");
        YamlDocument document = YamlDocument.parse(marked.text());
        assertEquals(3, ScalarText.of(document.source(), scalar(document)).indexAt(marked.caret()));
    }

    @Test
    void decodesAsTheParserDoes() {
        long seed = Long.getLong("brokerpak.seed", 20261120L);
        Random random = new Random(seed);
        for (int i = 0; i < 4000; i++) {
            String text = RandomYaml.scalar(random);
            YamlDocument document = YamlDocument.parse("v: " + text);
            if (document.isWellFormed() && document.at(Trees.path("v")).orElse(null) instanceof YamlScalar scalar) {
                String decoded = ScalarText.decode(document.source().text(), scalar).toString();
                String kept = scalar.style().isBlock() ? decoded.substring(0, Math.min(decoded.length(),
                        scalar.value().length())) : decoded;
                String where = "seed " + seed + ": " + Trees.escape(text);
                assertEquals(scalar.value(), kept, where);
                checkPlaces(document, scalar, where);
            }
        }
    }

    private static void checkPlaces(YamlDocument document, YamlScalar scalar, String where) {
        ScalarText text = ScalarText.of(document.source(), scalar);
        int last = scalar.range().start();
        for (int i = 0; i < scalar.value().length(); i++) {
            TextRange range = text.rangeOf(new TextRange(i, i + 1));
            assertTrue(!range.isEmpty() && range.start() >= last && range.end() <= document.source().length(), where);
            assertTrue(text.indexAt(range.start()) <= i, where);
            last = range.start();
        }
    }
}
