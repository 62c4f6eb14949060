/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.rules.testing.MarkedPak;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each rule does what its page says: it reports the marked places of the first example and nothing in the second. */
class RulePagesTest {

    @TestFactory
    Stream<DynamicTest> theExampleOfEachRule() {
        return RuleRegistry.all().stream().map(rule -> DynamicTest.dynamicTest(rule.info().id(), () -> {
            RulePage page = RulePage.of(rule.info().id());
            MarkedPak before = MarkedPak.parse(page.before());
            assertFalse(before.expected().isEmpty(), "the example marks no finding");
            assertEquals("", before.compare(lint(rule, before)), "Before");
            MarkedPak after = MarkedPak.parse(page.after());
            assertTrue(after.expected().isEmpty(), "the second example marks a finding");
            assertEquals("", after.compare(lint(rule, after)), "After");
        }));
    }

    @Test
    void idsAreUniqueAndKebabCase() {
        Set<String> ids = RuleRegistry.all().stream().map(rule -> rule.info().id()).collect(Collectors.toSet());
        assertEquals(RuleRegistry.all().size(), ids.size());
        ids.forEach(id -> assertTrue(id.matches("[a-z0-9]+(-[a-z0-9]+)*"), id));
    }

    private static List<Finding> lint(Rule rule, MarkedPak pak) {
        return new Linter(List.of(rule), (message, failure) -> fail(message, failure)).lint(pak.load());
    }
}
