/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What formatting makes of YAML: a text, an arrow, the formatted text. */
class YamlFormatterTest {

    @ParameterizedTest
    @ValueSource(strings = {
        // Mappings and lists.
        "a:\n    b: 1\n    c:\n        d: 2\n=>\na:\n  b: 1\n  c:\n    d: 2\n",
        "a:\n   - x: 1\n     y: 2\n   - x: 3\n=>\na:\n  - x: 1\n    y: 2\n  - x: 3\n",
        "a:\n-   x: 1\n    y:\n    - z\n=>\na:\n- x: 1\n  y:\n  - z\n",
        "a:\n- b:\n      c: 1\n=>\na:\n- b:\n    c: 1\n",
        "-   -  a\n    -  b\n=>\n- - a\n  - b\n",
        "- # why\n   a: 1\n=>\n- # why\n  a: 1\n",
        "-   &a\n    x: 1\n-   *a\n=>\n- &a\n  x: 1\n- *a\n",
        "a: &x\n   b: 1\nc:\n   <<: *x\n=>\na: &x\n  b: 1\nc:\n  <<: *x\n",
        "  a: 1\n  b: 2\n=>\na: 1\nb: 2\n",
        // The style that prevails holds for all lists.
        "a:\n  - 1\nb:\n  - 2\nc:\n- 3\n=>\na:\n  - 1\nb:\n  - 2\nc:\n  - 3\n",
        // Colons and dashes.
        "a :   1\n\"b\"  :  2\n=>\na: 1\n\"b\": 2\n",
        "a:   # why\n    b: 1\n=>\na:   # why\n  b: 1\n",
        "x: &k b\n*k : 1\n=>\nx: &k b\n*k : 1\n",
        // Blank lines and ends of lines.
        "\n\na: 1  \n\n\n\nb: 2\t\n   \n\n=>\na: 1\n\nb: 2\n",
        "a: 1=>a: 1\n",
        "a: |\n  x=>a: |\n  x",
        // Comments.
        "a:\n    # one\n    b: 1\n    # two\n# three\nc: 1\n=>\na:\n  # one\n  b: 1\n  # two\n# three\nc: 1\n",
        "a:\n    b: |\n        text\n      # no text\n    c: 1\n=>\na:\n  b: |\n    text\n  # no text\n  c: 1\n",
        "a:\n    b: 1   # one\n    # last\n=>\na:\n  b: 1   # one\n  # last\n",
        // Scalars move as they are.
        "a:\n    b: |\n          x\n            y  \n\n          z\n    c: >-\n     p\n     q\n=>\n"
                + "a:\n  b: |\n    x\n      y  \n\n    z\n  c: >-\n    p\n    q\n",
        "a:\n    b: |2\n        x\n      y\n=>\na:\n  b: |2\n      x\n    y\n",
        "a:\n    - |+\n        x\n\n\n    - y\n=>\na:\n  - |+\n    x\n\n\n  - y\n",
        "a:\n    b: one\n       two\n    c: \"x\n      y  \n\n      z\"\n=>\na:\n  b: one\n     two\n"
                + "  c: \"x\n    y  \n\n    z\"\n",
        "a:\n    b: {x: 1,\n        y: 2}\n    c: [\n      1, 2\n    ]\n=>\na:\n  b: {x: 1,\n      y: 2}\n"
                + "  c: [\n    1, 2\n  ]\n",
        "-     one\n  two\n=>\n- one\n  two\n",
        "a:\n      one\n      two\n=>\na:\n  one\n  two\n",
        // What is not understood, or is broken, stays.
        "? a\n:   b\n=>\n? a\n:   b\n",
        "a: \"x\nb:    1\n=>\na: \"x\nb:    1\n",
        "---\na:\n    b: 1\n=>\n---\na:\n  b: 1\n",
        "# nothing\n=>\n# nothing\n",
        "=>" })
    void formatted(String pair) {
        int arrow = pair.indexOf("=>");
        String before = pair.substring(0, arrow);
        String after = pair.substring(arrow + 2);
        after = before.endsWith("\n") && after.startsWith("\n") ? after.substring(1) : after;
        assertEquals(after, format(before));
        assertEquals(after, format(after), "again");
    }

    static String format(String text) {
        return TextEdit.applyAll(text, YamlFormatter.format(YamlDocument.parse(text)));
    }

    @Test
    void lineBreaksStayThoseOfTheText() {
        assertEquals("a:\r\n  b: 1\r\n", format("a:\r\n    b: 1  "));
    }

    @Test
    void onlyTheLinesOfARange() {
        String text = "a:   1\nb:   2\nc:   3\n";
        assertEquals("a:   1\nb: 2\nc:   3\n", format(text, "b:   2\n"));
    }

    @Test
    void whatCannotMoveAloneMovesWithItsEntry() {
        String text = "a:\n    b: 1\n    c: 2\nd:   1\n";
        assertEquals("a:\n  b: 1\n  c: 2\nd:   1\n", format(text, "    c: 2\n"));
    }

    private static String format(String text, String selected) {
        int start = text.indexOf(selected);
        return TextEdit.applyAll(text, YamlFormatter.format(YamlDocument.parse(SourceText.of(text)),
                new TextRange(start, start + selected.length())));
    }

    @Test
    void whatIsWellFormattedGetsNoEdits() {
        assertEquals(List.of(), YamlFormatter.format(YamlDocument.parse("a:\n- b: 1\n\n  c: |\n    x\n")));
    }
}
