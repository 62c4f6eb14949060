/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.brokerpak.cli.report.LintReport;
import org.brokerpak.cli.report.LintReport.Linted;
import org.brokerpak.cli.report.ReportFormat;
import org.brokerpak.pak.files.FixWriter;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PakLocator;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Profile;
import org.brokerpak.rules.Severity;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds mistakes. */
@Command(name = "lint", header = "Finds mistakes in paks.",
        description = {"Reports what the broker or tofu would reject or ignore, each with its place and remedy. A file "
            + "inside a pak is checked in the context of its pak, and only its findings are printed."})
final class LintCommand implements Callable<Integer> {

    private final Console console;
    private final BrokerpakCommand root;

    @Parameters(arity = "1..*", paramLabel = "PAK", description = "A folder with a manifest.yml, or a file of a pak.")
    private List<String> paks;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "How to print findings: ${COMPLETION-CANDIDATES}.")
    private ReportFormat format;

    @Option(names = "--profile", paramLabel = "PROFILE",
            description = "Whose word counts where the specification is stricter than the broker: broker, spec.")
    private Profile profile;

    @Option(names = "--fail-on", paramLabel = "SEVERITY", defaultValue = "error",
            description = "End with exit code 1 from this severity on: error, warning.")
    private FailOn failOn;

    @Option(names = "--fix", description = "First mend, in the files, what can be mended without asking.")
    private boolean fix;

    /** What makes the exit code 1. */
    enum FailOn {
        ERROR(Severity.ERROR), WARNING(Severity.WARNING);

        private final Severity severity;

        FailOn(Severity severity) {
            this.severity = severity;
        }

        @Override
        public String toString() {
            return severity.id();
        }
    }

    LintCommand(Console console, BrokerpakCommand root) {
        this.console = console;
        this.root = root;
    }

    @Override
    public Integer call() throws IOException {
        PakLocator locator = new PakLocator(console.workingFolder());
        Linter linter = root.linter(console);
        List<Linted> linted = new ArrayList<>();
        boolean unreadable = false;
        for (String named : paks) {
            try {
                linted.add(lint(named, locator, linter));
            } catch (InputException input) {
                console.err().println("brokerpak: " + input.getMessage());
                unreadable = true;
            }
        }
        LintReport report = new LintReport(linted, console.workingFolder());
        if (!linted.isEmpty() || !unreadable) {
            report.print(format, console.out(), !root.quiet());
        }
        return unreadable ? ExitCode.UNUSABLE : report.has(failOn.severity) ? ExitCode.FAILED : ExitCode.FINE;
    }

    private Linted lint(String name, PakLocator locator, Linter linter) throws InputException, IOException {
        NamedPak named = locator.locate(name);
        LintSettings own = LintSettings.read(named.pak().files());
        LintSettings settings = profile == null ? own : own.withProfile(profile);
        if (fix) {
            new FixWriter(named, linter, settings).fix().forEach((file, count) -> {
                if (!root.quiet()) {
                    console.err().println("mended " + count + (count == 1 ? " finding in " : " findings in ") + file);
                }
            });
            named = locator.locate(name);
        }
        return new Linted(named, PlacedFinding.of(named.pak(), named.findings(linter, settings)));
    }
}
