/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.brokerpak.pak.work.Work;

/**
 * Turns archives of other formats, single files and folders into zip archives that a pak can take its members from, so
 * that they are compressed once and not with every build.
 */
public final class Repacker implements Closeable {

    /** Name of the only member where the name of the file is known elsewhere. */
    public static final String SINGLE = "content";

    /** What {@code xz -9} needs, the strongest of its levels. */
    private static final int MOST_XZ_KIB = 66 * 1024;

    private final ArchiveLimits.Meter meter;
    private final Work work;
    private final ZipArchiveOutputStream out;
    private final Path spoolFile;
    private final ParallelDeflater deflater = new ParallelDeflater();
    private final Set<String> names = new HashSet<>();
    private final List<String> leftOut = new ArrayList<>();

    private Repacker(Path target, ArchiveLimits limits, Work work) throws IOException {
        this.out = new ZipArchiveOutputStream(target);
        this.spoolFile = target.resolveSibling(target.getFileName() + ".spool");
        this.meter = limits.meter();
        this.work = work;
    }

    /**
     * Repacks an archive.
     *
     * @param target the zip archive, which is overwritten
     * @return names of the links, which are left out
     * @throws ArchiveException if the archive cannot be read or is not a safe one
     */
    public static List<String> repack(ArchiveFormat format, Path archive, Path target,
            ArchiveLimits limits, Work work) throws IOException {
        try (Repacker repacker = new Repacker(target, limits, work)) {
            switch (format) {
                case ZIP -> repacker.zip(archive, limits);
                case TAR, TAR_GZ, TAR_BZ2, TAR_XZ -> repacker.tar(format, archive);
                case GZ, BZ2, XZ -> repacker.single(format, archive);
            }
            return repacker.leftOut;
        }
    }

    /** Packs one file, a program, as the only member, named {@value #SINGLE}. */
    public static void packFile(Path file, Path target, Work work) throws IOException {
        try (Repacker repacker = new Repacker(target, ArchiveLimits.STANDARD, work);
                InputStream content = Files.newInputStream(file)) {
            repacker.add(SINGLE, Member.PROGRAM, content);
        }
    }

    /**
     * Packs the files of a folder. Links inside it that lead elsewhere are not followed.
     *
     * @param files relative to the folder, with {@code /} between names
     */
    public static void packFolder(Path folder, List<String> files, Path target, ArchiveLimits limits, Work work)
            throws IOException {
        try (Repacker repacker = new Repacker(target, limits, work)) {
            for (String file : files) {
                try (InputStream content = Files.newInputStream(folder.resolve(file))) {
                    repacker.add(MemberName.clean(file), FileModes.of(folder.resolve(file)), content);
                }
            }
        }
    }

    private void zip(Path archive, ArchiveLimits limits) throws IOException {
        try (MemberArchive members = MemberArchive.open(archive, limits)) {
            for (Member member : members.members()) {
                try (InputStream content = members.content(member)) {
                    add(member.name(), member.mode(), content);
                } catch (ArchiveException judged) {
                    throw judged;
                } catch (IOException unreadable) {
                    throw new ArchiveException("is damaged: its file \"" + member.name() + "\" cannot be unpacked",
                            unreadable);
                }
            }
            leftOut.addAll(members.leftOutLinks());
        }
    }

    private void tar(ArchiveFormat format, Path archive) throws IOException {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(archive));
                TarArchiveInputStream tar = new TarArchiveInputStream(uncompressed(format, bytes))) {
            boolean empty = true;
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                empty = false;
                tarEntry(tar, entry);
            }
            if (empty) {
                throw new ArchiveException(Sniffer.notAnArchive(archive, format));
            }
        } catch (ArchiveException judged) {
            throw judged;
        } catch (IOException unreadable) {
            throw new ArchiveException(Sniffer.notAnArchive(archive, format), unreadable);
        }
    }

    private void tarEntry(TarArchiveInputStream tar, TarArchiveEntry entry) throws IOException {
        String name = MemberName.clean(entry.getName());
        if (entry.isSymbolicLink() || entry.isLink()) {
            // A hard link names a member from the archive's root, a symbolic one from its own folder.
            if (MemberName.target(entry.isLink() ? "" : name, entry.getLinkName()).isEmpty()) {
                throw new ArchiveException("holds a link \"" + name + "\" that leads out of its folder, to \""
                        + entry.getLinkName() + "\"; nothing of it is used");
            }
            leftOut.add(name);
        } else if (entry.isFile() && !name.isEmpty()) {
            add(name, entry.getMode() & 0777, tar);
        } else if (!entry.isDirectory() && !name.isEmpty()) {
            throw new ArchiveException("holds \"" + name + "\", which is neither a file nor a folder");
        } else {
            meter.member();
        }
    }

    private void single(ArchiveFormat format, Path archive) throws IOException {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(archive));
                InputStream content = uncompressed(format, bytes)) {
            add(SINGLE, Member.PROGRAM, content);
        } catch (ArchiveException judged) {
            throw judged;
        } catch (IOException unreadable) {
            throw new ArchiveException(Sniffer.notAnArchive(archive, format), unreadable);
        }
    }

    private static InputStream uncompressed(ArchiveFormat format, InputStream bytes) throws IOException {
        return switch (format) {
            case TAR_GZ, GZ -> new BufferedInputStream(
                    GzipCompressorInputStream.builder().setInputStream(bytes).setDecompressConcatenated(true).get());
            case TAR_BZ2, BZ2 -> new BufferedInputStream(new BZip2CompressorInputStream(bytes, true));
            case TAR_XZ, XZ -> new BufferedInputStream(XZCompressorInputStream.builder().setInputStream(bytes)
                    .setDecompressConcatenated(true).setMemoryLimitKiB(MOST_XZ_KIB).get());
            case TAR, ZIP -> bytes;
        };
    }

    private void add(String name, int mode, InputStream content) throws IOException {
        meter.member();
        if (!names.add(name)) {
            throw new ArchiveException("holds two files named \"" + name + "\"");
        }
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setUnixMode(0100000 | mode);
        entry.setMethod(ZipArchiveEntry.DEFLATED);
        try (Spool spool = new Spool(spoolFile)) {
            ParallelDeflater.Deflated deflated = deflater.deflate(content, spool, count -> {
                work.advance(count);
                meter.bytes(count);
            });
            entry.setSize(deflated.size());
            entry.setCompressedSize(deflated.storedSize());
            entry.setCrc(deflated.crc());
            try (InputStream bytes = spool.content()) {
                out.addRawArchiveEntry(entry, bytes);
            }
        }
    }

    @Override
    public void close() throws IOException {
        deflater.close();
        out.close();
    }
}
