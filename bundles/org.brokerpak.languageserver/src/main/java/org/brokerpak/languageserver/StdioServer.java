/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

import org.brokerpak.languageserver.session.Threads;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** The language server over two streams. */
public final class StdioServer {

    private StdioServer() {
    }

    /** Serves standard input and output; whatever else the process prints goes to standard error. */
    public static void main(String[] arguments) {
        PrintStream output = System.out;
        System.setOut(System.err);
        System.exit(run(System.in, output));
    }

    /**
     * Serves a client until it sends {@code exit} or its stream ends.
     *
     * @return the exit code the protocol demands: 0 after a {@code shutdown}, else 1
     */
    public static int run(InputStream in, OutputStream out) {
        BrokerpakLanguageServer server = new BrokerpakLanguageServer();
        CountDownLatch ended = new CountDownLatch(1);
        server.onExit(ended::countDown);
        Launcher<LanguageClient> launcher =
                LSPLauncher.createServerLauncher(server, in, out, Threads.pool("stream"), consumer -> consumer);
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        Threads.single("stream-end").execute(() -> {
            try {
                listening.get();
            } catch (ExecutionException | CancellationException broken) {
                // The stream is gone, whatever the reason.
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } finally {
                ended.countDown();
            }
        });
        try {
            ended.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        boolean orderly = server.isShutDown();
        if (!orderly) {
            server.shutdown();
        }
        listening.cancel(true);
        return orderly ? 0 : 1;
    }
}
