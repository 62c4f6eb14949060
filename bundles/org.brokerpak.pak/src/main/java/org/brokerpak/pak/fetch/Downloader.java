/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;

/** Gets files from elsewhere. */
public interface Downloader {

    /** Told how far a download is, from the thread that asked for it, several times a second. */
    @FunctionalInterface
    interface Watch {

        /**
         * @param received bytes so far
         * @param total bytes in all, or -1 while unknown
         * @throws java.util.concurrent.CancellationException if the download is to stop
         */
        void received(long received, long total);
    }

    /**
     * What was downloaded.
     *
     * @param size in bytes
     * @param sha256 in hexadecimal
     */
    record Received(long size, String sha256) {
    }

    /**
     * Downloads to a file, which may be left incomplete. What an earlier attempt left there may be continued.
     *
     * @throws FetchException if it cannot be had
     */
    Received download(URI address, Path target, Watch watch) throws IOException;
}
