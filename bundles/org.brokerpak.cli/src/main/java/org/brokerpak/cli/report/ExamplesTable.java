/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.brokerpak.cli.progress.Units;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.examples.ExampleStep;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.examples.Leftover;
import org.brokerpak.pak.examples.StepResult;

/** A run of examples as a table, with what to know of each below. */
public final class ExamplesTable {

    private ExamplesTable() {
    }

    /** @param files the path to print for the definition of an example */
    public static String text(ExamplesResult result, Function<ExampleCase, String> files) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("SERVICE", "EXAMPLE", "STEPS", "TIME", "VERDICT"));
        result.results().forEach(one -> rows.add(List.of(one.example().service().displayedName(), one.example().name(),
                steps(one), one.steps().isEmpty() ? "-" : Units.time(one.time()), verdict(one))));
        StringBuilder text = new StringBuilder(table(rows));
        for (ExampleResult one : result.results()) {
            String place = files.apply(one.example()) + ":" + one.example().place().line() + ":"
                    + one.example().place().column() + ": ";
            if (one.verdict() == Verdict.FAILED) {
                text.append(place).append("error: ").append(one.example().title()).append(": ").append(one.message())
                        .append('\n');
            }
            one.warnings().forEach(warning -> text.append(place).append("warning: ").append(one.example().title())
                    .append(": ").append(warning).append('\n'));
        }
        for (Leftover left : result.leftovers()) {
            text.append("LEFT BEHIND: ").append(left.title()).append(": ").append(left.why())
                    .append("\n  remove it with: ").append(left.remedy()).append('\n');
        }
        return text.append(summary(result)).append('\n').toString().replace("\n", System.lineSeparator());
    }

    private static String summary(ExamplesResult result) {
        long cancelled = result.count(Verdict.CANCELLED);
        long notRun = result.count(Verdict.NOT_RUN);
        return result.count(Verdict.PASSED) + " of " + Counts.number(result.results().size(), "example") + " passed in "
                + Units.time(result.time()) + (cancelled == 0 ? "" : ", " + cancelled + " cancelled")
                + (notRun == 0 ? "" : ", " + notRun + " not run");
    }

    private static String steps(ExampleResult result) {
        String steps = result.steps().stream().filter(step -> step.step() != ExampleStep.CHECK || !step.isGood())
                .map(step -> step.step().title() + switch (step.outcome()) {
                    case PASSED -> "";
                    case WARNING -> " (warning)";
                    case FAILED -> " FAILED";
                    case CANCELLED -> " cancelled";
                }).collect(Collectors.joining(", "));
        return steps.isEmpty() ? "-" : steps;
    }

    private static String verdict(ExampleResult result) {
        return switch (result.verdict()) {
            case PASSED -> result.steps().stream().anyMatch(step -> step.outcome() == StepResult.Outcome.WARNING)
                    ? "passed, with a warning" : "passed";
            case FAILED -> "FAILED";
            case CANCELLED -> "cancelled";
            case NOT_RUN -> "not run";
        };
    }

    private static String table(List<List<String>> rows) {
        int columns = rows.getFirst().size();
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        });
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
