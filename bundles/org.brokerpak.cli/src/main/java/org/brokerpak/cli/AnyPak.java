/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.examples.PakGaps;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PakLocator;
import org.brokerpak.pak.read.PakFile;

/**
 * A pak as a folder or as a built file.
 *
 * @param file the built pak, or null for a folder
 * @param named the folder, or null for a built pak
 */
record AnyPak(Pak pak, PakFile file, NamedPak named) implements Closeable {

    /** Opens what the user named. */
    static AnyPak open(Console console, String named) throws UserException, InputException {
        if (isFile(console, named)) {
            PakFile file = OpenPak.open(console, named);
            return new AnyPak(file.pak(), file, null);
        }
        NamedPak folder = new PakLocator(console.workingFolder()).locate(named);
        return new AnyPak(folder.pak(), null, folder);
    }

    private static boolean isFile(Console console, String named) {
        try {
            return named.endsWith(".brokerpak") && !Files.isDirectory(console.workingFolder().resolve(named));
        } catch (InvalidPathException strange) {
            return false;
        }
    }

    /** The entries of a built pak; none for a folder. */
    List<EntryInfo> entries() {
        return file == null ? List.of() : file.entries();
    }

    /** What keeps parts of the pak from being read, each as a sentence. */
    List<String> gaps() {
        List<String> gaps = PakGaps.of(pak);
        if (file != null && pak.manifest().isEmpty()) {
            gaps.add(Pak.MANIFEST + " " + pak.manifestContent().failure());
        }
        return gaps;
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
