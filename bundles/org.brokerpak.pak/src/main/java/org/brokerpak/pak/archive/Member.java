/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;

/**
 * A file in a {@link MemberArchive}.
 *
 * @param name cleaned, relative to the archive's folder
 * @param mode permission bits
 * @param size in bytes, unpacked
 * @param entry where its bytes are
 */
public record Member(String name, int mode, long size, ZipArchiveEntry entry) {

    /** Permission bits of a program. */
    public static final int PROGRAM = 0755;
    /** Permission bits of any other file. */
    public static final int PLAIN = 0644;

    public boolean isExecutable() {
        return (mode & 0111) != 0;
    }
}
