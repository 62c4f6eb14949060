/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.Severity;

/**
 * The findings of one lint.
 *
 * @param linted what was looked at
 * @param workingFolder what printed paths start from
 */
public record LintReport(List<Linted> linted, Path workingFolder) {

    /** A pak, or a file of one, with its findings. */
    public record Linted(NamedPak pak, List<PlacedFinding> findings) {

        public Linted {
            findings = List.copyOf(findings);
        }

        /** The pak's folder, written as what was named. */
        String folder(Path workingFolder) {
            return Paths.like(pak.named(), workingFolder, pak.folder());
        }

        /** Path of a finding's file from the pak's folder. */
        String file(PlacedFinding placed) {
            return pak.onDisk(placed.finding().file());
        }

        /** A finding's file, written as what was named. */
        String path(PlacedFinding placed, Path workingFolder) {
            return Paths.like(pak.named(), workingFolder, pak.folder().resolve(file(placed)));
        }
    }

    public LintReport {
        linted = List.copyOf(linted);
    }

    /** Whether a finding is as bad as this or worse. */
    public boolean has(Severity severity) {
        return linted.stream().flatMap(pak -> pak.findings().stream())
                .anyMatch(placed -> placed.finding().severity().atLeast(severity));
    }

    /** @param summary whether a text ends with a summary */
    public void print(ReportFormat format, PrintWriter out, boolean summary) {
        switch (format) {
            case TEXT -> TextReport.print(this, out, summary);
            case JSON -> out.print(JsonReport.write(this));
            case SARIF -> out.print(SarifReport.write(this));
        }
        out.flush();
    }
}
