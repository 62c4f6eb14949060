/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.docs.PakHtml;
import org.brokerpak.pak.docs.PakMarkdown;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.read.PakInfo;
import org.brokerpak.pak.read.PakPart;
import org.brokerpak.pak.work.Work;

/**
 * What the viewer shows of a pak. Holds texts and figures only: the file itself is closed again.
 *
 * @param file the pak
 * @param size bytes of the file
 * @param unpacked bytes of all entries, unpacked
 * @param info what the pak says of itself
 * @param parts what takes the room
 * @param html its documentation for a browser
 * @param markdown its documentation as text
 */
record PakContent(Path file, long size, long unpacked, PakInfo info, List<PakPart> parts, String html,
        String markdown) {

    /** Reads a pak. Not for the UI thread. */
    static PakContent read(Path file) throws IOException {
        try (PakFile pak = PakFile.open(file)) {
            return new PakContent(file, Files.size(file), pak.unpackedSize(), PakInfo.of(pak),
                    PakPart.of(pak.entries()), PakHtml.of(pak.pak()), PakMarkdown.of(pak.pak()));
        }
    }

    /** What a broker would say of a pak, found by unpacking all of it. Not for the UI thread. */
    static List<PlacedFinding> validate(Path file, Work work) throws IOException {
        try (PakFile pak = PakFile.open(file)) {
            return PlacedFinding.of(pak.pak(), pak.validate(BrokerpakCore.get().checks().linter(), work));
        }
    }

    /** Why a pak cannot be read, as a sentence. */
    static String sentence(Path file, IOException failure) {
        return switch (failure) {
            case ArchiveException unsafe -> file.getFileName() + " " + unsafe.getMessage() + ".";
            case NoSuchFileException gone -> file.getFileName() + " is not there any more.";
            default -> file.getFileName() + " cannot be read: " + failure.getMessage() + ".";
        };
    }
}
