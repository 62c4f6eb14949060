/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.hil.HilProblem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks against what is known of variables before they have values. */
class HilCheckerTest {

    private static final HilScope SCOPE = HilScope.of(Map.of(
            "s", HilVariableType.string(),
            "l", HilVariableType.list(),
            "m", HilVariableType.map(),
            "strings", HilVariableType.mapOf(List.of(HilType.STRING, HilType.STRING)),
            "mixed", HilVariableType.mapOf(List.of(HilType.STRING, HilType.MAP)),
            "lists", HilVariableType.listOf(List.of(HilType.LIST)),
            "empty", HilVariableType.listOf(List.of()),
            "any", HilVariableType.unknown()));

    private static String check(String text) {
        HilChecker.Result result = HilChecker.check(HilTemplate.parse(text), SCOPE);
        StringBuilder shown = new StringBuilder(result.type().word());
        result.problems().forEach(problem -> shown.append(" | ")
                .append(text, problem.range().start(), problem.range().end())
                .append(" | ").append(problem.brokerText()));
        return shown.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            plain                    ~ string
            ${s}                     ~ string
            ${l}                     ~ list
            ${"${m}"}                ~ map
            ${m["k"]}                ~ unknown
            ${strings["k"]}          ~ string
            ${lists[0]}              ~ list
            x${any}                  ~ string
            ${any}                   ~ unknown
            ${any[0]}                ~ unknown
            ${any ? l : 1 + any} ~ unknown | any ? l : 1 + any | At column 3, line 1: true and false expression types \
            must match; have type list and type int
            ${any + 1 == s}          ~ string
            ${s == l}                ~ string | l | At column 3, line 1: operand 2 should be TypeString, got TypeList
            ${s["k"]} ~ unknown | s["k"] | At column 4, line 1: invalid index operation into non-indexable type: \
            TypeString
            ${mixed["k"]} ~ unknown | mixed["k"] | At column 8, line 1: map "mixed" does not have homogenous types. \
            found TypeString and then TypeMap
            ${empty[0]} ~ unknown | empty[0] | At column 8, line 1: list "empty" does not have any elements so cannot \
            determine type.
            ${l[true]} ~ unknown | true | At column 4, line 1: key of an index must be an int, was TypeBool
            ${str.truncate(l, m)} ~ string | l | At column 3, line 1: str.truncate: argument 1 should be type int, \
            got type list
            x-${s}${l} ~ string | ${l} | At column 1, line 1: output of an HIL expression must be a string, or a \
            single list (argument 3 is TypeList)
            ${7.5 % 2}               ~ unknown | 7.5 % 2 | At column 3, line 1: modulo cannot be used with floats
            """)
    void findsTypesAndMistakes(String text, String expected) {
        assertEquals(expected, check(text));
    }

    @Test
    void reportsAllMistakesInTheBrokersOrder() {
        String text = "${true ? 1 : l} ${f(x)} ${counter.next(y)}\n${-l}";
        assertEquals(String.join(" | ", "string",
                "x", "1:21: unknown variable accessed: x",
                "f", "1:19: unknown function called: f",
                "y", "1:40: unknown variable accessed: y",
                "counter.next", "1:27: counter.next: expected 0 arguments, got 1",
                "true ? 1 : l", "At column 3, line 1: true and false expression types must match; "
                        + "have type int and type list",
                "l", "At column 3, line 2: operand 2 should be TypeInt, got TypeList"), check(text));
    }

    @Test
    void saysWhatSortOfMistakeItIs() {
        List<HilProblem> problems = HilChecker.check(HilTemplate.parse("${x}${f()}${env()}${!1}"), SCOPE).problems();
        assertEquals(List.of(Kind.UNKNOWN_VARIABLE, Kind.UNKNOWN_FUNCTION, Kind.ARGUMENT_COUNT, Kind.TYPE),
                problems.stream().map(HilProblem::kind).toList());
        assertEquals("unknown variable accessed: x", problems.getFirst().text());
    }

    @Test
    void oneMistakeIsReportedOnce() {
        assertEquals("string | l | At column 4, line 1: operand 1 should be TypeInt, got TypeList",
                check("${(l + 1) * 2 < 3 && true}"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ${str.truncate(5,      ~ string
            ${nam                  ~ unknown | nam | 1:3: unknown variable accessed: nam
            ${s + } ${nam}         ~ string | nam | 1:11: unknown variable accessed: nam
            ${s["k"]["j"] + l} ~ unknown | s["k"] | At column 4, line 1: invalid index operation into non-indexable \
            type: TypeString
            """)
    void halfTypedTextIsCheckedWhereItCanBe(String text, String expected) {
        assertEquals(expected, check(text));
    }

    @Test
    void takesTypesFromValues() {
        HilScope scope = HilScope.ofValues(Map.of("n", 1, "b", true, "l", List.of(1, List.of()),
                "m", Map.of("k", Map.of()), "odd", Thread.currentThread()));
        assertEquals(HilVariableType.string(), scope.variable("n").orElseThrow());
        assertEquals(HilVariableType.string(), scope.variable("b").orElseThrow());
        assertEquals(HilVariableType.listOf(List.of(HilType.STRING, HilType.LIST)), scope.variable("l").orElseThrow());
        assertEquals(HilVariableType.mapOf(List.of(HilType.MAP)), scope.variable("m").orElseThrow());
        assertEquals(HilVariableType.unknown(), scope.variable("odd").orElseThrow());
        assertTrue(scope.variable("x").isEmpty());
    }

    @Test
    void thereAreElevenFunctions() {
        assertEquals(Arrays.asList("""
                assert(condition: bool, message: string) → bool
                config(key: string) → string
                counter.next() → int
                env(name: string) → string
                json.marshal(value: any) → string
                map.flatten(keyValueSeparator: string, entrySeparator: string, map: map) → string
                rand.base64(bytes: int) → string
                regexp.matches(pattern: string, text: string) → bool
                str.queryEscape(text: string) → string
                str.truncate(length: int, text: string) → string
                time.nano() → string""".split("\n")),
                HilFunctions.all().stream().map(HilFunction::label).toList());
        assertTrue(HilFunctions.find("str.concat").isEmpty());
        HilFunctions.all().forEach(function -> assertTrue(function.summary().endsWith("."), function.name()));
    }
}
