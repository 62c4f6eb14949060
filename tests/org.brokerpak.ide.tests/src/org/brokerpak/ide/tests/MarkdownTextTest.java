/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.brokerpak.ide.ui.markdown.MarkdownText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "a **bold** word                 # a [bold] word",
        "a `code` word                   # a [code] word",
        "an *emphasised* word            # an emphasised word",
        "snake_case_name stays           # snake_case_name stays",
        "a [link](https://example.com)   # a link",
        "one/two                         # one two",
        "one//two                        # one//two",
        "- one/- two                     # \u2022 one/\u2022 two",
        "text/```/code: 1/```            # text/    code: 1",
        "2 * 3 * 4                       # 2 * 3 * 4",
        "a * b                           # a * b",
    })
    void markdownIsShownAsText(String markdown, String expected) {
        MarkdownText shown = MarkdownText.of(markdown.replace('/', '\n').replace("https:\n\n", "https://"));
        StringBuilder text = new StringBuilder(shown.text());
        for (MarkdownText.Bold bold : shown.bold().reversed()) {
            text.insert(bold.start() + bold.length(), ']').insert(bold.start(), '[');
        }
        assertEquals(expected, text.toString().replace('\n', '/'));
    }

    @Test
    void picturesAreTheirNamesAndHeadingsLinesOfTheirOwn() {
        assertEquals("A bucket\nObjects in S3", MarkdownText.of(
                "# <a name=\"x\"></a> ![](data:image/png;base64,AAAA) A bucket\nObjects in S3").text());
    }
}
