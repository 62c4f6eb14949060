/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a program took.
 *
 * @param nanos from its start to its end
 * @param megabytes most resident memory, as Linux tells it; 0 elsewhere
 */
record MeasuredProcess(long nanos, long megabytes) {

    /** Runs a program to its end; it has to succeed. */
    static MeasuredProcess run(List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile("brokerpak-benchmark", ".txt");
        try {
            long start = System.nanoTime();
            Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile())
                    .start();
            long most = 0;
            while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
                most = Math.max(most, highWaterMark(process));
            }
            long nanos = System.nanoTime() - start;
            if (process.exitValue() != 0) {
                throw new IOException(command + " failed:\n" + Files.readString(output));
            }
            return new MeasuredProcess(nanos, most);
        } finally {
            Files.delete(output);
        }
    }

    private static long highWaterMark(Process process) throws IOException {
        try {
            return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024).findFirst().orElse(0);
        } catch (NoSuchFileException ended) {
            return 0;
        }
    }
}
