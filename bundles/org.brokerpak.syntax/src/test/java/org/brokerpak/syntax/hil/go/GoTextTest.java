/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Go's strings: bytes, quoting, order. */
class GoTextTest {

    @Test
    void anyBytesSurviveTheWayThroughAString() {
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(12)];
            random.nextBytes(bytes);
            assertArrayEquals(bytes, GoText.toBytes(GoText.fromBytes(bytes)));
        }
        String text = "aé€😀\u0000";
        assertEquals(text, GoText.fromBytes(GoText.toBytes(text)));
    }

    @Test
    void quotesAsGoDoes() {
        assertEquals("\"a\\\"b\\\\c\\n\\t\\a\\x01é😀\\u200b\\u00a0\\ufeff\\xc3\"",
                GoText.quote("a\"b\\c\n\t\u0007\u0001é😀\u200b\u00a0\ufeff\uDCC3"));
        assertEquals("\"\\U000e0001\\ufffd\"", GoText.quote(Character.toString(0xE0001) + "\uD83D"));
    }

    @Test
    void sortsByBytesNotByUtf16() {
        assertEquals(List.of("B", "a", "\uFFFD", "😀"),
                List.of("😀", "a", "\uFFFD", "B").stream().sorted(GoText.BYTE_ORDER).toList());
    }

    @ParameterizedTest
    @CsvSource({"1e5, 100000", "1e6, 1e+06", "123456789, 1.23456789e+08", "1e21, 1e+21", "1e-4, 0.0001", "1e-5, 1e-05",
        "4.9e-324, 5e-324", "2e-323, 2e-323", "9007199254740993, 9.007199254740992e+15", "-0.0, -0", "NaN, NaN",
        "Infinity, +Inf", "1e23, 1e+23", "0.1, 0.1"})
    void formatsFloats(double number, String expected) {
        assertEquals(expected, GoNumbers.general(number));
    }

    @Test
    void formatsValues() {
        List<Object> list = Arrays.asList("a", 1L, 1.5, true, null, List.of(), Map.of("k", "v"));
        assertEquals("[a 1 1.5 true <nil> [] map[k:v]]", GoFormat.value(list));
        assertEquals("[]interface {}{\"a\", 1, 1.5, true, interface {}(nil), []interface {}{}, "
                + "map[string]interface {}{\"k\":\"v\"}}", GoFormat.syntax(list));
    }
}
