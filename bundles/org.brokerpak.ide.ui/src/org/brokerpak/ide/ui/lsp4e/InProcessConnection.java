/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.lsp4e;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.brokerpak.languageserver.BrokerpakLanguageServer;
import org.eclipse.lsp4e.server.StreamConnectionProvider;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** A server in this Java machine, as LSP4E wants it: behind a pair of streams. */
public final class InProcessConnection implements StreamConnectionProvider {

    private Pipe toServer = new Pipe();
    private Pipe fromServer = new Pipe();
    private ExecutorService threads;

    @Override
    public void start() {
        toServer = new Pipe();
        fromServer = new Pipe();
        threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "Brokerpak language server");
            thread.setDaemon(true);
            return thread;
        });
        BrokerpakLanguageServer server = new BrokerpakLanguageServer();
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, toServer.input(),
                fromServer.output(), threads, messages -> messages);
        server.connect(HandOver.client(launcher.getRemoteProxy()));
        launcher.startListening();
    }

    @Override
    public InputStream getInputStream() {
        return fromServer.input();
    }

    @Override
    public OutputStream getOutputStream() {
        return toServer.output();
    }

    @Override
    public InputStream getErrorStream() {
        return null;
    }

    @Override
    public void stop() {
        toServer.close();
        fromServer.close();
        if (threads != null) {
            threads.shutdown();
        }
    }
}
