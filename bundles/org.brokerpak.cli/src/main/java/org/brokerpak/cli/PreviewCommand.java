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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import org.brokerpak.cli.PreviewExtras.Previewed;
import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.Paths;
import org.brokerpak.cli.report.VariablesReport;
import org.brokerpak.cli.report.WorkspaceReport;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.Assignment;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.resolution.Resolver;
import org.brokerpak.model.resolution.schema.CatalogSchemas;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PakLocator;
import org.brokerpak.pak.tofu.WorkspaceWriter;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the variables of a request and the workspace that tofu would get. */
@Command(name = "preview", header = "Shows the variables and files that tofu would get for a request.", description = {
    "Resolves each variable in the broker's order and says where its value comes from. Nothing is sent, run or read "
    + "from the environment: what only a real request knows is made up, and named. Ends with 1 when the broker would "
    + "refuse the request."})
final class PreviewCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "PAK", description = "The pak's folder, or a service definition in it.")
    private String pak;

    @Option(names = "--service", paramLabel = "SERVICE", description = "Name of the service; may be left out where "
            + "there is only one.")
    private String service;

    @Mixin
    private RequestOptions request = new RequestOptions();

    @Option(names = "--schemas", description = "Print instead the JSON Schemas that the broker makes of user inputs.")
    private boolean schemas;

    @Option(names = "--show-secrets", description = "Print secrets as they are.")
    private boolean secrets;

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
        if (schemas) {
            return printSchemas(chosen);
        }
        ResolutionRequest asked = request.request(console, named.pak(), chosen);
        Resolution resolution = Resolver.resolve(asked);
        VariablesReport variables = new VariablesReport(resolution,
                RequestOptions.plans(chosen, asked.operator()).size(), secrets);
        Action.Kind action = asked.operation().action();
        Workspace workspace = Workspace.of(chosen, action, resolution.values());
        WorkspaceReport report = new WorkspaceReport(chosen, action,
                secrets ? workspace : Workspace.of(chosen, action, resolution.maskedValues()));
        if (out != null) {
            write(workspace, console.workingFolder().resolve(out));
        }
        boolean text = format == OutputFormat.TEXT;
        if (text) {
            console.out().print(variables.text() + "\n" + report.text(out == null));
        }
        Map<String, Place> decided = new LinkedHashMap<>();
        resolution.variables().forEach(variable -> variable.decided().flatMap(Assignment::place)
                .ifPresent(place -> decided.put(variable.name(), place)));
        boolean fine = extras.show(new Previewed(named, chosen, workspace, resolution.context(), decided,
                secrets ? Set.of() : resolution.masking().secrets()), console, text);
        if (!text) {
            Map<String, Object> json = new LinkedHashMap<>(report.json());
            json.putAll(variables.json());
            json.putAll(extras.json());
            console.out().print(Json.write(json));
        }
        workspace.missing().forEach(template -> console.err().println("brokerpak: the template \""
                + template.site().value() + "\" " + template.content().failure() + ", so " + template.fileName()
                + " is not shown"));
        if (resolution.failure().isPresent()) {
            console.err().println("brokerpak: " + variables.refusal());
        }
        return fine && workspace.missing().isEmpty() && workspace.refusal().isEmpty() && resolution.failure().isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
    }

    private int printSchemas(ServiceFile chosen) throws UserException {
        CatalogSchemas catalog = CatalogSchemas.of(chosen);
        try {
            String json = CatalogSchemas.json(catalog.catalogEntry());
            console.out().print(format == OutputFormat.JSON ? json + "\n" : Json.write(GoJsonReader.object(json)));
            return ExitCode.FINE;
        } catch (GoError unwritable) {
            throw UserException.failed("the broker cannot write the schemas of " + chosen.displayedName()
                    + ", so it serves no catalog: " + unwritable.getMessage());
        }
    }

    private ServiceFile service(NamedPak named) throws UserException {
        List<ServiceFile> services = named.pak().services();
        List<String> names = services.stream().map(known -> known.content().name().value()).toList();
        if (service != null) {
            return named.pak().service(service).orElseThrow(() -> UserException.unreadable(
                    "there is no service \"" + service + "\" in " + pak + RequestOptions.choice(service, names)));
        }
        if (named.onlyFile().isPresent()) {
            return services.stream().filter(known -> known.path().equals(named.onlyFile().get())).findFirst()
                    .orElseThrow(() -> UserException.unreadable(pak + " is not a service definition"));
        }
        if (services.size() != 1) {
            throw UserException.unreadable("say which service, with --service" + RequestOptions.choice("", names));
        }
        return services.getFirst();
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
