/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * A broker on the loopback interface that runs {@link #PAK}. It refuses names of nine words, and never finishes names of
 * eight.
 */
final class ExamplesBroker implements AutoCloseable {

    static final String USER = "admin";
    static final String PASSWORD = "open-sesame";
    static final Map<String, String> PAK = Map.of("manifest.yml", """
            packversion: 1
            name: demo
            version: 0.1.0
            platforms:
              - os: linux
                arch: amd64
            terraform_binaries: []
            service_definitions:
              - words.yml
            """, "words.yml", """
            version: 1
            name: words
            id: 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11
            description: Makes names of words
            display_name: Words
            image_url: https://example.com/words.png
            documentation_url: https://example.com/docs
            support_url: https://example.com/support
            plans:
              - name: small
                id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22
                description: A small one
                display_name: Small
            provision:
              user_inputs:
                - field_name: length
                  type: integer
                  details: How long the name is
              outputs:
                - field_name: name
                  type: string
                  details: The name
                  required: true
            bind: {}
            examples:
            """ + example("two-words", 2) + example("nine-words", 9));

    private static final String CATALOG = """
            {"services": [{"id": "0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11", "name": "words", "plans":
            [{"id": "5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22", "name": "small"}]}]}""";

    private final HttpServer server;
    private final Set<String> present = ConcurrentHashMap.newKeySet();

    ExamplesBroker() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    /** An example of the pak as text. */
    static String example(String name, int length) {
        return """
                  - name: %s
                    description: Some words
                    plan_id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22
                    provision_params:
                      length: %d
                    bind_params: {}
                """.formatted(name, length);
    }

    String url() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** Ids of instances and bindings that are there. */
    Set<String> present() {
        return Set.copyOf(present);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String id = path.substring(path.lastIndexOf('/') + 1);
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String who = "Basic " + Base64.getEncoder().encodeToString((USER + ":" + PASSWORD)
                .getBytes(StandardCharsets.UTF_8));
        if (!who.equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
            send(exchange, 401, "Not Authorized");
        } else if (path.endsWith("/catalog")) {
            send(exchange, 200, CATALOG);
        } else if (path.endsWith("/last_operation")) {
            send(exchange, 200, "{\"state\": \"in progress\", \"description\": \"joining words\"}");
        } else if (exchange.getRequestMethod().equals("DELETE")) {
            present.remove(id);
            send(exchange, 200, "{}");
        } else if (body.matches("(?s).*\"length\"\\s*:\\s*9.*")) {
            send(exchange, 400, "{\"description\": \"nine words are too many\"}");
        } else {
            present.add(id);
            boolean slow = body.matches("(?s).*\"length\"\\s*:\\s*8.*");
            send(exchange, slow ? 202 : 201, slow ? "{}" : "{\"credentials\": {\"name\": \"two-words\"}}");
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
