/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;

import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleRegistry;

/** Applies rules to a {@link MarkedPak}: they report what is marked, and nothing else. */
public final class RuleCases {

    private RuleCases() {
    }

    /**
     * Judges a literal by some rules.
     *
     * @param rules ids; those that could speak of the same place belong here, too, to show that only one does
     */
    public static void check(String literal, String... rules) {
        List<String> ids = Arrays.asList(rules);
        List<Rule> chosen = RuleRegistry.all().stream().filter(rule -> ids.contains(rule.info().id())).toList();
        assertEquals(ids.size(), chosen.size(), "each id is that of a rule: " + ids);
        MarkedPak pak = MarkedPak.parse(literal);
        Linter linter = new Linter(chosen, (message, failure) -> fail(message, failure));
        assertEquals("", pak.compare(linter.lint(pak.load())));
    }
}
