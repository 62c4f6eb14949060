/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JSON with Go's escapes and Go's messages; those below were observed from Go. */
class GoJsonTest {

    @Test
    void writesAsGoDoes() throws GoError {
        assertEquals("{\"a\":[1,2.5,1e+21,1e-7,0.000001,-0],"
                + "\"b\":\"\\u003c\\u0026\\u003e\\u2028\\u0001\\b\\f\\n\\\"é\\ufffd\","
                + "\"c\":null,\"d\":[],\"e\":{}}",
                GoJson.marshal(map("e", Map.of(), "d", List.of(), "c", null,
                        "b", "<&>\u2028\u0001\b\f\n\"é\uDCC3", "a", List.of(1L, 2.5, 1e21, 1e-7, 1e-6, -0.0))));
        assertEquals("json: unsupported value: +Inf",
                assertThrows(GoError.class, () -> GoJson.marshal(Double.POSITIVE_INFINITY)).getMessage());
    }

    private static Map<String, Object> map(Object... entries) {
        Map<String, Object> map = new HashMap<>();
        for (int i = 0; i < entries.length; i += 2) {
            map.put((String) entries[i], entries[i + 1]);
        }
        return map;
    }

    @Test
    void readsAsGoDoes() throws GoError {
        Map<String, Object> expected = map("a", 2.0, "é", Arrays.asList(null, true, -1.5e3), "s", "\u00e9😀\uFFFDx/\n");
        assertEquals(expected, GoJsonReader.object(" {\"a\":1, \"a\" : 2,\"é\":[null,true,-1.5e3],"
                + "\"s\":\"\\u00e9\\ud83d\\ude00\\ud83dx\\/\\n\"}\n"));
        assertEquals(List.of(), GoJsonReader.array("[]"));
    }

    @ParameterizedTest(name = "[{0}]")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ``           ~ unexpected end of JSON input
            {            ~ unexpected end of JSON input
            {"a":1,}     ~ invalid character '}' looking for beginning of object key string
            {1:2}        ~ invalid character '1' looking for beginning of object key string
            {"a" 1}      ~ invalid character '1' after object key
            {"a":1 "b"}  ~ invalid character '"' after object key:value pair
            [1 2]        ~ invalid character '2' after array element
            [1,]         ~ invalid character ']' looking for beginning of value
            {} x         ~ invalid character 'x' after top-level value
            01           ~ invalid character '1' after top-level value
            -            ~ invalid character ' ' in numeric literal
            1.a          ~ invalid character 'a' after decimal point in numeric literal
            1e+          ~ invalid character ' ' in exponent of numeric literal
            trux         ~ invalid character 'x' in literal true (expecting 'e')
            nul          ~ invalid character ' ' in literal null (expecting 'l')
            "a           ~ unexpected end of JSON input
            "\\x"        ~ invalid character 'x' in string escape code
            "\\u12g"     ~ invalid character 'g' in \\u hexadecimal character escape
            é            ~ invalid character 'Ã' looking for beginning of value
            '            ~ invalid character '\\'' looking for beginning of value
            {"a":1e400}  ~ json: cannot unmarshal number 1e400 into Go value of type float64
            []           ~ json: cannot unmarshal array into Go value of type map[string]interface {}
            1e400        ~ json: cannot unmarshal number into Go value of type map[string]interface {}
            true         ~ json: cannot unmarshal bool into Go value of type map[string]interface {}
            "x"          ~ json: cannot unmarshal string into Go value of type map[string]interface {}
            """)
    void complainsAsGoDoes(String text, String expected) {
        assertEquals(expected, assertThrows(GoError.class, () -> GoJsonReader.object(text)).getMessage());
    }
}
