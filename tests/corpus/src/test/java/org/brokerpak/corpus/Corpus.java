/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The real paks on this machine, if there are any. */
final class Corpus {

    private static final Path FOLDER = Path.of(System.getProperty("brokerpak.corpus", "../../../shared/corpus"));

    private Corpus() {
    }

    /** The folders of all paks of the corpus and of our sample, by name; prints the absence of the corpus. */
    static List<Path> paks() throws IOException {
        List<Path> paks = new ArrayList<>();
        if (Files.isDirectory(FOLDER)) {
            try (Stream<Path> folders = Files.list(FOLDER)) {
                folders.filter(folder -> Files.isRegularFile(folder.resolve("manifest.yml"))).sorted()
                        .forEach(paks::add);
            }
        } else {
            System.out.println("Corpus: no real paks at " + FOLDER + ", so only the sample pak is judged. "
                    + "Set -Dbrokerpak.corpus=FOLDER to judge others.");
        }
        paks.add(sample());
        return paks;
    }

    static Path folder() {
        return FOLDER;
    }

    /** Our own sample. */
    static Path sample() {
        return Path.of("..", "..", "releng", "sample-pak").toAbsolutePath().normalize();
    }

    /** The paks of the broker's makers, which run in production: no error in them is a true one. */
    static boolean isOfficial(Path pak) {
        return pak.getFileName().toString().startsWith("cloudfoundry+") || pak.equals(sample());
    }
}
