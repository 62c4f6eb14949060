/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.cli.report.LintReport.Linted;
import org.brokerpak.model.Pak;
import org.brokerpak.pak.files.PlacedFinding;

/** Findings as lines {@code file:line:column: severity: message [rule]}. */
final class TextReport {

    private TextReport() {
    }

    static void print(LintReport report, PrintWriter out, boolean summary) {
        List<PlacedFinding> all = new ArrayList<>();
        for (Linted linted : report.linted()) {
            for (PlacedFinding placed : linted.findings()) {
                out.printf("%s:%d:%d: %s: %s [%s]%n", linted.path(placed, report.workingFolder()), placed.line(),
                        placed.column(), placed.finding().severity().id(), placed.finding().message(),
                        placed.finding().rule());
                all.add(placed);
            }
        }
        if (summary) {
            out.println(Counts.of(all) + " in " + looked(report));
        }
    }

    private static String looked(LintReport report) {
        if (report.linted().size() == 1 && report.linted().getFirst().pak().onlyFile().isPresent()) {
            return report.linted().getFirst().pak().onlyFile().get();
        }
        int services = 0;
        int templates = 0;
        for (Linted linted : report.linted()) {
            Pak pak = linted.pak().pak();
            services += pak.services().size();
            templates += pak.services().stream().mapToInt(service -> service.templates().size()).sum();
        }
        String paks = report.linted().size() == 1 ? report.linted().getFirst().pak().pak().displayedName()
                : report.linted().size() + " paks";
        return paks + " (" + Counts.number(services, "service") + ", " + Counts.number(templates, "template") + ")";
    }
}
