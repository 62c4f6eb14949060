/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Optional;
import org.brokerpak.syntax.hil.HilNode.Call;
import org.brokerpak.syntax.hil.HilNode.Variable;
import org.brokerpak.syntax.hil.HilProblem.Kind;

/** Whether every variable and function exists, and each function has its number of arguments; children first. */
final class HilIdentifierCheck {

    private final HilScope scope;
    private final HilChecker.Reporter reporter;

    HilIdentifierCheck(HilScope scope, HilChecker.Reporter reporter) {
        this.scope = scope;
        this.reporter = reporter;
    }

    void check(HilNode node) {
        node.children().forEach(this::check);
        if (node instanceof Variable variable && scope.variable(variable.name()).isEmpty()) {
            reporter.name(variable.range(), Kind.UNKNOWN_VARIABLE, "unknown variable accessed: " + variable.name());
        } else if (node instanceof Call call) {
            check(call);
        }
    }

    private void check(Call call) {
        Optional<HilFunction> function = HilFunctions.find(call.function());
        if (function.isEmpty()) {
            reporter.name(call.functionRange(), Kind.UNKNOWN_FUNCTION, "unknown function called: " + call.function());
            return;
        }
        int wanted = function.get().parameters().size();
        int given = call.arguments().size();
        if (given != wanted && call.closed()) {
            reporter.name(call.functionRange(), Kind.ARGUMENT_COUNT,
                    call.function() + ": expected " + wanted + " arguments, got " + given);
        }
    }
}
