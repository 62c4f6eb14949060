/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.MalformedInputException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.brokerpak.pak.work.Work;

/**
 * Downloads that are kept, shared by all paks. A file is kept once, under its digest, whatever the addresses it was
 * found at:
 * <pre>
 * files/DIGEST            a download; its time is when it was used last
 * files/DIGEST.stamp      what it looked like when its digest was taken
 * addresses/DIGEST        the digest of the file behind an address, and whether it was verified
 * local/DIGEST            the digest of a file outside the cache, with its stamp
 * prepared/...            archives made from files, ready for a pak
 * incomplete/...          downloads under way or broken off
 * </pre>
 * Files appear under their name only when they are whole. What nobody used for {@value #MOST_DAYS_UNUSED} days goes.
 */
public final class DownloadCache {

    private static final int MOST_DAYS_UNUSED = 90;
    private static final Duration LONGEST_UNUSED = Duration.ofDays(MOST_DAYS_UNUSED);
    private static final Duration LONGEST_INCOMPLETE = Duration.ofDays(7);
    /** A file that was written just now may be written again without a change of its time. */
    private static final Duration UNSETTLED = Duration.ofSeconds(3);
    private static final String STAMP = ".stamp";

    /**
     * A file of the cache.
     *
     * @param verified whether it was compared with a published checksum when it was stored
     */
    public record Cached(Path file, long size, String sha256, boolean verified) {
    }

    private final Path root;

    /** @param root folder of the cache, which need not exist */
    public DownloadCache(Path root) {
        this.root = root;
    }

    public Path root() {
        return root;
    }

    /** A new file below the cache, to be written and then stored or deleted. */
    public Path temporaryFile() throws IOException {
        return Files.createTempFile(Files.createDirectories(incompleteFolder()), "", ".tmp");
    }

    Path incompleteFolder() {
        return root.resolve("incomplete");
    }

    /** Where archives made from downloads and local files are kept. */
    public Path preparedFolder() {
        return root.resolve("prepared");
    }

    private Path filesFolder() {
        return root.resolve("files");
    }

    /** Marks a file of the cache as used now; in a cache that cannot be written nothing is ever removed either. */
    public static void used(Path kept) {
        try {
            Files.setLastModifiedTime(kept, FileTime.from(Instant.now()));
        } catch (IOException readOnly) {
            // It is as good as before.
        }
    }

    /** Removes what broken off builds left behind and what was not used for long; to be called after a build. */
    public void tidy() {
        deleteOlderThan(incompleteFolder(), LONGEST_INCOMPLETE);
        for (Path folder : List.of(preparedFolder(), filesFolder(), root.resolve("addresses"),
                root.resolve("local"))) {
            deleteOlderThan(folder, LONGEST_UNUSED);
        }
    }

    private static void deleteOlderThan(Path folder, Duration age) {
        Instant oldest = Instant.now().minus(age);
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            for (Path file : files.toList()) {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(oldest)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException inUse) {
            // Tidying can wait for another time.
        }
    }

    /** The file kept for an address; empty when there is none, or when it is no longer what was stored. */
    public Optional<Cached> find(URI address, Work work) throws IOException {
        Path known = addressFile(address);
        Optional<List<String>> lines = read(known).filter(found -> found.size() > 1);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        Optional<Cached> found = find(lines.get().get(0), Boolean.parseBoolean(lines.get().get(1)), work);
        if (found.isPresent()) {
            used(known);
        }
        return found;
    }

    /**
     * The file with a digest, wherever it came from; empty when there is none, or when it is no longer what was stored.
     * A file that looks as it did is taken to be the same; otherwise its digest decides.
     *
     * @param verified what to tell of it
     */
    public Optional<Cached> find(String sha256, boolean verified, Work work) throws IOException {
        Path file = filesFolder().resolve(sha256);
        if (!sha256.matches("[0-9a-f]{64}") || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Path stamp = filesFolder().resolve(sha256 + STAMP);
        boolean untouched = read(stamp).equals(Optional.of(List.of(Stamp.of(file).toString())));
        if (!untouched && !Digests.ofFile(file, work).equals(sha256)) {
            Files.deleteIfExists(stamp);
            Files.deleteIfExists(file);
            return Optional.empty();
        }
        touch(file, stamp);
        return Optional.of(new Cached(file, Files.size(file), sha256, verified));
    }

    private void touch(Path file, Path stamp) {
        used(file);
        try {
            write(stamp, Stamp.of(file).toString());
        } catch (IOException readOnly) {
            // Then the digest is taken anew the next time.
        }
    }

    /**
     * Keeps a download.
     *
     * @param whole a file below the cache, which is moved away
     * @param verified whether it was compared with a published checksum
     */
    public Cached store(URI address, Path whole, Downloader.Received received, boolean verified) throws IOException {
        Path file = Files.createDirectories(filesFolder()).resolve(received.sha256());
        Path stamp = filesFolder().resolve(received.sha256() + STAMP);
        // Without a stamp the digest of what is found decides.
        Files.deleteIfExists(stamp);
        move(whole, file);
        touch(file, stamp);
        write(addressFile(address), received.sha256() + "\n" + verified + "\n" + Addresses.shown(address));
        return new Cached(file, received.size(), received.sha256(), verified);
    }

    /** The digest of a file outside the cache, without reading it if it was read before and looks the same. */
    public String digestOf(Path local, Work work) throws IOException {
        Stamp now = Stamp.of(local);
        Path known = root.resolve("local").resolve(Digests.ofText(local.toAbsolutePath().toString()));
        Optional<List<String>> lines = read(known).filter(found -> found.size() > 1);
        if (lines.isPresent() && lines.get().get(0).equals(now.toString())) {
            used(known);
            work.advance(now.size());
            return lines.get().get(1);
        }
        String sha256 = Digests.ofFile(local, work);
        boolean settled = now.modified() < FileTime.from(Instant.now().minus(UNSETTLED)).to(
                TimeUnit.NANOSECONDS);
        if (settled && now.equals(Stamp.of(local))) {
            write(known, now + "\n" + sha256);
        }
        return sha256;
    }

    private static Optional<List<String>> read(Path file) throws IOException {
        try {
            return Optional.of(Files.readAllLines(file));
        } catch (NoSuchFileException | MalformedInputException absentOrDamaged) {
            return Optional.empty();
        }
    }

    private void write(Path file, String text) throws IOException {
        Path written = temporaryFile();
        Files.writeString(written, text);
        Files.createDirectories(file.getParent());
        move(written, file);
    }

    /** Moves a file to its place at once, so that nobody sees a part of it. */
    public static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private Path addressFile(URI address) {
        return root.resolve("addresses").resolve(Digests.ofText(address.toString()));
    }
}
