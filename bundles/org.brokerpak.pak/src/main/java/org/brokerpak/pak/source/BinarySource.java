/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.source;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

import org.brokerpak.pak.archive.ArchiveFormat;
import org.brokerpak.pak.fetch.Addresses;

/**
 * Where a binary comes from.
 *
 * @param location the address or path without what is said below
 * @param fileName what a single file is called in the pak
 * @param format how to unpack it; null for a file that is taken as it is
 * @param subfolder the only folder of the archive to take, without slashes around; empty for all
 * @param checksum what the download must be, as written ({@code sha256:...}, {@code file:...}); empty for anything
 */
public record BinarySource(Location location, String fileName, ArchiveFormat format, String subfolder,
        String checksum) {

    /** Where the bytes are. */
    public sealed interface Location {

        /** For people; without credentials. */
        String shown();
    }

    /** Behind an http or https address. */
    public record Remote(URI address) implements Location {

        @Override
        public String shown() {
            return Addresses.shown(address);
        }
    }

    /** A file or folder of this machine. */
    public record Local(Path path) implements Location {

        @Override
        public String shown() {
            return path.toString();
        }
    }

    /** How to unpack it; empty for a file that is taken as it is. */
    public Optional<ArchiveFormat> archive() {
        return Optional.ofNullable(format);
    }

    /** The same source with the checksum it must have, if none is written. */
    public BinarySource withChecksum(String other) {
        return checksum.isEmpty() ? new BinarySource(location, fileName, format, subfolder, other) : this;
    }
}
