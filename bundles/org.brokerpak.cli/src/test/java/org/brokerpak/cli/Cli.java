/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Runs commands inside the test. */
final class Cli {

    /** What a command did. */
    record Ran(int exitCode, String out, String err) {

        /** Everything at once, for short comparisons: exit code, standard output, standard error. */
        String all() {
            return exitCode + "\n" + out + (err.isEmpty() ? "" : "! " + err.replace("\n", "\n! ").replaceAll("! $", ""));
        }

        JsonObject json() {
            return JsonParser.parseString(out).getAsJsonObject();
        }
    }

    private final Path folder;
    private boolean interactive;
    private UnaryOperator<String> environment = name -> null;

    /** @param folder where the commands work; their cache is below it */
    Cli(Path folder) {
        this.folder = folder;
    }

    Cli interactive() {
        interactive = true;
        return this;
    }

    Cli environment(UnaryOperator<String> other) {
        environment = other;
        return this;
    }

    Ran run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        UnaryOperator<String> variables = name ->
                name.equals("XDG_CACHE_HOME") ? folder.resolve("caches").toString() : environment.apply(name);
        Console console = new Console(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(),
                new PrintWriter(out), new PrintWriter(err), interactive, folder, variables);
        int exitCode = new Tool(console).run(arguments);
        console.flush();
        return new Ran(exitCode, lines(out), lines(err));
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
