/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.junit.jupiter.api.Test;

/** {@code schema-cases.txt}: what the broker's own library was seen to say, case by case. */
class LibraryCasesTest {

    @Test
    void judgesAsTheLibraryDoes() throws IOException, GoError {
        StringBuilder actual = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        String schema = "";
        int cases = 0;
        for (String line : lines()) {
            if (line.startsWith("schema ")) {
                schema = line.substring("schema ".length());
                actual.append(line).append('\n');
            } else if (line.startsWith("value ")) {
                cases++;
                actual.append(line).append('\n');
                outcome(schema, line.substring("value ".length())).forEach(said -> actual.append(said).append('\n'));
            }
            expected.append(line.startsWith("#") ? "" : line + "\n");
        }
        assertEquals(expected.toString(), actual.toString());
        assertTrue(cases > 200, cases + " cases");
    }

    private static List<String> outcome(String schema, String value) throws GoError {
        Map<String, Object> root = Map.of("$schema", "http://json-schema.org/draft-04/schema#", "type", "object",
                "properties", Map.of("v", GoJsonReader.array("[" + schema + "]").getFirst()));
        Map<String, Object> values = GoJsonReader.object("{\"v\":" + value + "}");
        return switch (RequestSchema.of(root).judge(values)) {
            case Verdict.Accepted() -> List.of("valid");
            case Verdict.Refused(List<Violation> violations) -> violations.stream()
                    .map(violation -> "error " + violation.brokerText()).sorted().toList();
            case Verdict.Broken broken -> List.of(broken.crash() ? "crash" : "broken " + broken.brokerText());
        };
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = LibraryCasesTest.class.getResourceAsStream("schema-cases.txt")) {
            return new ArrayList<>(Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")));
        }
    }
}
