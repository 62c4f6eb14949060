/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;

/** Bytes from one thread to another. Unlike Java's pipes it does not mind when a thread that once wrote ends. */
final class BytePipe {

    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private byte[] current = new byte[0];
    private int at;
    private boolean closed;

    /** Ends the stream once all that was written has been read. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    private synchronized void write(byte[] bytes) {
        waiting.add(bytes);
        notifyAll();
    }

    private synchronized int read(byte[] into, int offset, int most) throws InterruptedIOException {
        try {
            while (at == current.length) {
                if (!waiting.isEmpty()) {
                    current = waiting.poll();
                    at = 0;
                } else if (closed) {
                    return -1;
                } else {
                    wait();
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
        int count = Math.min(most, current.length - at);
        System.arraycopy(current, at, into, offset, count);
        at += count;
        return count;
    }

    InputStream input() {
        return new InputStream() {
            @Override
            public int read() throws InterruptedIOException {
                byte[] one = new byte[1];
                return BytePipe.this.read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] into, int offset, int most) throws InterruptedIOException {
                return BytePipe.this.read(into, offset, most);
            }
        };
    }

    OutputStream output() {
        return new OutputStream() {
            @Override
            public void write(int one) {
                BytePipe.this.write(new byte[] { (byte) one });
            }

            @Override
            public void write(byte[] bytes, int offset, int count) {
                byte[] copy = new byte[count];
                System.arraycopy(bytes, offset, copy, 0, count);
                BytePipe.this.write(copy);
            }
        };
    }
}
