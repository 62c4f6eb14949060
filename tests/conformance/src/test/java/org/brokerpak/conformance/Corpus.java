/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The real paks, which need not be on the machine. */
final class Corpus {

    private Corpus() {
    }

    /** The texts of files with an ending, by path; empty, and said to be, where there are no real paks. */
    static Map<String, String> texts(String ending) {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", "absent"));
        Map<String, String> texts = new TreeMap<>();
        if (!Files.isDirectory(corpus)) {
            System.out.println("no real paks at brokerpak.corpus: their files are not compared");
            return texts;
        }
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(each -> each.toString().endsWith(ending) && Files.isRegularFile(each)).toList()) {
                try {
                    texts.put(corpus.relativize(file).toString(), Files.readString(file));
                } catch (CharacterCodingException noText) {
                    System.out.println(corpus.relativize(file) + " is no UTF-8 and left out");
                }
            }
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
        return texts;
    }
}
