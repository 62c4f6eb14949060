/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

/**
 * How much an archive may unpack to.
 *
 * @param mostMembers number of files and folders
 * @param mostBytes size of all members together, unpacked
 */
public record ArchiveLimits(int mostMembers, long mostBytes) {

    /** Several times what the largest provider has. */
    public static final ArchiveLimits STANDARD = new ArchiveLimits(100_000, 8L << 30);

    /** Counts what has been seen of one archive. */
    public Meter meter() {
        return new Meter();
    }

    /** Sums up members and bytes and refuses what is beyond the limits. */
    public final class Meter {

        private int members;
        private long bytes;

        private Meter() {
        }

        void member() throws ArchiveException {
            if (++members > mostMembers) {
                throw new ArchiveException("holds more than " + mostMembers + " files, which no program needs");
            }
        }

        void bytes(long count) throws ArchiveException {
            bytes += count;
            if (bytes > mostBytes) {
                throw new ArchiveException("unpacks to more than " + (mostBytes >> 20) + " MB, which no program needs");
            }
        }
    }
}
