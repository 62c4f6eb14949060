/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random changes to the vectors' expressions: parsing, checking and evaluating never throw, and the tree stays sound.
 * The seed of a failure is in its message; give it as the system property {@code brokerpak.fuzz.seed} to see it again.
 */
class HilFuzzTest {

    private static final int ROUNDS = 20_000;
    private static final List<String> FRAGMENTS = List.of(
            "${", "}", "\"", "\\", "$", "$$", "(", ")", "[", "]", ",", ".", "*", "+", "-", "/", "%", "?", ":", "==",
            "!=", "<=", ">", "&&", "||", "!", "=", "&", "|", "'", " ", "\n", "\t", "\r\n", "a", "list", "m", "n",
            "1", "1.5", "1.", "true", "str.truncate(", "json.marshal(", "é", "😀", "\u0301", "\\n", ".*", "_", "{",
            "\u0000", "\uD83D", "\uDCC3", "99999999999999999999", "\"${n}\"", "list[0]");

    @Test
    void neverThrowsAndKeepsNodesInsideTheirParents() {
        long seed = Long.getLong("brokerpak.fuzz.seed", System.nanoTime());
        Map<String, Object> variables = Vectors.json(Vectors.read("expressions/vars.json"));
        List<String> expressions = Vectors.lines("expressions/expressions.txt");
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            String text = mutate(expressions, random);
            try {
                check(text, variables);
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                throw new AssertionError("seed " + seed + ", round " + round + ", text <" + text + ">", e);
            }
        }
    }

    private static String mutate(List<String> expressions, Random random) {
        StringBuilder text = new StringBuilder(pick(expressions, random));
        for (int changes = random.nextInt(6); changes >= 0; changes--) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(4));
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, pick(FRAGMENTS, random));
                case 1 -> text.delete(at, end);
                case 2 -> text.replace(at, end, pick(FRAGMENTS, random));
                default -> text.insert(at, pick(expressions, random));
            }
        }
        return text.toString();
    }

    private static String pick(List<String> texts, Random random) {
        return texts.get(random.nextInt(texts.size()));
    }

    private static void check(String text, Map<String, Object> variables) {
        HilTemplate template = HilTemplate.parse(text);
        int end = 0;
        for (HilNode.Part part : template.parts()) {
            assertEquals(end, part.range().start(), "parts follow each other");
            assertInside(part);
            end = part.range().end();
        }
        assertEquals(text.length(), end, "parts cover the text");
        for (HilProblem problem : template.problems()) {
            assertTrue(problem.range().end() <= text.length(), "problem outside of the text");
        }
        for (int offset = 0; offset <= text.length() && !text.isEmpty(); offset++) {
            assertTrue(template.nodeAt(offset).orElseThrow().range().touches(offset));
        }
        HilChecker.check(template, HilScope.ofValues(variables));
        boolean refused = Vectors.evaluate(text, variables) instanceof HilOutcome.Failure;
        assertTrue(refused || template.problems().isEmpty(), "a template with a problem was evaluated");
        HilDetector.isExpression(text);
    }

    private static void assertInside(HilNode parent) {
        for (HilNode child : parent.children()) {
            assertTrue(parent.range().contains(child.range()), () -> child + " is not inside " + parent);
            assertInside(child);
        }
    }
}
