/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The quick table of broker-behaviour, appendix E. */
class HilQuickTableTest {

    private static final Map<String, Object> VARIABLES = new HashMap<>(Map.of(
            "n", 42, "f", 1.5, "b", true, "list", List.of("a", "b"), "m", Map.of("a", "1", "b", "2"),
            "mixed", Map.of("a", "s", "b", Map.of("c", 1), "n", 2)));

    static {
        VARIABLES.put("nul", null);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', ignoreLeadingAndTrailingWhitespace = true, textBlock = """
            a$$b                                 ~ a$b
            $                                    ~ $
            $$                                   ~ $
            $${x}                                ~ ${x}
            $$$${x}                              ~ $${x}
            $$${"q"}                             ~ $q
            #{x} %{y} \\n }                      ~ #{x} %{y} \\n }
            ${1+2*3}                             ~ 7
            ${7/2}                               ~ 3
            ${7.0/2}                             ~ 3.5
            ${-5}                                ~ -5
            ${- -5}                              ~ 5
            ${n + 1}                             ~ 43
            ${n-1}                               ~ ! 1:3: unknown variable accessed: n-1
            ${n - 1}                             ~ 41
            ${f + 1} ~ ! __builtin_StringToInt: strconv.ParseInt: parsing "1.5": invalid syntax
            ${f + 1.0}                           ~ 2.5
            ${b}                                 ~ 1
            ${b == true}                         ~ false
            ${true == b}                         ~ true
            ${b ? "y" : "n"}                     ~ y
            ${!b}                                ~ false
            ${nul}                               ~ ``
            ${1 == "1"}                          ~ true
            ${"true" == true}                    ~ true
            ${true == "true"}                    ~ true
            ${"10" < "9"}                        ~ false
            ${"a" < "b"} ~ ! __builtin_StringToInt: strconv.ParseInt: parsing "a": invalid syntax
            ${"1.5" > 1} ~ ! __builtin_StringToInt: strconv.ParseInt: parsing "1.5": invalid syntax
            ${true ? 1 : "x"} ~ ! __builtin_StringToInt: strconv.ParseInt: parsing "x": invalid syntax
            ${true ? "x" : 1} ~ ! __builtin_StringToInt: strconv.ParseInt: parsing "x": invalid syntax
            ${true ? "7" : 1}                    ~ 7
            ${true ? 1 : 2.5}                    ~ 1
            ${true || false && false}            ~ true
            ${1.0/0}                             ~ +Inf
            ${1/0}                               ~ ! __builtin_IntMath: divide by zero
            ${list}                              ~ [a, b]
            ${m}                                 ~ {a=1, b=2}
            x${list} ~ ! At column 1, line 1: output of an HIL expression must be a string, or a single list \
            (argument 2 is TypeList)
            ${list[0]}                           ~ a
            ${list["1"]}                         ~ b
            ${list[5]}                           ~ ! index 5 out of range for list list (max 2)
            ${m["zz"]}                           ~ ! key "zz" does not exist in map m
            ${mixed["a"]} ~ ! At column 8, line 1: map "mixed" does not have homogenous types. found TypeString and \
            then TypeMap
            ${json.marshal(mixed)}               ~ {"a":"s","b":{"c":"1"},"n":"2"}
            ${json.marshal(3.0)}                 ~ 3
            ${json.marshal(b)}                   ~ "1"
            ${json.marshal(nul)}                 ~ ""
            ${map.flatten(":", ";", m)}          ~ a:1;b:2
            ${str.truncate(2.9, "hello")}        ~ he
            ${str.truncate("0x3", "hello")}      ~ hel
            ${str.queryEscape("a b&c/ü")}        ~ a+b%26c%2F%C3%BC
            ${010}                               ~ 10
            ${1e3}                               ~ ! parse error at 1:4: expected "}" but found "e3"
            ${0x10}                              ~ ! parse error at 1:4: expected "}" but found "x10"
            ${"nested ${"deep"} ok"}             ~ nested deep ok
            ${map.*.a}                           ~ ! 1:3: unknown variable accessed: map.*.a
            ${list.0}                            ~ ! 1:3: unknown variable accessed: list.0
            """)
    void agreesWithTheTable(String expression, String expected) {
        String actual = switch (Vectors.evaluate(expression, VARIABLES)) {
            case HilOutcome.Value(Object value) -> String.valueOf(value);
            case HilOutcome.Failure(String message, boolean crash) -> "! " + message;
        };
        assertEquals(expected, actual);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ${"a" + "b"}   ~ there is no operator that joins strings
            ${a["b"]["c"]} ~ no index on an index
            ${f()["c"]}    ~ no index on a call
            """)
    void refuses(String expression, String why) {
        List<String> names = Arrays.asList("a", "b", "f");
        Map<String, Object> variables = new HashMap<>();
        names.forEach(name -> variables.put(name, "1"));
        assertEquals(HilOutcome.Failure.class, Vectors.evaluate(expression, variables).getClass(), why);
    }
}
