/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.read.PakFile;

/** A last look at a pak before it is handed out. */
final class WrittenPak {

    private WrittenPak() {
    }

    /**
     * Reads the pak back.
     *
     * @throws IOException if it is not what was meant to be written
     */
    static void verify(Path file, List<String> entries) throws IOException {
        try (PakFile pak = PakFile.open(file)) {
            List<String> found = pak.entries().stream().map(EntryInfo::name).toList();
            Pak content = Pak.load(pak.files(), new DocumentCache());
            boolean readable = content.documents().stream().map(PakDocument::yaml).allMatch(yaml -> yaml.isWellFormed());
            if (!found.equals(entries) || !readable || content.manifest().isEmpty()
                    || content.definitions().stream().anyMatch(definition -> definition.service().isEmpty())) {
                throw new IOException("reading it back gave something else than was written");
            }
        }
    }
}
