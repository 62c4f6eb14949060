/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.brokerpak.languageserver.testing.Clients;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.languageserver.testing.TestClient;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process. */
class StdioServerTest {

    private static final long DEADLINE_SECONDS = 60;

    @TempDir
    private Path folder;

    private static Process start() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(java, "-Xmx256m", "-cp", System.getProperty("java.class.path"),
                StdioServer.class.getName()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    @Test
    void aProcessServesAndEndsInOrder() throws Exception {
        Process process = start();
        try {
            TestClient client = new TestClient();
            Launcher<LanguageServer> launcher =
                    LSPLauncher.createClientLauncher(client, process.getInputStream(), process.getOutputStream());
            launcher.startListening();
            LanguageServer server = launcher.getRemoteProxy();
            InitializeParams params = new InitializeParams();
            params.setCapabilities(Clients.capable());
            assertEquals("Brokerpak Tools", LspSession.get(server.initialize(params)).getServerInfo().getName());
            server.initialized(new InitializedParams());
            String uri = folder.resolve("manifest.yml").toUri().toString();
            server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(
                    new TextDocumentItem(uri, "yaml", 7, "packversion: 1\nname: a\nname: b\n")));
            assertTrue(client.awaitVersion(uri, 7).getDiagnostics().stream()
                    .anyMatch(one -> one.getCode().getLeft().equals("duplicate-key")));
            LspSession.get(server.shutdown());
            server.exit();
            assertTrue(process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS), "the process does not end");
            assertEquals(0, process.exitValue());
            assertEquals(List.of(), client.failures());
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aProcessEndsWithItsClient() throws Exception {
        Process process = start();
        try {
            process.getOutputStream().close();
            assertTrue(process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS), "the process does not end");
            assertEquals(1, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void anEndOfTheStreamEndsTheServer() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(1, StdioServer.run(new ByteArrayInputStream(new byte[0]), out));
        assertFalse(out.size() > 0);
    }
}
