/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.files.FolderPakFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is read again exactly when it may have changed. */
class DiskCacheTest {

    private static final Instant WRITTEN = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir
    private Path folder;
    private FolderPakFiles files;

    @BeforeEach
    void openFolder() {
        files = FolderPakFiles.of(folder);
    }

    private void write(String text, Instant time) throws IOException {
        Files.writeString(folder.resolve("a.yml"), text);
        Files.setLastModifiedTime(folder.resolve("a.yml"), FileTime.from(time));
    }

    private static DiskCache cacheAt(Duration afterWriting) {
        return new DiskCache(Clock.fixed(WRITTEN.plus(afterWriting), ZoneOffset.UTC));
    }

    private static String text(FileContent content) {
        return assertInstanceOf(FileContent.Text.class, content).text().text();
    }

    @Test
    void anUnchangedFileIsReadOnce() throws IOException {
        write("one", WRITTEN);
        DiskCache cache = cacheAt(Duration.ofMinutes(1));
        assertSame(cache.read(files, "a.yml"), cache.read(files, "a.yml"));
    }

    @Test
    void aChangedFileIsReadAgain() throws IOException {
        write("one", WRITTEN);
        DiskCache cache = cacheAt(Duration.ofMinutes(1));
        assertEquals("one", text(cache.read(files, "a.yml")));
        write("two", WRITTEN.plusSeconds(1));
        assertEquals("two", text(cache.read(files, "a.yml")));
        write("three", WRITTEN.plusSeconds(1));
        assertEquals("three", text(cache.read(files, "a.yml")));
        Files.delete(folder.resolve("a.yml"));
        assertInstanceOf(FileContent.Missing.class, cache.read(files, "a.yml"));
    }

    @Test
    void aFreshFileMayChangeWithoutShowing() throws IOException {
        write("one", WRITTEN);
        DiskCache cache = cacheAt(Duration.ofMillis(5));
        assertNotSame(cache.read(files, "a.yml"), cache.read(files, "a.yml"));
        write("two", WRITTEN);
        assertEquals("two", text(cache.read(files, "a.yml")));
    }
}
