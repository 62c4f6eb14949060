/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import org.brokerpak.cli.PreviewExtras.Previewed;
import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.Paths;
import org.brokerpak.cli.report.WorkspaceReport;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PakLocator;
import org.brokerpak.pak.tofu.WorkspaceWriter;
import org.brokerpak.rules.NearNames;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the workspace that tofu would get. */
@Command(name = "preview", header = "Shows the files that tofu would get for a request.")
final class PreviewCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "PAK", description = "The pak's folder, or a service definition in it.")
    private String pak;

    @Option(names = "--service", paramLabel = "SERVICE", description = "Name of the service; may be left out where "
            + "there is only one.")
    private String service;

    @Option(names = "--plan", paramLabel = "PLAN", description = "Name of the plan.")
    private String plan;

    @Option(names = "--action", paramLabel = "ACTION", defaultValue = "provision", description = "provision or bind.")
    private Action.Kind action;

    @Option(names = "--out", paramLabel = "DIR", description = "Write the files there; the folder must be new or "
            + "empty.")
    private Path out;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "How to print: text, json.")
    private OutputFormat format;

    @Mixin
    private PreviewExtras extras = new PreviewExtras();

    PreviewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, UserException, IOException {
        NamedPak named = new PakLocator(console.workingFolder()).locate(pak);
        ServiceFile chosen = service(named);
        checkPlan(chosen);
        Map<String, Object> values = Map.of();
        Workspace workspace = Workspace.of(chosen, action, values);
        WorkspaceReport report = new WorkspaceReport(chosen, action, workspace);
        if (out != null) {
            write(workspace, console.workingFolder().resolve(out));
        }
        boolean text = format == OutputFormat.TEXT;
        if (text) {
            console.out().print(report.text(out == null));
        }
        boolean fine = extras.show(new Previewed(named, chosen, workspace, values, Map.of()), console, text);
        if (!text) {
            Map<String, Object> root = report.json();
            root.putAll(extras.json());
            console.out().print(Json.write(root));
        }
        if (!workspace.refusal().isEmpty()) {
            console.err().println("brokerpak: the broker cannot write the values: " + workspace.refusal());
        }
        workspace.missing().forEach(template -> console.err().println("brokerpak: the template \""
                + template.site().value() + "\" " + template.content().failure() + ", so " + template.fileName()
                + " is not shown"));
        return fine && workspace.missing().isEmpty() && workspace.refusal().isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
    }

    private ServiceFile service(NamedPak named) throws UserException {
        List<ServiceFile> services = named.pak().services();
        List<String> names = services.stream().map(known -> known.content().name().value()).toList();
        if (service != null) {
            return named.pak().service(service).orElseThrow(() -> UserException.unreadable(
                    "there is no service \"" + service + "\" in " + pak + choice(service, names)));
        }
        if (named.onlyFile().isPresent()) {
            return services.stream().filter(known -> known.path().equals(named.onlyFile().get())).findFirst()
                    .orElseThrow(() -> UserException.unreadable(pak + " is not a service definition"));
        }
        if (services.size() != 1) {
            throw UserException.unreadable("say which service, with --service" + choice("", names));
        }
        return services.getFirst();
    }

    private void checkPlan(ServiceFile chosen) throws UserException {
        List<String> names = chosen.content().plans().stream().map(known -> known.name().value()).toList();
        if (plan != null && !names.contains(plan)) {
            throw UserException.unreadable("the service \"" + chosen.displayedName() + "\" has no plan \"" + plan + "\""
                    + choice(plan, names));
        }
    }

    private static String choice(String wanted, List<String> names) {
        if (names.isEmpty()) {
            return ": there are none";
        }
        return NearNames.nearest(wanted, names).filter(near -> !wanted.isEmpty())
                .map(near -> ". Did you mean " + near + "?").orElse(": there are " + String.join(", ", names));
    }

    private void write(Workspace workspace, Path folder) throws IOException, UserException {
        if (Files.exists(folder)) {
            boolean empty;
            try (Stream<Path> entries = Files.isDirectory(folder) ? Files.list(folder) : Stream.of(folder)) {
                empty = entries.findAny().isEmpty();
            }
            if (!empty) {
                throw UserException.failed(Paths.from(console.workingFolder(), folder) + " is not an empty folder, and "
                        + "nothing in it is overwritten. Name a new one");
            }
        }
        try {
            WorkspaceWriter.write(workspace, folder);
        } catch (NoSuchFileException unwritable) {
            throw UserException.failed(unwritable.getFile() + " cannot be written: " + (unwritable.getReason() == null
                    ? IoMessages.of(unwritable) : unwritable.getReason()));
        }
    }
}
