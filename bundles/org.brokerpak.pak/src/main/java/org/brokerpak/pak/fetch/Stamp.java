/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * What tells without reading it that a file is still the same.
 *
 * @param modified nanoseconds since 1970
 * @param key of the file in its file system, or empty where there is none
 */
public record Stamp(long size, long modified, String key) {

    /** The stamp of a file as it is now. */
    public static Stamp of(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return new Stamp(attributes.size(), attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                String.valueOf(attributes.fileKey()));
    }

    /** In one line. */
    @Override
    public String toString() {
        return size + " " + modified + " " + key;
    }
}
