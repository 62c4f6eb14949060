/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.DiffReport;
import org.brokerpak.pak.compare.PakDiff;
import org.brokerpak.pak.files.InputException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code brokerpak diff}. */
@Command(name = "diff", header = "Compares two versions of a pak and tells what breaks existing instances.",
        description = {"Services, plans, inputs, outputs, binaries and templates are compared as the broker reads "
                + "them, so sources and built paks can be mixed. The exit code is 0 whatever differs; scripts read the "
                + "number \"breaking\" of the JSON format."})
final class DiffCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "OLD", description = "A pak's folder or a .brokerpak file.")
    private String before;

    @Parameters(index = "1", paramLabel = "NEW", description = "A pak's folder or a .brokerpak file.")
    private String after;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "How to print: text, json.")
    private OutputFormat format;

    DiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, UserException, InputException {
        try (AnyPak old = AnyPak.open(console, before); AnyPak now = AnyPak.open(console, after)) {
            // Half of a pak would look like one from which much was removed.
            refuseGaps(before, old.gaps());
            refuseGaps(after, now.gaps());
            DiffReport report = new DiffReport(PakDiff.of(old.pak(), now.pak()));
            console.out().print(format == OutputFormat.JSON ? Json.write(report.json()) : report.text());
            return ExitCode.FINE;
        }
    }

    private static void refuseGaps(String named, List<String> gaps) throws UserException {
        if (!gaps.isEmpty()) {
            throw UserException.unreadable(named + " cannot be compared: " + String.join("; ", gaps));
        }
    }
}
