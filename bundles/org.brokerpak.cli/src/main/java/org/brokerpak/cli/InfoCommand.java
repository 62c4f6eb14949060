/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.util.concurrent.Callable;

import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.InfoReport;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.read.PakInfo;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints what is in a built pak. */
@Command(name = "info", header = "Prints what is in a built pak.")
final class InfoCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE.brokerpak", description = "A built pak.")
    private String file;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "How to print: text, json.")
    private OutputFormat format;

    InfoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, UserException {
        try (PakFile pak = OpenPak.open(console, file)) {
            if (pak.pak().manifest().isEmpty()) {
                throw UserException.unreadable(file + " holds no manifest.yml that can be read, so it is not a pak");
            }
            InfoReport report = new InfoReport(PakInfo.of(pak));
            console.out().print(format == OutputFormat.JSON ? Json.write(report.json()) : report.text());
            return ExitCode.FINE;
        }
    }
}
