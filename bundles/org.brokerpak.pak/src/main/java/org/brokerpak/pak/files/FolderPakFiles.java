/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;

/** A folder on disk. Links that lead out of it are not followed. */
public final class FolderPakFiles implements PakFiles {

    private final Path root;

    private FolderPakFiles(Path root) {
        this.root = root;
    }

    /** The files below a folder, which need not exist. */
    public static FolderPakFiles of(Path folder) {
        return new FolderPakFiles(folder.toAbsolutePath().normalize());
    }

    public Path root() {
        return root;
    }

    @Override
    public FileContent read(String path) {
        Optional<Path> place = resolve(path);
        if (place.isEmpty()) {
            return new FileContent.Outside();
        }
        try {
            Path file = place.get();
            if (Files.isDirectory(file)) {
                return new FileContent.Folder();
            }
            if (!Files.exists(file)) {
                return new FileContent.Missing();
            }
            if (leadsOut(file)) {
                return new FileContent.Outside();
            }
            if (Files.size(file) > MOST_BYTES) {
                return new FileContent.Unreadable("it is larger than " + MOST_BYTES / (1024 * 1024) + " MB");
            }
            return TextContent.decode(Files.readAllBytes(file));
        } catch (NoSuchFileException gone) {
            return new FileContent.Missing();
        } catch (AccessDeniedException denied) {
            return new FileContent.Unreadable("permission denied");
        } catch (IOException failure) {
            return new FileContent.Unreadable(String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public byte[] head(String path, int most) {
        Optional<Path> place = resolve(path);
        if (place.isEmpty() || !Files.isRegularFile(place.get())) {
            return new byte[0];
        }
        try (InputStream stream = Files.newInputStream(place.get())) {
            return leadsOut(place.get()) ? new byte[0] : stream.readNBytes(most);
        } catch (IOException unreadable) {
            return new byte[0];
        }
    }

    @Override
    public List<String> list(String folder) {
        Optional<Path> place = resolve(folder);
        if (place.isEmpty() || !Files.isDirectory(place.get())) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(place.get())) {
            return entries.map(entry -> entry.getFileName() + (isFolder(entry) ? "/" : "")).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** A link to a folder is not listed as one: a scan could run in circles. */
    private static boolean isFolder(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
    }

    private boolean leadsOut(Path file) throws IOException {
        return !file.toRealPath().startsWith(root.toRealPath());
    }

    private Optional<Path> resolve(String path) {
        try {
            return PakPath.clean(path).map(root::resolve);
        } catch (InvalidPathException strange) {
            return Optional.empty();
        }
    }
}
