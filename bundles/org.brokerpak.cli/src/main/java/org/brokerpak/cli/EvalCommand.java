/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

import org.brokerpak.syntax.hil.HilEvaluator;
import org.brokerpak.syntax.hil.HilHost;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.brokerpak.syntax.hil.go.GoText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Evaluates an expression as the broker would. */
@Command(name = "eval", header = "Evaluates a text with HIL expressions as the broker does.", description = {
    "Prints the value; a list or map as JSON. What the broker would refuse ends with its own words and exit code 1.",
    "Quote the text: brokerpak eval 'db-${request.instance_id}' --vars vars.json"})
final class EvalCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "TEXT", description = "The text, as it stands in a definition.")
    private String text;

    @Option(names = "--vars", paramLabel = "FILE.json",
            description = "The variables it may read: a JSON object, names as written in expressions.")
    private Path variables;

    EvalCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws UserException {
        return switch (new HilEvaluator(new ThisMachine(console)).evaluate(text, readVariables())) {
            case HilOutcome.Value(Object value) -> {
                console.out().println(printed(value));
                yield ExitCode.FINE;
            }
            case HilOutcome.Failure failure -> throw UserException.failed(failure.message());
        };
    }

    private Map<String, Object> readVariables() throws UserException {
        if (variables == null) {
            return Map.of();
        }
        try {
            return GoJsonReader.object(Files.readString(console.workingFolder().resolve(variables)));
        } catch (IOException unreadable) {
            throw UserException.unreadable("there is no readable text file " + variables);
        } catch (GoError notJson) {
            throw UserException.unreadable(variables + " is not a JSON object: " + notJson.getMessage());
        }
    }

    private static String printed(Object value) {
        try {
            return value instanceof String string ? GoText.toValid(string) : GoJson.marshal(value);
        } catch (GoError unprintable) {
            return String.valueOf(value);
        }
    }

    /** Time, chance and environment as they are here; there is no broker to be configured. */
    private static final class ThisMachine implements HilHost {

        private final Console console;
        private final SecureRandom random = new SecureRandom();
        private final AtomicInteger counter = new AtomicInteger();

        ThisMachine(Console console) {
            this.console = console;
        }

        @Override
        public long nanoTime() {
            return Math.multiplyExact(System.currentTimeMillis(), 1_000_000L);
        }

        @Override
        public byte[] randomBytes(int count) {
            byte[] bytes = new byte[count];
            random.nextBytes(bytes);
            return bytes;
        }

        @Override
        public int nextCount() {
            return counter.incrementAndGet();
        }

        @Override
        public Optional<String> environment(String name) {
            return Optional.ofNullable(console.environment().apply(name));
        }

        @Override
        public Optional<Object> configuration(String key) {
            return Optional.empty();
        }
    }
}
