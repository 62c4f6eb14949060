/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.lsp4e;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A stream from one thread to another. Java's own pipes break when a thread that has written to them ends, and a server
 * answers from many threads.
 */
final class Pipe {

    private static final byte[] END = {};

    private final BlockingQueue<byte[]> portions = new LinkedBlockingQueue<>();
    private final InputStream input = new Reading();
    private final OutputStream output = new Writing();

    InputStream input() {
        return input;
    }

    OutputStream output() {
        return output;
    }

    /** Ends the stream after what was written. */
    void close() {
        portions.add(END);
    }

    private final class Writing extends OutputStream {

        @Override
        public void write(int value) {
            portions.add(new byte[] {(byte) value});
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            if (length > 0) {
                portions.add(Arrays.copyOfRange(bytes, offset, offset + length));
            }
        }

        @Override
        public void close() {
            Pipe.this.close();
        }
    }

    private final class Reading extends InputStream {

        private byte[] current = {};
        private int at;
        private boolean ended;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            if (!fill()) {
                return -1;
            }
            int count = Math.min(length, current.length - at);
            System.arraycopy(current, at, target, offset, count);
            at += count;
            return count;
        }

        @Override
        public int available() {
            return current.length - at;
        }

        private boolean fill() throws IOException {
            if (at == current.length && !ended) {
                try {
                    current = portions.take();
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                    throw new IOException("reading was interrupted", interrupted);
                }
                at = 0;
                ended = current == END;
            }
            return !ended;
        }
    }
}
