/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A download under way. What it has when it is broken off is kept for the next attempt, of this build or a later one,
 * if the server told a validator by which the rest can be asked for.
 */
public final class PartialDownload implements Closeable {

    private final Path file;
    private final FileChannel lock;

    private PartialDownload(Path file, FileChannel lock) {
        this.file = file;
        this.lock = lock;
    }

    /** The download of an address; another one, from the beginning, while somebody else downloads the same. */
    public static PartialDownload of(DownloadCache cache, URI address) throws IOException {
        Path folder = Files.createDirectories(cache.incompleteFolder());
        String name = Digests.ofText(address.toString());
        FileChannel lock = FileChannel.open(folder.resolve(name + ".lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        try {
            if (lock.tryLock() != null) {
                return new PartialDownload(folder.resolve(name + ".part"), lock);
            }
        } catch (OverlappingFileLockException here) {
            // Another build in this program has it.
        } catch (IOException noLocks) {
            // A file system without locks: nobody can be kept from the same file, so it is not shared.
        }
        lock.close();
        return new PartialDownload(cache.temporaryFile(), null);
    }

    /** Where the bytes go. */
    public Path file() {
        return file;
    }

    /** What tells the server which file the bytes belong to; empty when they cannot be continued. */
    static Optional<String> validator(Path file) throws IOException {
        try {
            return Optional.of(Files.readString(beside(file)));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }

    /** Says whether the bytes can be continued. */
    static void setValidator(Path file, Optional<String> validator) throws IOException {
        if (validator.isPresent()) {
            Files.writeString(beside(file), validator.get());
        } else {
            Files.deleteIfExists(beside(file));
        }
    }

    private static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + ".validator");
    }

    /** Throws away what is there, for it is no use. */
    public void discard() throws IOException {
        forget(file);
    }

    /** Removes a download and all that is known of it. */
    public static void forget(Path file) throws IOException {
        setValidator(file, Optional.empty());
        Files.deleteIfExists(file);
    }

    @Override
    public void close() throws IOException {
        boolean whole = !Files.exists(file);
        if (whole || lock == null || validator(file).isEmpty()) {
            discard();
        }
        if (lock != null) {
            Files.deleteIfExists(file.resolveSibling(file.getFileName().toString().replace(".part", ".lock")));
            lock.close();
        }
    }
}
