/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.brokerpak.pak.work.Work;

/**
 * Writes a pak (broker-behaviour 5.3.5). The same content always gives the same bytes: order, times and permissions are
 * fixed, and nothing depends on the clock, the time zone or the machine.
 */
public final class PakWriter {

    /** The time of every entry: the first that the format can tell. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final int FILE = 0100000;
    private static final int FOLDER = 040000;

    private final ZipArchiveOutputStream out;
    private final boolean compress;
    private final Work work;

    private PakWriter(ZipArchiveOutputStream out, boolean compress, Work work) {
        this.out = out;
        this.compress = compress;
        this.work = work;
    }

    /**
     * Writes a pak.
     *
     * @param compress whether entries are compressed; else their bytes are stored as they are
     * @param target closed at the end
     * @param work advanced by the bytes moved
     */
    public static void write(PakContent content, boolean compress, OutputStream target, Work work) throws IOException {
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(target)) {
            PakWriter writer = new PakWriter(out, compress, work);
            for (EntryInfo entry : content.entries()) {
                if (entry.isFolder()) {
                    writer.folder(entry.name());
                } else {
                    switch (content.files().get(entry.name())) {
                        case PakContent.Text(byte[] bytes) -> writer.text(entry.name(), bytes);
                        case PakContent.Taken taken -> writer.taken(entry.name(), taken);
                    }
                }
            }
        }
    }

    private void folder(String name) throws IOException {
        ZipArchiveEntry entry = entry(name, FOLDER | Member.PROGRAM, ZipArchiveEntry.STORED, 0, 0);
        entry.setCompressedSize(0);
        out.addRawArchiveEntry(entry, InputStream.nullInputStream());
    }

    private void text(String name, byte[] bytes) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        ZipArchiveEntry entry = entry(name, FILE | Member.PLAIN,
                compress ? ZipArchiveEntry.DEFLATED : ZipArchiveEntry.STORED, bytes.length, crc.getValue());
        byte[] stored = compress ? deflate(bytes) : bytes;
        entry.setCompressedSize(stored.length);
        out.addRawArchiveEntry(entry, new ByteArrayInputStream(stored));
        work.advance(bytes.length);
    }

    private void taken(String name, PakContent.Taken taken) throws IOException {
        Member member = taken.member();
        boolean asIs = compress || member.method() == ZipArchiveEntry.STORED;
        ZipArchiveEntry entry = entry(name, FILE | taken.mode(),
                asIs ? member.method() : ZipArchiveEntry.STORED, member.size(), member.crc());
        entry.setCompressedSize(asIs ? member.storedSize() : member.size());
        try (InputStream bytes = work.watch(asIs ? taken.archive().raw(member) : taken.archive().content(member))) {
            out.addRawArchiveEntry(entry, bytes);
        }
    }

    private static ZipArchiveEntry entry(String name, int unixMode, int method, long size, long crc) {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setTimeLocal(TIME);
        entry.setUnixMode(unixMode);
        entry.setMethod(method);
        entry.setSize(size);
        entry.setCrc(crc);
        return entry;
    }

    private static byte[] deflate(byte[] bytes) throws IOException {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(result, deflater)) {
            out.write(bytes);
        } finally {
            deflater.end();
        }
        return result.toByteArray();
    }
}
