/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.files.InputException;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** All commands under one name, with what they have in common: help, exit codes, and how failures are told. */
final class Tool {

    private static final Pattern CHOICE = Pattern.compile(
            "Invalid value for option '(.*)': expected one of \\[(.*)] \\(case-insensitive\\) but was '(.*)'");

    private final Console console;
    private final BrokerpakCommand root;

    Tool(Console console) {
        this.console = console;
        this.root = new BrokerpakCommand();
    }

    /** Runs a command and gives its exit code; never throws. */
    int run(String... arguments) {
        try {
            return commandLine().execute(arguments);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            return unexpected(exhausted);
        }
    }

    private CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(root);
        List.of(new LintCommand(console, root), new BuildCommand(console, root), new ValidateCommand(console, root),
                new InfoCommand(console), new DocsCommand(console), new DiffCommand(console),
                new InitCommand(console, root), new PreviewCommand(console), new EvalCommand(console),
                new SchemaCommand(console), new RunExamplesCommand(console, root), new LspCommand(console))
                .forEach(commandLine::addSubcommand);
        commandLine.setOut(console.out()).setErr(console.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(console.interactive() ? Ansi.AUTO : Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((failure, given) -> wrongUsage(failure))
                .setExecutionExceptionHandler((failure, command, result) -> failed(failure));
        // What the commands inherit is meant for them but for the end of the text.
        commandLine.getSubcommands().values().forEach(command -> {
            UsageMessageSpec usage = command.getCommandSpec().usageMessage();
            usage.footer(new String[0]);
            usage.descriptionHeading(usage.description().length == 0 ? "" : "%n").parameterListHeading("%n");
        });
        return commandLine;
    }

    private int wrongUsage(ParameterException failure) {
        CommandLine command = failure.getCommandLine();
        tell(inWords(failure));
        UnmatchedArgumentException.printSuggestions(failure, console.err());
        console.err().println("Try " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.UNUSABLE;
    }

    /** The library speaks of names in the code. */
    private static String inWords(ParameterException failure) {
        return switch (failure) {
            case UnmatchedArgumentException unmatched when unmatched.isUnknownOption() ->
                    "there is no option " + unmatched.getUnmatched().getFirst();
            case UnmatchedArgumentException unmatched when failure.getCommandLine().getParent() == null ->
                    "there is no command \"" + unmatched.getUnmatched().getFirst() + "\"";
            case UnmatchedArgumentException unmatched -> "one thing too many: " + unmatched.getUnmatched().getFirst();
            case MissingParameterException missing -> missing.getMessage().replaceFirst("^Missing required "
                    + "parameters?: '?",
                    "say which ").replaceAll("'$", "").replaceFirst("^M", "m");
            default -> CHOICE.matcher(failure.getMessage()).replaceFirst(choice -> "there is no \"" + choice.group(3)
                    + "\" for " + choice.group(1) + ": choose one of " + choice.group(2).toLowerCase(Locale.ROOT))
                    .replaceAll("\\R", " ");
        };
    }

    private int failed(Exception failure) {
        return switch (failure) {
            case UserException told -> {
                tell(told.getMessage());
                yield told.exitCode();
            }
            case InputException unreadable -> {
                tell(unreadable.getMessage());
                yield ExitCode.UNUSABLE;
            }
            case IOException disk -> {
                tell(IoMessages.of(disk));
                yield ExitCode.FAILED;
            }
            default -> unexpected(failure);
        };
    }

    private int unexpected(Throwable failure) {
        tell("something went wrong that should not have (" + failure.getClass().getSimpleName() + "). Please report it "
                + "to the makers of Brokerpak "
                + "Tools" + (root.verbose() ? ":" : ", with what the option --verbose prints"));
        if (root.verbose()) {
            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            console.err().print(trace);
        }
        return ExitCode.FAILED;
    }

    private void tell(String sentence) {
        console.err().println("brokerpak: " + sentence);
    }
}
