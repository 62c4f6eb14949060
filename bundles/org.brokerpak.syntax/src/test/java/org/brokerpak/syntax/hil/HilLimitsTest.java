/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Input without measure: a problem, never an exhausted stack. */
class HilLimitsTest {

    private static final int LEVELS = 10_000;

    @ParameterizedTest
    @ValueSource(strings = {"(", "-", "!", "f(", "a[", "\"${", "1 + ", "1 + (2 * ", "a ? ", "a ? b : ", "${",
        "- (f(\"${"})
    void deepNestingIsAProblem(String opening) throws InterruptedException {
        onSmallStack(() -> {
            String text = "${" + opening.repeat(LEVELS) + "1";
            HilTemplate template = HilTemplate.parse(text);
            assertTrue(!template.problems().isEmpty());
            assertTrue(template.nodeAt(text.length() / 2).isPresent());
            assertTrue(!template.toString().isEmpty() && template.parts().hashCode() == template.parts().hashCode());
            HilChecker.check(template, HilScope.of(Map.of()));
            assertInstanceOf(HilOutcome.Failure.class, Vectors.evaluate(text, Map.of()));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "-", "!"})
    void theProblemSaysWhatToDo(String opening) {
        String text = "${" + opening.repeat(LEVELS) + "1" + (opening.equals("(") ? ")" : "").repeat(LEVELS) + "}";
        HilProblem problem = HilTemplate.parse(text).problems().getFirst();
        assertEquals(HilProblem.Kind.TOO_DEEP, problem.kind());
        assertEquals("expressions are nested more than 100 levels deep; simplify them", problem.brokerText());
    }

    @Test
    void longChainsOfOperatorsAreDeepToo() {
        String text = "${1" + " + 1".repeat(LEVELS) + "}";
        assertEquals(HilProblem.Kind.TOO_DEEP, HilTemplate.parse(text).problems().getFirst().kind());
    }

    @Test
    void whatAuthorsWriteIsFarFromTheLimit() {
        assertEquals(new HilOutcome.Value("91"), Vectors.evaluate("${1" + " + 1".repeat(90) + "}", Map.of()));
        String nested = "(".repeat(90) + "1" + ")".repeat(90);
        assertEquals(new HilOutcome.Value("1"), Vectors.evaluate("${" + nested + "}", Map.of()));
    }

    @Test
    void manyMistakesInALongLineAreCountedQuickly() {
        List<HilProblem> problems = HilTemplate.parse("${}".repeat(LEVELS * 3)).problems();
        assertEquals(LEVELS * 3, problems.size());
        assertEquals("parse error at 1:90000: expected expression but found \"}\"", problems.getLast().brokerText());
    }

    @Test
    void deeplyNestedValuesAreRefused() throws InterruptedException {
        onSmallStack(() -> {
            Object value = "x";
            for (int i = 0; i < LEVELS; i++) {
                value = List.of(value);
            }
            assertInstanceOf(HilOutcome.Failure.class, Vectors.evaluate("${v}", Map.of("v", value)));
            assertInstanceOf(HilOutcome.Failure.class, HilCast.cast("[".repeat(LEVELS) + "]".repeat(LEVELS), "array"));
        });
    }

    @Test
    void repeatsInPatternsCannotExhaustMemory() {
        String pattern = "((((a{1000}){1000}){1000}){1000})";
        assertEquals(new HilOutcome.Failure(
                "regexp.matches: error parsing regexp: invalid repeat count: `{1000}`", false),
                Vectors.evaluate("${regexp.matches(p, \"a\")}", Map.of("p", pattern)));
    }

    /** Half of the stack that a thread usually has. */
    private static void onSmallStack(Runnable test) throws InterruptedException {
        List<Throwable> failures = new ArrayList<>();
        Thread thread = new Thread(null, test, "small stack", 512 * 1024);
        thread.setUncaughtExceptionHandler((where, failure) -> failures.add(failure));
        thread.start();
        thread.join();
        assertEquals(List.of(), failures);
    }
}
