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
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * A copy of a real pak whose definition has its inputs repeated until it is as large as wanted. The repeated inputs have
 * names and variables of their own, so the definition stays as correct as it was.
 *
 * @param folder the pak
 * @param definition the definition that is edited
 */
record BenchmarkPak(Path folder, Path definition) {

    private static final Pattern FIELD_NAME = Pattern.compile("^(\\s*(?:- )?field_name: )(\\w+)$");
    private static final String VARIABLES = "terraform/mysql/provision/variables.tf";

    /** Copies the pak. */
    static BenchmarkPak copy(Path source, Path target, int characters) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.toList()) {
                Path copy = target.resolve(source.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.write(copy, Files.readAllBytes(file));
                }
            }
        }
        BenchmarkPak pak = new BenchmarkPak(target, target.resolve("aws-mysql.yml"));
        pak.grow(characters);
        return pak;
    }

    private void grow(int characters) throws IOException {
        List<String> lines = Files.readAllLines(definition);
        int first = lines.indexOf("  user_inputs:") + 1;
        int end = first;
        while (!lines.get(end).matches("  \\w+:.*")) {
            end++;
        }
        List<String> inputs = lines.subList(first, end);
        int size = (int) Files.size(definition);
        List<String> added = new ArrayList<>();
        StringBuilder variables = new StringBuilder(Files.readString(folder.resolve(VARIABLES)));
        for (int copy = 1; size < characters; copy++) {
            for (String line : inputs) {
                Matcher name = FIELD_NAME.matcher(line);
                String own = line;
                if (name.matches()) {
                    own = name.group(1) + name.group(2) + "_" + copy;
                    variables.append("variable \"%s_%d\" { type = any }%n".formatted(name.group(2), copy));
                }
                added.add(own);
                size += own.length() + 1;
            }
        }
        List<String> grown = new ArrayList<>(lines.subList(0, end));
        grown.addAll(added);
        grown.addAll(lines.subList(end, lines.size()));
        Files.write(definition, grown);
        Files.writeString(folder.resolve(VARIABLES), variables);
    }

    /** Size of the definition in bytes. */
    long size() throws IOException {
        return Files.size(definition);
    }

    /** The key {@code type} of the first input. */
    Range type() throws IOException {
        return keyOfFirstInput("type");
    }

    /** The key {@code type} of the first input, or another of its keys. */
    Range keyOfFirstInput(String key) throws IOException {
        List<String> lines = Files.readAllLines(definition);
        for (int line = lines.indexOf("  user_inputs:"); line < lines.size(); line++) {
            int column = lines.get(line).indexOf(key + ":");
            if (column >= 0 && lines.get(line).substring(0, column).matches("[ -]*")) {
                return new Range(new Position(line, column), new Position(line, column + key.length()));
            }
        }
        throw new IllegalStateException("the first input has no " + key);
    }
}
