/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.cli.progress.ExamplesConsole;
import org.brokerpak.cli.progress.Interruption;
import org.brokerpak.cli.report.ExamplesJson;
import org.brokerpak.cli.report.ExamplesJunit;
import org.brokerpak.cli.report.ExamplesTable;
import org.brokerpak.cli.report.Paths;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleListener;
import org.brokerpak.pak.examples.ExampleRunner;
import org.brokerpak.pak.examples.ExamplesRequest;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the examples of a pak against a broker. */
@Command(name = "run-examples", header = "Provisions, binds and removes the examples of a pak at a running broker.",
        description = {"Each example becomes a real instance and a real binding, which may cost money. The credentials "
                + "are compared with the declared outputs. Everything is removed at the end, also after a failure and "
                + "Ctrl-C; what cannot be removed is named. Ends with 1 when an example failed."})
final class RunExamplesCommand implements Callable<Integer> {

    private static final Pattern TIME = Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,5})m)?(?:(\\d{1,6})s)?");

    private final Console console;
    private final BrokerpakCommand root;

    @Parameters(paramLabel = "PAK", description = "A .brokerpak file, or the pak's folder.")
    private String pak;

    @Mixin
    private BrokerOptions broker = new BrokerOptions();

    @Option(names = {"-s", "--service"}, paramLabel = "NAME", description = "Only examples of this service; may be "
            + "repeated.")
    private List<String> services = List.of();

    @Option(names = {"-e", "--example"}, paramLabel = "NAME", description = "Only examples of this name; may be "
            + "repeated.")
    private List<String> examples = List.of();

    @Option(names = {"-j", "--jobs"}, paramLabel = "COUNT", defaultValue = "1", description = "How many examples are "
            + "run at a time; 1 unless given.")
    private int jobs;

    @Option(names = "--timeout", paramLabel = "TIME", defaultValue = "45m", description = "How long each step may "
            + "take, such as 90s, 20m or 1h30m; 45m unless given.")
    private String timeout;

    @Option(names = "--fail-fast", description = "Begin no further example after one failed.")
    private boolean failFast;

    @Option(names = "--no-check", description = "Send parameters even if the broker will refuse them.")
    private boolean noCheck;

    @Option(names = "--update", description = "Update each instance too, with the parameters it was made with.")
    private boolean update;

    @Option(names = "--context", paramLabel = "JSON", description = "What the platform tells with each request, for "
            + "examples that use request.context.")
    private String context;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "How to report: text, json, junit.")
    private ExamplesFormat format;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Write the report there.")
    private Path output;

    RunExamplesCommand(Console console, BrokerpakCommand root) {
        this.console = console;
        this.root = root;
    }

    @Override
    public Integer call() throws IOException, UserException, InputException {
        Duration limit = limit();
        if (jobs < 1) {
            throw UserException.unreadable("--jobs is to be 1 or more, not " + jobs);
        }
        Map<String, Object> platform = context();
        try (AnyPak any = AnyPak.open(console, pak)) {
            if (!any.gaps().isEmpty()) {
                throw UserException.unreadable(pak + " cannot be read as a whole: " + String.join("; ", any.gaps()));
            }
            List<ExampleCase> chosen = chosen(any);
            if (chosen.isEmpty()) {
                console.err().println("brokerpak: " + pak + " has no examples, so nothing was run");
                return ExitCode.FINE;
            }
            Optional<Path> report = report();
            ExamplesRequest request = new ExamplesRequest(broker.address(console), chosen, jobs, limit, failFast,
                    !noCheck, update, platform);
            return run(any, request, report);
        }
    }

    private int run(AnyPak any, ExamplesRequest request, Optional<Path> report) throws IOException, UserException {
        boolean shown = format == ExamplesFormat.TEXT || report.isPresent();
        // What scripts read is not mixed with what people read.
        PrintWriter lines = shown ? console.out() : console.err();
        ExampleListener listener = root.quiet() ? ExampleListener.NONE
                : new ExamplesConsole(lines, any.pak().displayedName());
        // Both what unbinds and what deprovisions may take as long as any step.
        try (Interruption interruption = Interruption.watch(request.timeout().multipliedBy(2).plusMinutes(1))) {
            ExamplesResult result = ExampleRunner.standard().run(request, listener, interruption);
            String place = any.named() == null ? "" : Paths.from(console.workingFolder(), any.named().folder());
            Function<ExampleCase, String> files = example -> (place.isEmpty() || place.equals(".") ? "" : place + "/")
                    + example.place().file();
            if (shown) {
                lines.print(ExamplesTable.text(result, files));
            }
            String text = switch (format) {
                case TEXT -> ExamplesTable.text(result, files);
                case JSON -> ExamplesJson.text(request.broker(), result, files);
                case JUNIT -> ExamplesJunit.text(any.pak().displayedName(), result, files);
            };
            if (report.isPresent()) {
                Files.writeString(report.get(), text);
            } else if (!shown) {
                console.out().print(text);
            }
            console.flush();
            return result.isGood() ? ExitCode.FINE : ExitCode.FAILED;
        } catch (BrokerException failure) {
            throw failure.kind() == BrokerException.Kind.CANCELLED ? UserException.failed("cancelled, nothing was run")
                    : UserException.unreadable(failure.getMessage());
        }
    }

    private List<ExampleCase> chosen(AnyPak any) throws UserException {
        List<ExampleCase> all = ExampleCase.of(any.pak()).stream().filter(one -> any.named() == null
                || any.named().onlyFile().map(file -> file.equals(one.place().file()) || file.equals("manifest.yml"))
                        .orElse(true)).toList();
        List<String> serviceNames = any.pak().services().stream().map(one -> one.content().name().value()).toList();
        for (String service : services) {
            if (!serviceNames.contains(service)) {
                throw UserException.unreadable("there is no service \"" + service + "\" in " + pak
                        + RequestOptions.choice(service, serviceNames));
            }
        }
        List<ExampleCase> ofServices = ExampleCase.select(all, services, List.of());
        List<String> names = ofServices.stream().map(ExampleCase::name).distinct().toList();
        for (String example : examples) {
            if (!names.contains(example)) {
                throw UserException.unreadable("there is no example \"" + example + "\""
                        + (services.isEmpty() ? " in " + pak : " of " + String.join(", ", services))
                        + RequestOptions.choice(example, names));
            }
        }
        return ExampleCase.select(ofServices, List.of(), examples);
    }

    /** Nobody should learn after an hour that there is no such folder. */
    private Optional<Path> report() throws UserException {
        if (output == null) {
            return Optional.empty();
        }
        Path file = console.workingFolder().resolve(output);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw UserException.unreadable(output + " cannot be written: there is no such folder");
        }
        if (Files.isDirectory(file) || !Files.isWritable(Files.exists(file) ? file : folder)) {
            throw UserException.unreadable(output + " cannot be written");
        }
        return Optional.of(file);
    }

    private Duration limit() throws UserException {
        Matcher time = TIME.matcher(timeout);
        if (timeout.isEmpty() || !time.matches()) {
            throw UserException.unreadable("--timeout is to be like 90s, 20m or 1h30m, not \"" + timeout + "\"");
        }
        Duration limit = Duration.ofHours(number(time, 1)).plusMinutes(number(time, 2)).plusSeconds(number(time, 3));
        if (limit.isZero()) {
            throw UserException.unreadable("--timeout is to be longer than nothing");
        }
        return limit;
    }

    private static long number(Matcher time, int group) {
        return time.group(group) == null ? 0 : Long.parseLong(time.group(group));
    }

    private Map<String, Object> context() throws UserException {
        if (context == null) {
            return Map.of();
        }
        try {
            Map<String, Object> read = GoJsonReader.object(context);
            return read == null ? Map.of() : read;
        } catch (GoError unreadable) {
            throw UserException.unreadable("--context is to be a JSON object: " + unreadable.getMessage());
        }
    }
}
