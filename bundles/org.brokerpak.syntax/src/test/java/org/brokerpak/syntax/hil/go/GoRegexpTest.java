/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns against the text "abc"; outcomes and messages were observed from Go. */
class GoRegexpTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            bc                       ~ true
            ^bc                      ~ false
            ^abc$                    ~ true
            (?i)ABC                  ~ true
            [[:alpha:]]+\\pL         ~ true
            (?<n>a)(?P<n>b)          ~ true
            (?=a)                    ~ error parsing regexp: invalid or unsupported Perl syntax: `(?=`
            (a                       ~ error parsing regexp: missing closing ): `(a`
            a)                       ~ error parsing regexp: unexpected ): `a)`
            \\                       ~ error parsing regexp: trailing backslash at end of expression: ``
            \\1                      ~ error parsing regexp: invalid escape sequence: `\\1`
            a{1001}                  ~ error parsing regexp: invalid repeat count: `{1001}`
            (a{1000}){1000}          ~ error parsing regexp: invalid repeat count: `{1000}`
            ((a{10}){10}){11}        ~ error parsing regexp: invalid repeat count: `{11}`
            (a{500}(c)b){3}          ~ error parsing regexp: invalid repeat count: `{3}`
            ([[:alpha:]{2}]{700}){2} ~ error parsing regexp: invalid repeat count: `{2}`
            a{2}{600}                ~ error parsing regexp: invalid nested repetition operator: `{2}{600}`
            (a{500}){2}              ~ false
            [a{2}]{600}              ~ false
            \\Qa{600}{2}\\E{3}       ~ false
            """)
    void agreesWithGo(String pattern, String expected) {
        String actual;
        try {
            actual = String.valueOf(GoRegexp.compile(pattern).matches("abc"));
        } catch (GoError e) {
            actual = e.getMessage();
        }
        assertEquals(expected, actual);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            (b)(x)?  ~ [$1]     ~ a[b]c
            (b)      ~ $$1      ~ a$1c
            (?P<n>b) ~ ${n}${n} ~ abbc
            (b)      ~ <$1x>    ~ a<>c
            (b)      ~ ${1x     ~ a${1xc
            (b)      ~ $9 $     ~ a $c
            x*       ~ -        ~ -a-b-c-
            """)
    void replacesAsGoDoes(String pattern, String replacement, String expected) throws GoError {
        assertEquals(expected, GoRegexp.compile(pattern).replaceAll("abc", replacement));
    }

    @Test
    void findsGroups() throws GoError {
        assertEquals(Optional.of(List.of("b", "b", "")), GoRegexp.compile("(b)(x)?").find("abc"));
        assertEquals(Optional.empty(), GoRegexp.compile("x").find("abc"));
    }
}
