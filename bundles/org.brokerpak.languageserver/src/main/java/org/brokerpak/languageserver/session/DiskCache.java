/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.files.FolderPakFiles;

/**
 * The texts of files, read again only when a file's time or size says that it changed: a keystroke in a pak of a
 * hundred templates must not read a hundred files. Clients need not tell of changes.
 */
final class DiskCache {

    private static final int MOST_FILES = 4_000;
    /** A file changed twice within a tick of the file system's clock looks unchanged, so a fresh one is not kept. */
    private static final long FRESH_MILLIS = 2_000;

    private record Key(Path root, String path) {
    }

    private record Stamp(FileTime modified, long size, Object identity) {
    }

    private record Entry(Stamp stamp, FileContent content) {
    }

    private final Map<Key, Entry> entries = new ConcurrentHashMap<>();
    private final Clock clock;

    DiskCache(Clock clock) {
        this.clock = clock;
    }

    /** What is at a clean path in a folder. */
    FileContent read(FolderPakFiles folder, String path) {
        Key key = new Key(folder.root(), path);
        Stamp stamp;
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(folder.root().resolve(path), BasicFileAttributes.class);
            stamp = new Stamp(attributes.lastModifiedTime(), attributes.size(), attributes.fileKey());
            if (!attributes.isRegularFile()) {
                return folder.read(path);
            }
        } catch (NoSuchFileException absent) {
            entries.remove(key);
            return new FileContent.Missing();
        } catch (IOException | InvalidPathException strange) {
            return folder.read(path);
        }
        Entry known = entries.get(key);
        if (known != null && known.stamp.equals(stamp)) {
            return known.content;
        }
        FileContent content = folder.read(path);
        if (clock.millis() - stamp.modified.toMillis() > FRESH_MILLIS) {
            if (entries.size() >= MOST_FILES) {
                entries.clear();
            }
            entries.put(key, new Entry(stamp, content));
        }
        return content;
    }
}
