/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The archives that are unpacked, known by the end of their name as go-getter does (broker-behaviour 5.3.1). */
public enum ArchiveFormat {
    ZIP("zip", "zip"),
    TAR("tar", "tar"),
    TAR_GZ("tar.gz", "tar.gz", "tgz"),
    TAR_BZ2("tar.bz2", "tar.bz2", "tbz2"),
    TAR_XZ("tar.xz", "tar.xz", "txz"),
    /** One compressed file. */
    GZ("gz", "gz"),
    /** One compressed file. */
    BZ2("bz2", "bz2"),
    /** One compressed file. */
    XZ("xz", "xz");

    /** Of Zstandard there is no reader in Java alone. */
    private static final List<String> NOT_SUPPORTED = List.of("tar.zst", "tzst", "zst");

    private final String title;
    private final List<String> endings;

    ArchiveFormat(String title, String... endings) {
        this.title = title;
        this.endings = List.of(endings);
    }

    /** Whether it holds one file without a name of its own. */
    public boolean isOneFile() {
        return this == GZ || this == BZ2 || this == XZ;
    }

    /** For people, as in "a tar.gz archive". */
    public String title() {
        return title;
    }

    /** The format a file's name tells; the longest ending counts, so {@code x.tar.gz} is not one compressed file. */
    public static Optional<ArchiveFormat> ofName(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (ArchiveFormat format : values()) {
            if (format.endings.stream().anyMatch(ending -> lower.endsWith("." + ending))) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** The format that {@code ?archive=} names. */
    public static Optional<ArchiveFormat> ofEnding(String ending) {
        return ofName("." + ending);
    }

    /** The ending of a name that tells an archive of a format the broker unpacks and this project does not. */
    public static Optional<String> unsupported(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return NOT_SUPPORTED.stream().filter(ending -> lower.endsWith("." + ending)).findFirst();
    }

    /** A name without the ending that tells the format. */
    public String stripEnding(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return endings.stream().filter(ending -> lower.endsWith("." + ending)).findFirst()
                .map(ending -> name.substring(0, name.length() - ending.length() - 1)).orElse(name);
    }
}
