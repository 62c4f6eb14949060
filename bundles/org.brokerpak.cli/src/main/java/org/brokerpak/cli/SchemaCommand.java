/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.util.List;
import java.util.concurrent.Callable;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.rules.NearNames;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a JSON Schema. */
@Command(name = "schema", header = "Prints the JSON Schema of a kind of file, for other editors.")
final class SchemaCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "KIND", description = "manifest or service.")
    private String kind;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> known = DocumentKinds.all().stream().map(DocumentKind::id).toList();
        DocumentKind chosen = DocumentKinds.byId(kind).orElseThrow(() -> new CommandLine.ParameterException(
                spec.commandLine(), "there is no schema \"" + kind + "\"" + NearNames.nearest(kind, known)
                        .map(near -> ". Did you mean " + near + "?").orElse(": there are " + String.join(", ", known))));
        String text = DocumentSchema.of(chosen).text();
        console.out().print(text.endsWith("\n") ? text : text + "\n");
        return ExitCode.FINE;
    }
}
