/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void valuesOfAllKinds() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("text", "a \"quote\", a \\, é, \uD83D\uDE00, a\n\t\u0001 and half a \uD83D");
        object.put("list", Arrays.asList(1, true, null));
        object.put("empty", List.of(Map.of(), List.of()));
        assertEquals("""
                {
                  "text": "a \\"quote\\", a \\\\, é, \uD83D\uDE00, a\\n\\t\\u0001 and half a \\ud83d",
                  "list": [
                    1,
                    true,
                    null
                  ],
                  "empty": [
                    {},
                    []
                  ]
                }
                """, Json.write(object));
    }
}
