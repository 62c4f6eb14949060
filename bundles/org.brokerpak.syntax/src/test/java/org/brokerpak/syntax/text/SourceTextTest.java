/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Offsets, lines and positions. */
class SourceTextTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
        "''          | ''",
        "a           | a",
        "a\\n        | a,''",
        "a\\nb       | a,b",
        "a\\r\\nb    | a,b",
        "a\\rb       | a,b",
        "a\\r        | a,''",
        "a\\n\\r\\n\\rb | a,'','',b",
        "a\\u2028b   | a\\u2028b",
    }, delimiter = '|', quoteCharacter = '`')
    void splitsLinesAsTheLanguageServerProtocolDoes(String text, String expected) {
        SourceText source = SourceText.of(unescape(text.equals("''") ? "" : text));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < source.lineCount(); i++) {
            lines.add(source.line(i).isEmpty() ? "''" : source.line(i));
        }
        assertEquals(unescape(expected), String.join(",", lines));
    }

    private static String unescape(String text) {
        return text.replace("\\n", "\n").replace("\\r", "\r").replace("\\u2028", "\u2028");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "ab\ncd\r\nef\rgh", "\n\n", "ä\uD83D\uDE00\nb"})
    void positionsAndOffsetsAreInverse(String text) {
        SourceText source = SourceText.of(text);
        for (int offset = 0; offset <= text.length(); offset++) {
            TextPosition position = source.position(offset);
            boolean insideBreak = offset > source.lineEnd(position.line());
            assertEquals(insideBreak ? source.lineEnd(position.line()) : offset, source.offset(position), "offset "
                    + offset);
        }
    }

    @Test
    void countsUtf16Units() {
        SourceText source = SourceText.of("a\uD83D\uDE00b");
        assertEquals(new TextPosition(0, 3), source.position(3));
        assertEquals("b", source.slice(new TextRange(3, 4)));
    }

    @Test
    void clampsWhatIsOutOfRange() {
        SourceText source = SourceText.of("ab\nc");
        assertEquals(new TextPosition(1, 1), source.position(99));
        assertEquals(new TextPosition(0, 0), source.position(-1));
        assertEquals(2, source.offset(new TextPosition(0, 99)));
        assertEquals(4, source.offset(new TextPosition(99, 0)));
        assertEquals(0, source.offset(new TextPosition(-1, 5)));
        assertEquals("c", source.line(99));
        assertEquals("ab\nc", source.slice(new TextRange(0, 99)));
    }

    @Test
    void replacesARange() {
        assertEquals(SourceText.of("aXd"), SourceText.of("abcd").replace(new TextRange(1, 3), "X"));
        assertEquals(SourceText.of("abX"), SourceText.of("ab").replace(new TextRange(5, 9), "X"));
    }

    @ParameterizedTest
    @CsvSource({"a,LF", "'a\nb',LF", "'a\r\nb\nc',CRLF", "'a\rb',CR"})
    void knowsTheLineBreakOfTheText(String text, String expected) {
        String lineBreak = SourceText.of(text).lineBreak();
        assertEquals(expected, lineBreak.replace("\r", "CR").replace("\n", "LF"));
    }
}
