/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Map;

/**
 * "Is this a HIL expression?", as the broker asks when it writes JSON schemas and documentation (see
 * broker-behaviour 3.1).
 */
public final class HilDetector {

    private HilDetector() {
    }

    /**
     * Whether evaluating a text changes it or needs anything. A text that breaks the grammar is none, although the
     * broker fails on it when it evaluates it: evaluation itself does not ask this question.
     */
    public static boolean isExpression(String text) {
        HilTemplate template = HilTemplate.parse(text);
        if (!template.problems().isEmpty()) {
            return false;
        }
        if (!template.variables().isEmpty() || !template.calls().isEmpty()) {
            return true; // the broker knows no names here, not even functions
        }
        HilHost unused = HilHost.repeatable(Map.of(), Map.of());
        return !(new HilEvaluator(unused).evaluate(template, Map.of()) instanceof HilOutcome.Value(Object value)
                && value.equals(text));
    }
}
