/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** OpenTofu texts to read: those of the real paks where these are at hand. */
final class HclSamples {

    private HclSamples() {
    }

    /** The {@code .tf} files of the corpus by their path in it; empty, and printed, where there is no corpus. */
    static Map<String, String> corpus() {
        String folder = System.getProperty("brokerpak.corpus", "");
        Path root = Path.of(folder);
        if (folder.isEmpty() || !Files.isDirectory(root)) {
            System.out.println("No corpus of real paks: brokerpak.corpus is \"" + folder + "\"");
            return Map.of();
        }
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(file -> file.toString().endsWith(".tf")).filter(Files::isRegularFile)
                    .forEach(file -> texts.put(root.relativize(file).toString(), read(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Collections.unmodifiableMap(texts);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
