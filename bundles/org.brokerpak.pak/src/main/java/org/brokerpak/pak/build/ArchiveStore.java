/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.archive.ArchiveFormat;
import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.archive.FileModes;
import org.brokerpak.pak.archive.MemberArchive;
import org.brokerpak.pak.archive.Repacker;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.fetch.Stamp;
import org.brokerpak.pak.work.Work;

/**
 * Opens whatever was fetched as a zip archive whose compressed bytes can be carried over to the pak. What is not one
 * already is repacked; that, and the verdict on large archives, is kept by the digest of the content, so that building
 * again costs only the copying. Everything it opened is closed with it.
 */
final class ArchiveStore implements Closeable {

    /** Smaller files are quicker repacked than looked up, and would only litter the cache. */
    private static final long LEAST_KEPT_BYTES = 1024 * 1024;

    private final DownloadCache cache;
    private final ArchiveLimits limits;
    private final Path folder;
    private final List<MemberArchive> opened = new ArrayList<>();
    private final List<Path> temporary = new ArrayList<>();

    /** An archive with the links that it does not hand on. */
    record Prepared(MemberArchive archive, List<String> leftOutLinks) {
    }

    ArchiveStore(DownloadCache cache, ArchiveLimits limits) {
        this.cache = cache;
        this.limits = limits;
        this.folder = cache.preparedFolder();
    }

    /**
     * Opens a file.
     *
     * @param format how to unpack it; empty for a file to be taken as it is, which becomes the member
     *     {@link Repacker#SINGLE}
     */
    synchronized Prepared open(Path file, String sha256, Optional<ArchiveFormat> format, Work work) throws IOException {
        if (format.isEmpty()) {
            return repacked(file, sha256, "file", work, target -> {
                Repacker.packFile(file, target, work);
                return List.of();
            });
        }
        if (format.get() == ArchiveFormat.ZIP) {
            MemberArchive archive = remember(MemberArchive.open(file, limits));
            if (archive.isCarriedOverAsIs()) {
                verifyOnce(archive, file, sha256, work);
                return new Prepared(archive, archive.leftOutLinks());
            }
        }
        return repacked(file, sha256, format.get().title(), work,
                target -> Repacker.repack(format.get(), file, target, limits, work));
    }

    /** Judges a file and lets go of it, so that it can be moved. */
    synchronized void check(Path file, String sha256, Optional<ArchiveFormat> format, Work work) throws IOException {
        open(file, sha256, format, work).archive().close();
    }

    /** Opens the files of a folder. */
    synchronized Prepared openFolder(LocalFolder content, Work work) throws IOException {
        String key = digest(content, work);
        long size = 0;
        for (String name : content.files()) {
            size += Files.size(content.folder().resolve(name));
        }
        Prepared prepared = repacked(size, key + ".folder", target -> {
            Repacker.packFolder(content.folder(), content.files(), target, limits, work);
            return List.of();
        }, () -> key.equals(digest(content, work)));
        return new Prepared(prepared.archive(), content.leftOutLinks());
    }

    private String digest(LocalFolder content, Work work) throws IOException {
        MessageDigest digest = Digests.digest(Digests.SHA_256);
        for (String name : content.files()) {
            Path file = content.folder().resolve(name);
            digest.update((name + "\0" + FileModes.of(file) + "\0" + cache.digestOf(file, work) + "\n")
                    .getBytes(StandardCharsets.UTF_8));
        }
        return Digests.hex(digest);
    }

    /** Makes the archive at a path and tells the links it leaves out. */
    @FunctionalInterface
    private interface Maker {
        List<String> make(Path target) throws IOException;
    }

    /** Tells whether what was read is still what its digest was taken of. */
    @FunctionalInterface
    private interface Check {
        boolean isUnchanged() throws IOException;
    }

    private Prepared repacked(Path file, String sha256, String kind, Work work, Maker maker) throws IOException {
        work.advance(0);
        boolean ours = file.startsWith(cache.root());
        return repacked(Files.size(file), sha256 + "." + kind, maker,
                () -> ours || cache.digestOf(file, bytes -> work.advance(0)).equals(sha256));
    }

    private Prepared repacked(long size, String key, Maker maker, Check check) throws IOException {
        Path kept = folder.resolve(key + ".zip");
        Path record = folder.resolve(key + ".record");
        Optional<Prepared> known = known(kept, record);
        if (known.isPresent()) {
            return known.get();
        }
        Path made = cache.temporaryFile();
        temporary.add(made);
        List<String> leftOut = maker.make(made);
        if (!check.isUnchanged()) {
            throw new ArchiveException("changed while it was read: build again");
        }
        if (size < LEAST_KEPT_BYTES) {
            return new Prepared(remember(MemberArchive.open(made, limits)), leftOut);
        }
        Files.createDirectories(folder);
        DownloadCache.move(made, kept);
        record(kept, record, leftOut);
        return new Prepared(remember(MemberArchive.open(kept, limits)), leftOut);
    }

    /** An archive made before; one that no longer looks as it did is made anew. */
    private Optional<Prepared> known(Path kept, Path record) throws IOException {
        try {
            List<String> lines = Files.readAllLines(record);
            if (lines.isEmpty() || !lines.getFirst().equals(Stamp.of(kept).toString())) {
                return Optional.empty();
            }
            List<String> leftOut = lines.subList(1, lines.size());
            MemberArchive archive = remember(MemberArchive.open(kept, limits));
            record(kept, record, leftOut);
            return Optional.of(new Prepared(archive, leftOut));
        } catch (NoSuchFileException | MalformedInputException | ArchiveException absentOrDamaged) {
            return Optional.empty();
        }
    }

    /** Writes down what an archive in use looks like, and the links it left out. */
    private void record(Path kept, Path record, List<String> leftOut) throws IOException {
        DownloadCache.used(kept);
        List<String> lines = new ArrayList<>(List.of(Stamp.of(kept).toString()));
        lines.addAll(leftOut);
        Path written = cache.temporaryFile();
        Files.write(written, lines);
        DownloadCache.move(written, record);
    }

    private void verifyOnce(MemberArchive archive, Path file, String sha256, Work work) throws IOException {
        Path verdict = folder.resolve(sha256 + ".verified");
        if (Files.exists(verdict)) {
            DownloadCache.used(verdict);
            return;
        }
        archive.verify(work);
        if (Files.size(file) >= LEAST_KEPT_BYTES) {
            Files.createDirectories(folder);
            Path made = cache.temporaryFile();
            DownloadCache.move(made, verdict);
        }
    }

    private MemberArchive remember(MemberArchive archive) {
        opened.add(archive);
        return archive;
    }

    @Override
    public void close() throws IOException {
        for (MemberArchive archive : opened) {
            archive.close();
        }
        for (Path file : temporary) {
            Files.deleteIfExists(file);
        }
    }
}
