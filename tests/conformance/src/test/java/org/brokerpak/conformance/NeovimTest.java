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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.languageserver.StdioServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Neovim's own client, which no one here wrote, shows our diagnostics and takes our completions. */
class NeovimTest {

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

    @TempDir
    Path folder;

    @Test
    void showsFindingsAndCompletesKeys() throws IOException, InterruptedException {
        Optional<Path> neovim = program("nvim");
        if (neovim.isEmpty()) {
            System.out.println("Neovim: nvim is not on the PATH, so the language server was not run with it.");
        }
        assumeTrue(neovim.isPresent(), "nvim is not on the PATH");
        String output = run(neovim.orElseThrow());
        assertTrue(output.contains("diagnostic 4 unknown-field"), output);
        assertTrue(output.contains("completion required_env_variables"), output);
    }

    private String run(Path neovim) throws IOException, InterruptedException {
        Path pak = Files.createDirectory(folder.resolve("pak"));
        Files.writeString(pak.resolve("manifest.yml"), MANIFEST);
        Path script = folder.resolve("neovim.lua");
        try (InputStream stream = NeovimTest.class.getResourceAsStream("neovim.lua")) {
            Files.copy(stream, script);
        }
        Path log = folder.resolve("output.txt");
        ProcessBuilder builder = new ProcessBuilder(neovim.toString(), "--headless", "-u", "NONE", "-c",
                "luafile " + script).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().put("BROKERPAK_FOLDER", pak.toString());
        builder.environment().put("BROKERPAK_COMMAND", server());
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        builder.environment().put("XDG_CACHE_HOME", folder.toString());
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            assertTrue(process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS), "Neovim does not end");
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
