/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.languageserver.StdioServer;

/** Runs a script in an editor that others wrote: it opens a manifest with a misspelt key, and prints what it shows. */
final class EditorRun {

    private static final long DEADLINE_SECONDS = 180;
    private static final String MANIFEST = """
            packversion: 1
            name: demo
            version: 0.1.0
            metdata:
              author: someone
            platforms:
            - os: linux
              arch: amd64
            terraform_binaries:
            - name: tofu
              version: 1.11.8
            service_definitions: []
            """;

    private EditorRun() {
    }

    /**
     * What the script printed. The test is skipped, with a word on the console, where the editor is not on the machine.
     *
     * @param title of the editor
     * @param program its name on the PATH
     * @param script name of the script beside the tests
     * @param arguments what comes before the script's path
     */
    static String output(String title, String program, Path folder, String script, String... arguments)
            throws IOException, InterruptedException {
        Optional<Path> editor = program(program);
        if (editor.isEmpty()) {
            System.out.println(title + ": " + program + " is not on the PATH, so the language server was not run with it.");
        }
        assumeTrue(editor.isPresent(), program + " is not on the PATH");
        Path pak = Files.createDirectory(folder.resolve("pak"));
        Files.writeString(pak.resolve("manifest.yml"), MANIFEST);
        Path file = folder.resolve(script);
        try (InputStream stream = EditorRun.class.getResourceAsStream(script)) {
            Files.copy(stream, file);
        }
        List<String> command = new ArrayList<>(List.of(arguments));
        command.addFirst(editor.orElseThrow().toString());
        command.add(file.toString());
        return run(title, pak, folder, command);
    }

    private static String run(String title, Path pak, Path folder, List<String> command)
            throws IOException, InterruptedException {
        Path log = folder.resolve("output.txt");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("BROKERPAK_FOLDER", pak.toString());
        builder.environment().put("BROKERPAK_COMMAND", server());
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        builder.environment().put("XDG_CACHE_HOME", folder.toString());
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            assertTrue(process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS), title + " does not end");
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(log, StandardCharsets.UTF_8);
    }

    /** The command of the server as a JSON array. */
    private static String server() {
        return Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), StdioServer.class.getName())
                .map(word -> "\"" + word.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static Optional<Path> program(String name) {
        List<String> folders = List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
        return folders.stream().map(entry -> Path.of(entry, name)).filter(Files::isExecutable).findFirst();
    }
}
