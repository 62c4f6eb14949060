/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.work;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CancellationException;

/** Long work that can be watched and stopped: whoever does it calls {@link #advance} every few kilobytes. */
@FunctionalInterface
public interface Work {

    /** Size of the portions in which data is moved; also how often cancellation is looked at. */
    int PORTION = 64 * 1024;

    /** Work that nobody watches. */
    Work UNWATCHED = bytes -> { };

    /**
     * Tells that so many bytes more are done; 0 only asks whether to go on.
     *
     * @throws CancellationException if the work is to stop
     */
    void advance(long bytes);

    /** A stream whose reading counts as advance. */
    default InputStream watch(InputStream stream) {
        return new WatchedStream(stream, this);
    }

    /** Reads a stream to its end, counting as advance, and gives each portion to a taker. */
    default void drain(InputStream stream, Taker taker) throws IOException {
        byte[] portion = new byte[PORTION];
        for (int count = stream.read(portion); count >= 0; count = stream.read(portion)) {
            advance(count);
            taker.take(portion, count);
        }
    }

    /** Takes the portions of a stream. */
    @FunctionalInterface
    interface Taker {
        void take(byte[] portion, int count) throws IOException;
    }
}
