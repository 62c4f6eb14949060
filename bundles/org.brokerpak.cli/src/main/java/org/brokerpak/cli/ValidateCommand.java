/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.progress.WorkBar;
import org.brokerpak.cli.report.Counts;
import org.brokerpak.cli.report.JsonReport;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.rules.Finding;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a built pak. */
@Command(name = "validate", header = "Checks a built pak as the broker does, and explains each failure.",
        description = {"Besides what the broker checks it looks for the programs that the broker needs when it starts, for "
            + "services and plans that share an id, and for damaged files."})
final class ValidateCommand implements Callable<Integer> {

    private final Console console;
    private final BrokerpakCommand root;

    @Parameters(paramLabel = "FILE.brokerpak", description = "A built pak.")
    private String file;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "How to print: text, json.")
    private OutputFormat format;

    ValidateCommand(Console console, BrokerpakCommand root) {
        this.console = console;
        this.root = root;
    }

    @Override
    public Integer call() throws IOException, UserException {
        try (PakFile pak = OpenPak.open(console, file); WorkBar bar = bar(pak)) {
            List<Finding> found = pak.validate(root.linter(console), bar);
            List<PlacedFinding> placed = PlacedFinding.of(pak.pak(), found);
            boolean valid = found.stream().noneMatch(Finding::isError);
            bar.close();
            if (format == OutputFormat.JSON) {
                console.out().print(json(placed, valid));
            } else {
                text(pak, placed, valid);
            }
            return valid ? ExitCode.FINE : ExitCode.FAILED;
        }
    }

    private WorkBar bar(PakFile pak) {
        return new WorkBar(console.out(), "checking " + file, pak.unpackedSize(), console.interactive() && !root.quiet());
    }

    private String json(List<PlacedFinding> placed, boolean valid) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("formatVersion", JsonReport.FORMAT_VERSION);
        report.put("valid", valid);
        report.put("diagnostics", placed.stream()
                .map(finding -> JsonReport.diagnostic(file, finding.finding().file(), finding)).toList());
        return Json.write(report);
    }

    private void text(PakFile pak, List<PlacedFinding> placed, boolean valid) {
        placed.forEach(finding -> console.out().printf("%s: %s: %s [%s]%n", finding.place(),
                finding.finding().severity().id(), finding.finding().message(), finding.finding().rule()));
        if (valid && !root.quiet()) {
            console.out().println(file + " is valid: " + Counts.number(pak.pak().services().size(), "service") + ", "
                    + Counts.number(pak.entries().stream().filter(entry -> !entry.isFolder()).count(), "file"));
        } else if (!valid) {
            console.out().println(file + " is not valid: " + Counts.of(placed));
        }
    }
}
