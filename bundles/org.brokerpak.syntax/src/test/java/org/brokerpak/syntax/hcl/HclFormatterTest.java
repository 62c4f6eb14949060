/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The canonical style. The expected text was made by the library that the broker uses. */
class HclFormatterTest {

    @Test
    void aTextIsWrittenInTheCanonicalStyle() throws IOException {
        assertEquals(resource("formatted.tf.txt"), HclFormatter.format(resource("unformatted.tf.txt")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a=1                           | a = 1
            'a = 1   '                    | 'a = 1   '
            '\\n\\n  # only'                | '\\n\\n# only'
            '\\ufeffa=1\\n'                 | 'a = 1\\n'
            ''                            | ''
            'a =  1\\r\\nb  = 2  # d\\r\\n'   | 'a = 1\\r\\nb = 2 # d\\r\\n'
            a = [ - 1 , ! b , c - d ]     | a = [-1, !b, c - d]
            'x {\\n# c\\ny { }\\n}'          | 'x {\\n  # c\\n  y {}\\n}'
            'a = {\\n b = 1}\\nc = 2'        | 'a = {\\nb = 1 }\\nc = 2'
            """)
    void smallTexts(String text, String expected) {
        assertEquals(expected == null ? "" : unescaped(expected),
                HclFormatter.format(text == null ? "" : unescaped(text)));
    }

    private static String unescaped(String text) {
        return text.replace("\\n", "\n").replace("\\r", "\r").replace("\\ufeff", "\ufeff");
    }

    @Test
    void onlyWhiteSpaceChangesAndASecondTimeNothing() {
        for (String text : HclSamples.corpus().values()) {
            String formatted = HclFormatter.format(text);
            assertEquals(text.replaceAll("[ \t]", ""), formatted.replaceAll("[ \t]", ""));
            assertEquals(formatted, HclFormatter.format(formatted));
        }
    }

    @Test
    void aBrokenTextKeepsItsCharacters() throws IOException {
        String text = resource("unformatted.tf.txt");
        List<String> bits = List.of("{", "}", "\"", "${", "~}", "<<E\n", "\n", "]", "\\", "/*", "%{", "\0", "\ud800");
        Random random = new Random(4);
        for (int i = 0; i < 3_000; i++) {
            int at = random.nextInt(text.length());
            int end = Math.min(text.length(), at + random.nextInt(40));
            String broken = text.substring(0, at) + bits.get(random.nextInt(bits.size())) + text.substring(end);
            assertEquals(broken.replaceAll("[ \t]", ""), HclFormatter.format(broken).replaceAll("[ \t]", ""));
        }
        String deep = "a = " + "\"${".repeat(20_000);
        assertEquals(deep, HclFormatter.format(deep));
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = HclFormatterTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        }
    }
}
