/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs tofu once. Whatever happens, nothing that it started runs on afterwards. */
final class TofuProcess {

    private static final Pattern REASON = Pattern.compile("\\(([^()]*)\\)\\s*$|error=\\d+, (.*)$");
    private static final long LOOK_MILLIS = 50;
    private static final long LAST_WORDS_MILLIS = 2_000;

    /** Takes the lines of both streams, one at a time. */
    @FunctionalInterface
    interface Lines {
        void line(String text, boolean error);
    }

    /** What came of it. */
    record Outcome(int exitCode, String output, String errors) {
    }

    private final Path program;
    private final Path folder;
    private final Map<String, String> environment;
    private final BooleanSupplier cancelled;

    /** @param environment all variables that tofu gets */
    TofuProcess(Path program, Path folder, Map<String, String> environment, BooleanSupplier cancelled) {
        this.program = program;
        this.folder = folder;
        this.environment = Map.copyOf(environment);
        this.cancelled = cancelled;
    }

    /**
     * Runs a step to its end.
     *
     * @throws TofuException if it does not start, does not end in time, or prints without end
     * @throws CancellationException if it was cancelled
     */
    Outcome run(TofuStep step, Duration limit, Lines lines) throws TofuException {
        Process process = start(step);
        ProcessTree tree = new ProcessTree(process, folder.toString());
        Object oneAtATime = new Object();
        LineReader output = reader(process.getInputStream(), false, lines, oneAtATime);
        LineReader errors = reader(process.getErrorStream(), true, lines, oneAtATime);
        try {
            long end = System.nanoTime() + limit.toNanos();
            tree.look();
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                tree.look();
                if (cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                if (output.isTooMuch() || errors.isTooMuch()) {
                    throw new TofuException(step.title() + " printed without end and was stopped");
                }
                if (System.nanoTime() > end) {
                    throw new TofuException(step.title() + " did not end within " + inWords(limit)
                            + " and was stopped");
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } finally {
            tree.end();
            output.finish(LAST_WORDS_MILLIS);
            errors.finish(LAST_WORDS_MILLIS);
        }
        return new Outcome(process.exitValue(), output.text(), errors.text());
    }

    private static LineReader reader(InputStream stream, boolean error, Lines lines, Object oneAtATime) {
        return new LineReader(stream, text -> {
            synchronized (oneAtATime) {
                lines.line(text, error);
            }
        });
    }

    private Process start(TofuStep step) throws TofuException {
        List<String> command = new ArrayList<>();
        command.add(program.toString());
        command.addAll(step.arguments());
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        // Whoever has this in its environment was started by this run.
        builder.environment().put("BROKERPAK_WORKSPACE", folder.toString());
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return process;
        } catch (IOException notStarted) {
            Matcher reason = REASON.matcher(String.valueOf(notStarted.getMessage()));
            String why = !reason.find() ? String.valueOf(notStarted.getMessage())
                    : reason.group(1) != null ? reason.group(1) : reason.group(2);
            throw new TofuException(program + " cannot be started: " + why);
        }
    }

    private static String inWords(Duration limit) {
        long seconds = limit.toSeconds();
        return seconds >= 120 && seconds % 60 == 0 ? seconds / 60 + " minutes"
                : seconds == 1 ? "1 second" : seconds == 0 ? limit.toMillis() + " milliseconds" : seconds + " seconds";
    }
}
