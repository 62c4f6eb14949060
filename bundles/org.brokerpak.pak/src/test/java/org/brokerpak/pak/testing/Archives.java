/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;

/** Archives in memory, good and hostile. An entry is written {@code name=content}; {@code name->target} is a link. */
public final class Archives {

    private Archives() {
    }

    /** A zip archive; entries are programs. */
    public static byte[] zip(String... entries) {
        return bytes(bytes -> {
            try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
                for (String written : entries) {
                    boolean link = written.contains("->");
                    String[] parts = written.split(link ? "->" : "=", 2);
                    ZipArchiveEntry entry = new ZipArchiveEntry(parts[0]);
                    entry.setUnixMode(link ? 0120777 : parts[0].endsWith(".txt") ? 0100644 : 0100755);
                    zip.putArchiveEntry(entry);
                    zip.write(parts[1].getBytes(StandardCharsets.UTF_8));
                    zip.closeArchiveEntry();
                }
            }
        });
    }

    /** A zip archive with one file of nothing but zeros. */
    public static byte[] zeros(String name, int size) {
        return bytes(bytes -> {
            try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
                zip.putArchiveEntry(new ZipArchiveEntry(name));
                byte[] portion = new byte[64 * 1024];
                for (int left = size; left > 0; left -= portion.length) {
                    zip.write(portion, 0, Math.min(left, portion.length));
                }
                zip.closeArchiveEntry();
            }
        });
    }

    /** A tar archive; entries are programs. */
    public static byte[] tar(String... entries) {
        return bytes(bytes -> {
            try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
                for (String written : entries) {
                    if (written.contains("->")) {
                        String[] parts = written.split("->", 2);
                        TarArchiveEntry entry = new TarArchiveEntry(parts[0], TarConstants.LF_SYMLINK, true);
                        entry.setLinkName(parts[1]);
                        tar.putArchiveEntry(entry);
                    } else {
                        String[] parts = written.split("=", 2);
                        TarArchiveEntry entry = new TarArchiveEntry(parts[0], TarConstants.LF_NORMAL, true);
                        byte[] content = parts[1].getBytes(StandardCharsets.UTF_8);
                        entry.setSize(content.length);
                        entry.setMode(0755);
                        tar.putArchiveEntry(entry);
                        tar.write(content);
                    }
                    tar.closeArchiveEntry();
                }
            }
        });
    }

    public static byte[] gzip(byte[] content) {
        return bytes(bytes -> {
            try (OutputStream gzip = new GZIPOutputStream(bytes)) {
                gzip.write(content);
            }
        });
    }

    public static byte[] xz(byte[] content) {
        return bytes(bytes -> {
            try (OutputStream xz = new XZCompressorOutputStream(bytes)) {
                xz.write(content);
            }
        });
    }

    public static byte[] bzip2(byte[] content) {
        return bytes(bytes -> {
            try (OutputStream bzip2 = new BZip2CompressorOutputStream(bytes)) {
                bzip2.write(content);
            }
        });
    }

    private interface Writing {
        void to(ByteArrayOutputStream bytes) throws IOException;
    }

    private static byte[] bytes(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            writing.to(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
