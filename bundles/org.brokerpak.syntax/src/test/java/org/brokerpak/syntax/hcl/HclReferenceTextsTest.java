/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the reference parser accepts we accept and read alike; what it rejects we reject, mostly in its words. */
class HclReferenceTextsTest {

    static List<HclCases> validTexts() {
        return HclCases.read("valid-texts.txt");
    }

    static List<HclCases> invalidTexts() {
        return HclCases.read("invalid-texts.txt");
    }

    @ParameterizedTest
    @MethodSource("validTexts")
    void readsAValidTextAsTheReferenceDoes(HclCases each) {
        HclFile file = HclParser.parse(each.text());

        assertEquals(List.of(), file.problems());
        assertEquals(List.of(), file.diagnostics());
        assertEquals(each.expected(), HclDump.of(file).stripTrailing());
    }

    @ParameterizedTest
    @MethodSource("invalidTexts")
    void rejectsAnInvalidTextAsTheReferenceDoes(HclCases each) {
        HclFile file = HclParser.parse(each.text());
        String said = new HclModule(Map.of("", file)).brokerMessage().orElse("").replace("\n", "\\n");

        if (hasOnlyWrongLabels(each.expected())) {
            assertEquals(List.of(), file.problems());
        } else {
            assertFalse(file.problems().isEmpty(), "no problem found");
        }
        for (SyntaxProblem problem : file.problems()) {
            assertFalse(problem.message().isBlank());
        }
        if (each.expected().equals("?")) {
            assertFalse(said.isEmpty(), "the broker says nothing");
        } else {
            assertEquals(each.expected(), said);
        }
    }

    private static boolean hasOnlyWrongLabels(String said) {
        return said.contains("Missing type for") || said.contains("Extraneous label for");
    }
}
