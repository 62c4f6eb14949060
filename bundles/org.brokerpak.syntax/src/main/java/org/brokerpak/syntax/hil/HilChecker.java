/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.hil.HilNode.Expression;
import org.brokerpak.syntax.hil.HilProblem.Kind;
import org.brokerpak.syntax.text.TextRange;

/**
 * The checks the broker makes before it evaluates: that every name exists, then that the types fit (broker-behaviour
 * 3.4). The broker stops at the first mistake; here all are reported, and the first of the list is the broker's. Both
 * walk the whole tree: a branch of a conditional that is never taken is checked like any other.
 */
public final class HilChecker {

    private final Result result;
    private final Map<Expression, HilType> types;

    HilChecker(HilTemplate template, HilScope scope) {
        Reporter reporter = new Reporter(template.text());
        HilIdentifierCheck names = new HilIdentifierCheck(scope, reporter);
        template.parts().forEach(names::check);
        HilTypeCheck typeCheck = new HilTypeCheck(scope, reporter);
        HilType type = typeCheck.check(template);
        this.result = new Result(type, reporter.problems);
        this.types = typeCheck.types();
    }

    /**
     * The outcome of a check.
     *
     * @param type what the template yields: STRING, LIST, MAP, or UNKNOWN where a mistake or an unknown variable
     *     decides
     * @param problems the first is the one the broker reports; those of the grammar are not among them
     */
    public record Result(HilType type, List<HilProblem> problems) {
        public Result {
            problems = List.copyOf(problems);
        }
    }

    /** Checks the names and types in a template. Broken parts of it are passed over. */
    public static Result check(HilTemplate template, HilScope scope) {
        return new HilChecker(template, scope).result();
    }

    Result result() {
        return result;
    }

    /** The type of each expression, by identity. */
    Map<Expression, HilType> types() {
        return types;
    }

    /** Words the problems with the place as the broker counts it. */
    static final class Reporter {

        private final RunePositions positions;
        private final List<HilProblem> problems = new ArrayList<>();

        Reporter(String text) {
            this.positions = new RunePositions(text);
        }

        /** A mistake in a name: {@code 1:3: text}. */
        void name(TextRange range, Kind kind, String text) {
            problems.add(new HilProblem(range, kind, text, positions.at(range.start()) + ": " + text));
        }

        /** A mistake in a type, which the broker reports for a place that may lie before the range. */
        void type(TextRange range, int reportedAt, String text) {
            RunePositions.Position position = positions.at(reportedAt);
            String place = "At column " + position.column() + ", line " + position.line() + ": ";
            problems.add(new HilProblem(range, Kind.TYPE, text, place + text));
        }
    }
}
