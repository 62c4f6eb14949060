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
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures building a pak of large providers: the first build, a second one after a change to a definition, and beside them
 * Go's archive/zip on the same files and plain copying of the finished pak. They take turns.
 */
final class BuildBenchmark {

    private static final long MEGABYTE = 1 << 20;
    private static final int[] PROVIDER_MEGABYTES = {100, 200, 400};

    private final Path command;
    private final Path zip;
    private final int rounds;
    private final ProviderPak pak;

    private BuildBenchmark(Map<String, String> options, Path work) throws IOException {
        command = Path.of(options.get("--command"));
        zip = options.containsKey("--zip") ? Path.of(options.get("--zip")) : null;
        rounds = Integer.parseInt(options.getOrDefault("--rounds", "3"));
        pak = ProviderPak.make(work.resolve("pak"), List.of(options.get("--code").split(":")), PROVIDER_MEGABYTES);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("brokerpak-benchmark");
        try {
            new BuildBenchmark(Options.pairs(arguments), work).run(work);
        } finally {
            TemporaryFolder.delete(work);
        }
    }

    private void run(Path work) throws IOException, InterruptedException {
        Samples first = new Samples();
        Samples again = new Samples();
        Samples reference = new Samples();
        Samples copying = new Samples();
        long memory = 0;
        Path built = work.resolve("built.brokerpak");
        Path zipped = work.resolve("reference.zip");
        for (int round = 0; round < rounds; round++) {
            if (zip != null) {
                reference.addNanos(MeasuredProcess.run(List.of(zip.toString(), pak.folder().toString(),
                        zipped.toString())).nanos());
            }
            Path cache = work.resolve("cache-" + round);
            List<String> build = List.of(command.toString(), "build", "--offline", "--cache", cache.toString(), "-o",
                    built.toString(), pak.folder().toString());
            MeasuredProcess made = MeasuredProcess.run(build);
            first.addNanos(made.nanos());
            pak.changeDefinition(round);
            MeasuredProcess remade = MeasuredProcess.run(build);
            again.addNanos(remade.nanos());
            memory = Math.max(memory, Math.max(made.megabytes(), remade.megabytes()));
            long start = System.nanoTime();
            Files.copy(built, work.resolve("copy"), StandardCopyOption.REPLACE_EXISTING);
            copying.addNanos(System.nanoTime() - start);
            TemporaryFolder.delete(cache);
        }
        System.out.printf(Locale.ROOT, "%nproviders of %d MB, pak of %d MB; milliseconds, median of %d%n", pak.megabytes(),
                Files.size(built) / MEGABYTE, rounds);
        print("first build", first, reference);
        print("build after a change to a definition", again, reference);
        print("copying the pak", copying, reference);
        if (zip != null) {
            print("Go's archive/zip", reference, reference);
            System.out.printf(Locale.ROOT, "size beside that of Go: %.4f%n",
                    (double) Files.size(built) / Files.size(zipped));
        }
        System.out.printf(Locale.ROOT, "second build beside copying: %.2f%nmost memory: %d MB%n",
                again.median() / copying.median(), memory);
    }

    private static void print(String what, Samples samples, Samples reference) {
        System.out.printf(Locale.ROOT, "%-40s%10.0f%s%n", what, samples.median(), reference.isEmpty() ? ""
                : String.format(Locale.ROOT, "   %.3f of Go's time", samples.median() / reference.median()));
    }
}
