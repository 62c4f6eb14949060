/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import java.util.Map;

/**
 * Computes what the broker would (broker-behaviour 3), with the same results and the same messages. It does no I/O
 * itself, see {@link HilHost}, and may be used by several threads when its host may.
 */
public final class HilEvaluator {

    private final HilHost host;

    public HilEvaluator(HilHost host) {
        this.host = host;
    }

    /**
     * Evaluates a string value.
     *
     * @param variables the values in scope: {@code null}, String, Boolean, Number, List, Map with such values, or
     *     a date; numbers and booleans become strings, as in the broker
     * @return a String, List or Map, or the first mistake that the broker would report
     */
    public HilOutcome evaluate(String template, Map<String, ?> variables) {
        return evaluate(HilTemplate.parse(template), variables);
    }

    /** Evaluates a template that is parsed already, see {@link #evaluate(String, Map)}. */
    public HilOutcome evaluate(HilTemplate template, Map<String, ?> variables) {
        if (!template.problems().isEmpty()) {
            return failure(template.problems());
        }
        try {
            Map<String, Object> values = HilVariables.eraseAll(variables);
            HilChecker checker = new HilChecker(template, HilScope.ofValues(values));
            if (!checker.result().problems().isEmpty()) {
                return failure(checker.result().problems());
            }
            HilEvaluation evaluation = new HilEvaluation(values, checker.types(), new HilFunctionCalls(host));
            return new HilOutcome.Value(evaluation.evaluate(template));
        } catch (HilFailure failure) {
            return new HilOutcome.Failure(failure.getMessage(), failure.isCrash());
        }
    }

    private static HilOutcome failure(List<HilProblem> problems) {
        return new HilOutcome.Failure(problems.getFirst().brokerText(), false);
    }
}
