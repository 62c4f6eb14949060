/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Holds bytes until their number is known: few in memory, many in a file. */
final class Spool extends OutputStream {

    private static final int MOST_IN_MEMORY = 1024 * 1024;

    private final Path file;
    private ByteArrayOutputStream memory = new ByteArrayOutputStream();
    private OutputStream disk;

    /** @param file where to put what is too much for memory; deleted on close */
    Spool(Path file) {
        this.file = file;
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (disk == null && memory.size() + length > MOST_IN_MEMORY) {
            disk = Files.newOutputStream(file);
            memory.writeTo(disk);
            memory = null;
        }
        if (disk == null) {
            memory.write(bytes, offset, length);
        } else {
            disk.write(bytes, offset, length);
        }
    }

    /** What was written. */
    InputStream content() throws IOException {
        if (disk == null) {
            return new ByteArrayInputStream(memory.toByteArray());
        }
        disk.close();
        return Files.newInputStream(file);
    }

    @Override
    public void close() throws IOException {
        if (disk != null) {
            disk.close();
            Files.deleteIfExists(file);
        }
    }
}
