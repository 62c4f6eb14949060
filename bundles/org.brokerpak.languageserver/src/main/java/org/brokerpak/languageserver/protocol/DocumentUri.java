/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The address of a document. Clients escape the same path differently ({@code c:} or {@code c%3A}), so two addresses of
 * files are equal when their paths are; answers go out under the spelling that the client used.
 */
public final class DocumentUri {

    private static final String FILE = "file:";

    private final String spelling;
    private final Path file;

    private DocumentUri(String spelling, Path file) {
        this.spelling = spelling;
        this.file = file;
    }

    /** The address in a client's spelling, which may be any text. */
    public static DocumentUri of(String spelling) {
        return new DocumentUri(spelling, spelling.startsWith(FILE) ? parse(spelling) : null);
    }

    /** The address of a file. */
    public static DocumentUri of(Path file) {
        Path normal = file.toAbsolutePath().normalize();
        return new DocumentUri(normal.toUri().toString(), normal);
    }

    private static Path parse(String spelling) {
        try {
            return path(new URI(spelling));
        } catch (URISyntaxException unescaped) {
            try {
                return path(new URI("file", "", spelling.substring(FILE.length()).replaceFirst("^//", ""), null));
            } catch (URISyntaxException hopeless) {
                return null;
            }
        }
    }

    private static Path path(URI uri) {
        String decoded = uri.getPath();
        if (decoded == null) {
            return null;
        }
        try {
            URI plain = new URI("file", uri.getHost() == null ? "" : uri.getHost(), decoded, null);
            return Path.of(plain).toAbsolutePath().normalize();
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException notAFile) {
            return localPath(decoded);
        }
    }

    private static Path localPath(String decoded) {
        try {
            return Path.of(decoded).toAbsolutePath().normalize();
        } catch (InvalidPathException notAPath) {
            return null;
        }
    }

    /** The file, absolute and normalised; empty when the address is not that of a file ({@code untitled:}). */
    public Optional<Path> path() {
        return Optional.ofNullable(file);
    }

    /** The last name of the address, for messages. */
    public String name() {
        if (file != null && file.getFileName() != null) {
            return file.getFileName().toString();
        }
        return spelling.substring(spelling.lastIndexOf('/') + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DocumentUri that
                && (file != null ? file.equals(that.file) : that.file == null && spelling.equals(that.spelling));
    }

    @Override
    public int hashCode() {
        return file != null ? file.hashCode() : spelling.hashCode();
    }

    /** As the client spells it. */
    @Override
    public String toString() {
        return spelling;
    }
}
