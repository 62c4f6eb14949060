/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.util.List;
import java.util.Locale;

/** Prints results side by side, with the ratio of the first to each other one. */
final class Table {

    private Table() {
    }

    static void print(List<Result> results) {
        StringBuilder head = new StringBuilder("%-32s".formatted(""));
        results.forEach(result -> head.append("%24s".formatted(result.server())));
        System.out.println(head.append(results.size() > 1 ? "   ratio of the medians, of the 95 %" : ""));
        for (Step step : Step.values()) {
            StringBuilder line = new StringBuilder("%-32s".formatted(step.title()));
            Samples ours = results.getFirst().samples(step);
            results.forEach(result -> line.append(cell(result.samples(step))));
            for (Result other : results.subList(1, results.size())) {
                line.append(String.format(Locale.ROOT, "   %.2f, %.2f", ours.median() / other.samples(step).median(),
                        ours.p95() / other.samples(step).p95()));
            }
            System.out.println(line);
        }
        StringBuilder memory = new StringBuilder("%-32s".formatted("resident memory, MB"));
        results.forEach(result -> memory.append("%24d".formatted(result.megabytes())));
        for (Result other : results.subList(1, results.size())) {
            memory.append(String.format(Locale.ROOT, "   %.2f",
                    (double) results.getFirst().megabytes() / other.megabytes()));
        }
        System.out.println(memory);
    }

    private static String cell(Samples samples) {
        return "%24s".formatted(String.format(Locale.ROOT, "%.1f / %.1f", samples.median(), samples.p95()));
    }
}
