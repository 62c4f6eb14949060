/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.eclipse.lsp4e.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The abstract methods of LSP4E's interface of this name: a language server as a pair of streams. */
public interface StreamConnectionProvider {

    /** Starts the server; the streams may be asked for afterwards. */
    void start() throws IOException;

    /** Returns what the server writes. */
    InputStream getInputStream();

    /** Returns what the server reads. */
    OutputStream getOutputStream();

    /** Returns the server's log, or null when it has none. */
    InputStream getErrorStream();

    /** Ends the server. */
    void stop();
}
