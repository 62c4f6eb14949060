/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;

import org.brokerpak.ide.ui.bridge.Snippet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnippetTest {

    /** The places as they are visited: number, the text that is there, and choices. */
    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', value = {
        "name: $1                        # name:|           # 1=",
        "f(${1:a}, \"${2:b}\")$0         # f(a, \"b\")      # 1=a 2=b 0=",
        "free: ${1|true,false|}          # free: true       # 1=true[true, false]",
        "${1:outer ${2:inner}} x         # outer inner x    # 1=outer inner 2=inner",
        "cost \\$5 and \\} and \\\\      # cost $5 and } and \\ # -",
        "$1 and $1 again                 # and  again       # 1= 1=",
        "${request.name} is no place     # ${request.name} is no place # -",
        "${1:never closed                # never closed     # 1=never closed",
        "${1|open                        # open             # 1=open[open]",
    })
    void theNotationOfTheProtocolIsRead(String source, String text, String stops) {
        Snippet snippet = Snippet.parse(source);
        assertEquals(text.replace("|", "").strip(), snippet.text().strip());
        String found = snippet.stops().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(stop -> entry.getKey() + "="
                        + snippet.text().substring(stop.offset(), stop.offset() + stop.length()) + choices(stop)))
                .collect(Collectors.joining(" "));
        assertEquals(stops.equals("-") ? "" : stops, found.strip());
    }

    private static String choices(Snippet.Stop stop) {
        List<String> choices = stop.choices();
        return choices.isEmpty() ? "" : choices.toString();
    }
}
