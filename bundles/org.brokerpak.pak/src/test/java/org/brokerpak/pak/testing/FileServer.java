/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A web server on the loopback interface that answers as it is told to. */
public final class FileServer implements AutoCloseable {

    /** Answers a request. */
    @FunctionalInterface
    public interface Answer {
        void give(HttpExchange exchange) throws IOException;
    }

    private final HttpServer server;
    private final Map<String, Answer> answers = new ConcurrentHashMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> ranges = new CopyOnWriteArrayList<>();

    public FileServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestURI().toString());
            String range = exchange.getRequestHeaders().getFirst("Range");
            ranges.add(exchange.getRequestURI().getPath() + (range == null ? "" : " " + range));
            answers.getOrDefault(exchange.getRequestURI().getPath(), FileServer::notFound).give(exchange);
            exchange.close();
        });
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    /** Address of a path. */
    public String address(String path) {
        return "http://localhost:" + server.getAddress().getPort() + path;
    }

    /** All requests so far: path and query. */
    public List<String> requests() {
        return requests;
    }

    public FileServer on(String path, Answer answer) {
        answers.put(path, answer);
        return this;
    }

    /** Serves a file. */
    public FileServer file(String path, byte[] content) {
        return on(path, exchange -> {
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
        });
    }

    /** Answers with a status and no content. */
    public FileServer status(String path, int status) {
        return on(path, exchange -> exchange.sendResponseHeaders(status, -1));
    }

    public FileServer redirect(String path, String target) {
        return on(path, exchange -> {
            exchange.getResponseHeaders().set("Location", target);
            exchange.sendResponseHeaders(302, -1);
        });
    }

    /**
     * Serves a file that can be continued.
     *
     * @param breaks after how many bytes the first answers break off
     */
    public FileServer resumable(String path, byte[] content, String tag, int... breaks) {
        AtomicInteger answer = new AtomicInteger();
        return on(path, exchange -> {
            String range = exchange.getRequestHeaders().getFirst("Range");
            boolean same = tag.equals(exchange.getRequestHeaders().getFirst("If-Range"));
            int start = range == null || !same ? 0 : Integer.parseInt(range.replaceAll("\\D", ""));
            int number = answer.getAndIncrement();
            int count = number < breaks.length ? Math.min(breaks[number], content.length - start - 1)
                    : content.length - start;
            exchange.getResponseHeaders().set("ETag", tag);
            if (start > 0) {
                exchange.getResponseHeaders().set("Content-Range", "bytes " + start + "-" + (content.length - 1) + "/"
                        + content.length);
            }
            exchange.sendResponseHeaders(start > 0 ? 206 : 200, content.length - start);
            exchange.getResponseBody().write(content, start, count);
            exchange.getResponseBody().flush();
        });
    }

    /** All requests so far: path, and range if there was one. */
    public List<String> ranges() {
        return ranges;
    }

    /** Promises a file and breaks off in the middle of it. */
    public FileServer brokenOff(String path, byte[] content) {
        return on(path, exchange -> {
            exchange.sendResponseHeaders(200, content.length);
            OutputStream body = exchange.getResponseBody();
            body.write(content, 0, content.length / 2);
            body.flush();
            // Closing the exchange before its end closes the connection.
        });
    }

    private static void notFound(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(404, -1);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
