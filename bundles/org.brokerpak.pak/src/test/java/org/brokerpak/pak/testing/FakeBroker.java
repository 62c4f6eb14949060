/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

import javax.net.ssl.SSLContext;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

/**
 * A service broker on the loopback interface that offers what {@link ExamplePak} holds and answers as it is told to: a
 * status, headers as {@code Name=value}, and a body, joined by blanks. Requests are called {@code catalog},
 * {@code provision}, {@code update}, {@code bind}, {@code binding}, {@code unbind}, {@code deprovision}, {@code poll}
 * and {@code poll binding}.
 */
public final class FakeBroker implements AutoCloseable {

    public static final String USER = "admin";
    public static final String PASSWORD = "open-sesame";

    private static final Map<String, String> STANDARD = Map.of("catalog", "200 " + ExamplePak.CATALOG,
            "provision", "201 {}", "update", "200 {}",
            "bind", "201 {\"credentials\": {\"name\": \"words\", \"port\": 8080}}",
            "binding", "200 {\"credentials\": {\"name\": \"words\", \"port\": 8080}}",
            "unbind", "200 {}", "deprovision", "200 {}", "poll", "200 {\"state\": \"succeeded\"}",
            "poll binding", "200 {\"state\": \"succeeded\"}");

    private final HttpServer server;
    private final Map<String, Deque<String>> scripts = new ConcurrentHashMap<>();
    private final Map<String, Runnable> actions = new ConcurrentHashMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private final List<String> versions = new CopyOnWriteArrayList<>();
    private final Set<String> present = ConcurrentHashMap.newKeySet();

    public FakeBroker() throws IOException {
        this(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    }

    /** A broker that is asked over https. */
    public static FakeBroker secure(SSLContext identity) throws IOException {
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(identity));
        return new FakeBroker(server);
    }

    private FakeBroker(HttpServer server) {
        this.server = server;
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    public String url() {
        return (server instanceof HttpsServer ? "https" : "http") + "://localhost:" + server.getAddress().getPort();
    }

    /** Answers to be given in turn; the last one is given from then on. */
    public FakeBroker on(String request, String... answers) {
        scripts.put(request, new ArrayDeque<>(Arrays.asList(answers)));
        return this;
    }

    /** What is done before a request is answered. */
    public FakeBroker before(String request, Runnable action) {
        actions.put(request, action);
        return this;
    }

    /** All requests so far, in order. */
    public List<String> requests() {
        return requests;
    }

    /** The bodies of all requests that had one. */
    public List<String> bodies() {
        return bodies;
    }

    /** The versions of the API that were asked for. */
    public List<String> versions() {
        return versions;
    }

    /** Ids of instances and bindings that were created, perhaps by failing, and not removed. */
    public Set<String> present() {
        return new TreeSet<>(present);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String request = name(exchange.getRequestMethod(), path);
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        requests.add(request);
        versions.add(String.valueOf(exchange.getRequestHeaders().getFirst("X-Broker-API-Version")));
        if (!body.isEmpty()) {
            bodies.add(body);
        }
        actions.getOrDefault(request, () -> { }).run();
        String credentials = "Basic " + Base64.getEncoder()
                .encodeToString((USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));
        String answer = credentials.equals(exchange.getRequestHeaders().getFirst("Authorization")) ? next(request)
                : "401 Not Authorized";
        String[] parts = answer.split(" ", 2);
        int status = Integer.parseInt(parts[0]);
        remember(request, path.substring(path.lastIndexOf('/') + 1), status);
        String rest = parts.length > 1 ? parts[1] : "";
        while (rest.matches("(?s)[A-Z][\\w-]*=\\S+( .*)?")) {
            String[] header = rest.split(" ", 2);
            exchange.getResponseHeaders().set(header[0].replaceFirst("=.*", ""), header[0].replaceFirst(".*?=", ""));
            rest = header.length > 1 ? header[1] : "";
        }
        byte[] bytes = rest.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private synchronized String next(String request) {
        Deque<String> script = scripts.getOrDefault(request, new ArrayDeque<>(List.of(STANDARD.getOrDefault(request,
                "404 {}"))));
        return script.size() > 1 ? script.poll() : script.peek();
    }

    private void remember(String request, String id, int status) {
        if (List.of("provision", "bind").contains(request) && (status < 300 || status >= 500)) {
            present.add(id);
        } else if (List.of("unbind", "deprovision").contains(request) && (status < 300 || status == 410)) {
            present.remove(id);
        }
    }

    private static String name(String method, String path) {
        boolean binding = path.contains("/service_bindings/");
        if (path.endsWith("/last_operation")) {
            return binding ? "poll binding" : "poll";
        }
        return switch (method) {
            case "PUT" -> binding ? "bind" : "provision";
            case "PATCH" -> "update";
            case "DELETE" -> binding ? "unbind" : "deprovision";
            default -> path.equals("/v2/catalog") ? "catalog" : "binding";
        };
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
