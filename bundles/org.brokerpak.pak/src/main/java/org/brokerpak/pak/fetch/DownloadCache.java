/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

import org.brokerpak.pak.work.Work;

/**
 * Keeps downloads, each in a folder named by the digest of its address: the file, and beside it where it came from and
 * what it must be. A file is in the cache whole or not at all.
 */
public final class DownloadCache {

    private static final String FOLDER = "downloads";
    private static final String CONTENT = "content";
    private static final String METADATA = "metadata.properties";
    private static final String INCOMPLETE = "incomplete";
    private static final Duration LONGEST_DOWNLOAD = Duration.ofDays(1);
    private static final Duration LONGEST_UNUSED = Duration.ofDays(30);

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
        return Files.createTempFile(Files.createDirectories(root.resolve(INCOMPLETE)), "", ".tmp");
    }

    /** Removes what killed processes left behind, and what was made from other files and not used for long. */
    public void tidy() {
        deleteOlderThan(root.resolve(INCOMPLETE), LONGEST_DOWNLOAD);
        deleteOlderThan(preparedFolder(), LONGEST_UNUSED);
    }

    /** Where archives made from downloads and local files are kept; a file's time is when it was used last. */
    public Path preparedFolder() {
        return root.resolve("prepared");
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

    /**
     * The file kept for an address; empty when there is none, or when it is no longer what was stored. A file whose
     * size and time are as they were is taken to be the same; otherwise its digest decides.
     */
    public Optional<Cached> find(URI address, Work work) throws IOException {
        Path folder = folder(address);
        Path content = folder.resolve(CONTENT);
        try {
            Properties metadata = new Properties();
            metadata.load(new StringReader(Files.readString(folder.resolve(METADATA))));
            String sha256 = metadata.getProperty("sha256", "");
            long size = Files.size(content);
            if (!Long.toString(size).equals(metadata.getProperty("size"))) {
                return Optional.empty();
            }
            boolean untouched = modified(content).equals(metadata.getProperty("modified"));
            if (!untouched && !Digests.ofFile(content, work).equals(sha256)) {
                return Optional.empty();
            }
            return Optional.of(new Cached(content, size, sha256,
                    Boolean.parseBoolean(metadata.getProperty("verified"))));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /**
     * Keeps a download.
     *
     * @param whole a file made by {@link #temporaryFile()}, which is moved away
     * @param verified whether it was compared with a published checksum
     */
    public Cached store(URI address, Path whole, Downloader.Received received, boolean verified) throws IOException {
        Path folder = Files.createDirectories(folder(address));
        Path content = folder.resolve(CONTENT);
        // Without metadata the old file no longer counts, with the new metadata the new file does.
        Files.deleteIfExists(folder.resolve(METADATA));
        move(whole, content);
        Path metadata = temporaryFile();
        Files.writeString(metadata, """
                url=%s
                size=%d
                sha256=%s
                modified=%s
                verified=%s
                """.formatted(Addresses.shown(address), received.size(), received.sha256(), modified(content),
                        verified));
        move(metadata, folder.resolve(METADATA));
        return new Cached(content, received.size(), received.sha256(), verified);
    }

    /** Moves a file to its place at once, so that nobody sees a part of it. */
    public static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String modified(Path file) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        return Long.toString(time.toMillis());
    }

    private Path folder(URI address) {
        return root.resolve(FOLDER).resolve(Digests.ofText(address.toString()));
    }
}
