/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.ExamplePak;
import org.brokerpak.pak.testing.FakeBroker;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a process of its own. */
class ProcessTest {

    @TempDir
    Path scratch;

    @Test
    void exitCodesReachTheShell() throws IOException, InterruptedException {
        DiskPak.withScripts(scratch.resolve("pak"));
        assertEquals(0, finished(start("lint", "pak")));
        assertEquals(2, finished(start("lint", "gone")));
        DiskPak.writeFile(scratch.resolve("pak/example.yml"), "version: 9");
        assertEquals(1, finished(start("lint", "pak")));
    }

    @Test
    void scriptsGetUtf8WhateverTheLocale() throws IOException, InterruptedException {
        DiskPak.withScripts(scratch.resolve("pak"));
        DiskPak.writeFile(scratch.resolve("pak/example.yml"), DiskPak.DEFINITION + "größe_\uD83D\uDE00: 1\n");
        ProcessBuilder builder = builder("lint", "--format", "json", "pak");
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        finished(process);
        assertTrue(out.contains("größe_\uD83D\uDE00"), out);
    }

    /** A build that is stopped in the middle of a download leaves nothing behind, and the old pak as it was. */
    @Test
    void anInterruptedBuildCleansUp() throws IOException, InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        try (FileServer server = new FileServer()) {
            server.on("/tofu.zip", exchange -> {
                exchange.sendResponseHeaders(200, 1_000_000);
                exchange.getResponseBody().write(new byte[1000]);
                exchange.getResponseBody().flush();
                asked.countDown();
                await(over);
            });
            DiskPak.write(scratch.resolve("pak"),
                    "- {name: tofu, version: 1.9.0, url_template: \"" + server.address("/tofu.zip") + "\"}");
            Path old = scratch.resolve("demo-0.1.0.brokerpak");
            Files.writeString(old, "the old pak");
            Process process = start("build", "--cache", "cache", "pak");
            assertTrue(asked.await(60, TimeUnit.SECONDS), "the download began");
            process.destroy();
            assertTrue(finished(process) != 0);
            over.countDown();
            assertEquals("the old pak", Files.readString(old));
            try (Stream<Path> files = Files.walk(scratch)) {
                assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".tmp")).toList());
            }
        }
    }

    /** Ctrl-C while an instance is made: it is removed, and the process tells so before it ends. */
    @Test
    void interruptedExamplesAreRemoved() throws IOException, InterruptedException {
        CountDownLatch polled = new CountDownLatch(1);
        DiskPak.writeFiles(scratch.resolve("pak"), ExamplePak.literal());
        DiskPak.writeFile(scratch.resolve("password"), FakeBroker.PASSWORD);
        try (FakeBroker broker = new FakeBroker()) {
            broker.on("provision", "202 {}").on("poll", "200 {\"state\": \"in progress\"}")
                    .before("poll", polled::countDown);
            Process process = builder("run-examples", "pak", "--url", broker.url(), "--user", FakeBroker.USER,
                    "--password-file", "password").redirectErrorStream(true)
                    .redirectOutput(scratch.resolve("out").toFile()).start();
            assertTrue(polled.await(60, TimeUnit.SECONDS), "the instance is being made");
            process.destroy();
            assertTrue(finished(process) != 0);
            String out = Files.readString(scratch.resolve("out"));
            assertEquals(Set.of(), broker.present());
            assertTrue(broker.requests().contains("deprovision"));
            assertTrue(out.contains("words / two-words: removing instance "), out);
            assertTrue(out.contains("0 of 1 example passed"), out);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await(60, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private Process start(String... arguments) throws IOException {
        return builder(arguments).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java")
                .toString(),
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), "org.brokerpak.cli.Main"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(scratch.toFile());
    }

    private static int finished(Process process) throws InterruptedException {
        assertTrue(process.waitFor(120, TimeUnit.SECONDS), "the process ended");
        return process.exitValue();
    }
}
