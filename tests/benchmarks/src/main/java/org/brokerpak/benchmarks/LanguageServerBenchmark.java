/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures our language server and another one with the same files and messages. The two take turns, so that whatever
 * else the machine does falls on both.
 */
final class LanguageServerBenchmark {

    private static final int[] SIZES = {0, 120_000};
    private static final int TURN = 10;

    private final Options options;

    private LanguageServerBenchmark(Options options) {
        this.options = options;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        new LanguageServerBenchmark(Options.parse(arguments)).run();
    }

    private void run() throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("brokerpak-benchmark");
        try {
            for (int size : SIZES) {
                Path folder = work.resolve("pak-" + size);
                BenchmarkPak pak = BenchmarkPak.copy(options.corpus().resolve("cloudfoundry+csb-brokerpak-aws"), folder,
                        size);
                List<Result> results = measure(pak, servers(pak, work));
                System.out.printf("%n%s, %d bytes; milliseconds, median / 95 %%%n", pak.definition().getFileName(),
                        pak.size());
                Table.print(results);
            }
        } finally {
            TemporaryFolder.delete(work);
        }
    }

    private List<MeasuredServer> servers(BenchmarkPak pak, Path work) throws IOException, InterruptedException {
        List<MeasuredServer> servers = new ArrayList<>();
        servers.add(new MeasuredServer("brokerpak", List.of(options.command().toString(), "lsp"), Map.of()));
        if (options.peer() != null) {
            Path schema = work.resolve("service.schema.json");
            Process writes = new ProcessBuilder(options.command().toString(), "schema", "service")
                    .redirectOutput(schema.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            if (writes.waitFor() != 0) {
                throw new IOException("the JSON Schema could not be written");
            }
            Map<String, Object> settings = Map.of("schemas", Map.of(schema.toUri().toString(), List.of(
                    pak.definition().toString())), "validate", true, "hover", true, "completion", true,
                    "schemaStore", Map.of("enable", false));
            servers.add(new MeasuredServer("yaml-language-server",
                    List.of("node", options.peer().toString(), "--stdio"), Map.of("yaml", settings)));
        }
        return servers;
    }

    private List<Result> measure(BenchmarkPak pak, List<MeasuredServer> servers)
            throws IOException, InterruptedException {
        Map<MeasuredServer, Result> results = new LinkedHashMap<>();
        servers.forEach(server -> results.put(server, new Result(server.name())));
        for (int round = 0; round < options.rounds(); round++) {
            for (MeasuredServer server : servers) {
                long start = System.nanoTime();
                try (ServerSession session = new ServerSession(server, pak.folder(), pak.definition())) {
                    session.awaitDiagnostics(0, found -> true);
                    results.get(server).add(Step.START, System.nanoTime() - start);
                }
            }
        }
        Map<MeasuredServer, AuthorScript> authors = new LinkedHashMap<>();
        try {
            for (MeasuredServer server : servers) {
                authors.put(server, new AuthorScript(new ServerSession(server, pak.folder(), pak.definition()), pak,
                        results.get(server)));
            }
            // The first turn warms both up; its times do not count.
            for (int done = -TURN; done < options.iterations(); done += TURN) {
                for (AuthorScript author : authors.values()) {
                    author.work(TURN, done >= 0);
                }
            }
            for (AuthorScript author : authors.values()) {
                author.recordMemory();
            }
        } finally {
            for (AuthorScript author : authors.values()) {
                author.close();
            }
        }
        return List.copyOf(results.values());
    }
}
