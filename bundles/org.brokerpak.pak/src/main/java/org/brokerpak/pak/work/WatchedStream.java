/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.work;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Tells what is read to the work it is part of. */
final class WatchedStream extends FilterInputStream {

    private final Work work;

    WatchedStream(InputStream stream, Work work) {
        super(stream);
        this.work = work;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        work.advance(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, Math.min(length, Work.PORTION));
        work.advance(Math.max(0, count));
        return count;
    }
}
