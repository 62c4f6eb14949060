/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.List;

import org.brokerpak.rules.yaml.DuplicateKeyRule;
import org.brokerpak.rules.yaml.YamlSyntaxRule;

/** All rules, grouped by what they look at. */
public final class RuleRegistry {

    private RuleRegistry() {
    }

    /** The rules in force, in the order their documentation lists them. */
    public static List<Rule> all() {
        return List.of(
                new YamlSyntaxRule(),
                new DuplicateKeyRule());
    }
}
