/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Tells what a file is that is not what it should be. */
public final class Sniffer {

    private static final int SNIFFED_BYTES = 512;

    private Sniffer() {
    }

    /** Whether a file starts as web pages do: servers answer with one instead of an error or a login. */
    public static boolean isWebPage(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            String head = new String(stream.readNBytes(SNIFFED_BYTES), StandardCharsets.ISO_8859_1).strip()
                    .toLowerCase(Locale.ROOT);
            return head.startsWith("<!doctype html") || head.startsWith("<html");
        }
    }

    /** Why a file cannot be unpacked, as the end of a sentence that begins with its name. */
    static String notAnArchive(Path file, ArchiveFormat format) throws IOException {
        if (Files.size(file) == 0) {
            return "is empty, not a " + format.title() + " archive";
        }
        return isWebPage(file) ? "is a web page, not a " + format.title() + " archive"
                : "is not a " + format.title() + " archive, or it is cut off";
    }
}
