/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.PrintWriter;
import java.util.function.BiConsumer;

import org.brokerpak.rules.Linter;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command without which there is no other. */
@Command(name = "brokerpak", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT,
        versionProvider = VersionProvider.class,
        header = "Writes, checks and builds brokerpaks for the Cloud Service Broker.",
        synopsisSubcommandLabel = "COMMAND", commandListHeading = "%nCommands:%n", optionListHeading = "%nOptions:%n",
        usageHelpAutoWidth = true,
        footer = {"", "A PAK is a folder with a manifest.yml.",
            "Exit codes: 0 fine, 1 findings of severity error or a failure, 2 wrong usage or unreadable input."})
final class BrokerpakCommand implements Runnable {

    @Option(names = {"-q", "--quiet"}, scope = ScopeType.INHERIT, description = "Print results and errors only.")
    private boolean quiet;

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Print details of unexpected failures.")
    private boolean verbose;

    @Spec
    private CommandSpec spec;

    boolean quiet() {
        return quiet;
    }

    boolean verbose() {
        return verbose;
    }

    /** All rules; one that fails is told of, and its trace with {@code --verbose}. */
    Linter linter(Console console) {
        BiConsumer<String, Throwable> log = (sentence, failure) -> {
            PrintWriter err = console.err();
            err.println("brokerpak: " + sentence);
            if (verbose) {
                failure.printStackTrace(err);
            }
        };
        return Linter.standard(log);
    }

    /** Without a command there is nothing to do. */
    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "say which command to run");
    }
}
