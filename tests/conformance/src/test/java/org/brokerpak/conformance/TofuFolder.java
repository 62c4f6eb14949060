/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.tofu.WorkspaceWriter;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/** A folder in which a real tofu judges workspaces, one after the other, with the random provider at hand. */
final class TofuFolder {

    /** How a command of tofu ended, with all it printed. */
    record Outcome(int exitCode, String output) {
    }

    private final Path tofu = Peers.tofu();
    private final Path workspace;
    private final Path configuration;

    TofuFolder(Path scratch) {
        try {
            Path mirror = scratch.resolve("mirror");
            Path provider = mirror.resolve(Peers.PROVIDER_ADDRESS).resolve(Peers.PROVIDER_VERSION)
                    .resolve("linux_amd64").resolve(Peers.PROVIDER_FILE);
            Files.createDirectories(provider.getParent());
            Files.copy(Peers.provider(), provider);
            configuration = Files.writeString(scratch.resolve("tofu.rc"),
                    "provider_installation {\n  filesystem_mirror {\n    path = \"" + mirror + "\"\n  }\n}\n");
            workspace = Files.createDirectories(scratch.resolve("workspace"));
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
    }

    /** Replaces all texts; what tofu has installed stays. */
    void write(Workspace content) {
        try {
            try (Stream<Path> files = Files.walk(workspace)) {
                for (Path file : files.filter(each -> each.toString().matches(".*\\.(tf|json|tfstate)")
                        && !each.toString().contains(".terraform")).toList()) {
                    Files.delete(file);
                }
            }
            WorkspaceWriter.write(content, workspace);
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
    }

    /** The errors of {@code tofu validate}, each with its place; installs what the workspace needs first, if it must. */
    List<String> errors() {
        List<String> errors = validate();
        if (errors.stream().anyMatch(error -> error.matches("(?i).*(tofu init|not installed|missing required provider"
                + "|inconsistent dependency).*"))) {
            Outcome init = run("init", "-backend=false", "-input=false", "-no-color", "-upgrade");
            return init.exitCode() == 0 ? validate() : List.of("init: " + init.output().strip()
                    .replaceAll("(?s)^.*?Error: ", "").replaceAll("\\s+", " "));
        }
        return errors;
    }

    private List<String> validate() {
        Outcome outcome = run("validate", "-json", "-no-color");
        try {
            List<String> errors = new ArrayList<>();
            if (GoJsonReader.object(outcome.output()).get("diagnostics") instanceof List<?> diagnostics) {
                for (Object each : diagnostics) {
                    if (each instanceof Map<?, ?> diagnostic && "error".equals(diagnostic.get("severity"))) {
                        errors.add((diagnostic.get("range") instanceof Map<?, ?> range
                                ? range.get("filename") + ":" + line(range.get("start")) + ": " : "")
                                + diagnostic.get("summary") + ": "
                                + String.valueOf(diagnostic.get("detail")).replaceAll("\\s+", " "));
                    }
                }
            }
            return errors;
        } catch (GoError noJson) {
            throw new IllegalStateException(outcome.output(), noJson);
        }
    }

    private static String line(Object position) {
        return position instanceof Map<?, ?> start && start.get("line") instanceof Double line
                ? String.valueOf(line.intValue()) : "?";
    }

    /** Runs tofu in the workspace; standard output and error in one. */
    Outcome run(String... arguments) {
        List<String> command = new ArrayList<>(List.of(tofu.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(workspace.toFile()).redirectErrorStream(true);
        builder.environment().put("TF_CLI_CONFIG_FILE", configuration.toString());
        builder.environment().put("CHECKPOINT_DISABLE", "1");
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), output);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(impatient);
        }
    }
}
