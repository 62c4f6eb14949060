/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.brokerpak.pak.fetch.HttpFailures;

/** Sends requests and waits for their answers, no longer than it is to. */
final class HttpExchange implements AutoCloseable {

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(20);
    private static final long TICK_MILLIS = 50;
    /** A catalog with schemas and images of many services stays far below. */
    private static final int LARGEST_BODY = 64 << 20;

    private final BrokerAddress broker;
    private final Pace pace;
    private final Patience patience;
    /** Redirects are not followed: the password is for this address alone. */
    private final HttpClient client;

    HttpExchange(BrokerAddress broker, Pace pace, Patience patience) {
        this.broker = broker;
        this.pace = pace;
        this.patience = patience;
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER).connectTimeout(CONNECT_TIMEOUT);
        this.client = (broker.tls() == null ? builder : builder.sslContext(broker.tls())).build();
    }

    /** Sends a request once. */
    Reply send(HttpRequest request, Deadline deadline) throws BrokerException {
        deadline.check();
        CompletableFuture<Reply> answer = new CompletableFuture<>();
        Thread sender = Thread.ofVirtual().start(() -> {
            try {
                answer.complete(exchange(request));
            } catch (IOException | InterruptedException | RuntimeException failure) {
                answer.completeExceptionally(failure);
            }
        });
        try {
            return await(answer, deadline);
        } finally {
            sender.interrupt();
        }
    }

    private Reply exchange(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = client.send(request, BodyHandlers.ofInputStream());
        try (InputStream body = response.body()) {
            byte[] bytes = body.readNBytes(LARGEST_BODY + 1);
            if (bytes.length > LARGEST_BODY) {
                throw new IOException("the answer is larger than " + (LARGEST_BODY >> 20) + " MB");
            }
            return new Reply(response.statusCode(), retryAfter(response),
                    response.headers().firstValue("Location").orElse(""), new String(bytes, StandardCharsets.UTF_8));
        }
    }

    /** Seconds; a date, which the API does not provide for, is not understood. */
    private static Optional<Duration> retryAfter(HttpResponse<?> response) {
        return response.headers().firstValue("Retry-After").map(String::strip)
                .filter(seconds -> seconds.matches("\\d{1,9}")).map(Long::parseLong).map(Duration::ofSeconds)
                .map(wait -> wait.compareTo(Patience.LONGEST_RETRY_AFTER) < 0 ? wait : Patience.LONGEST_RETRY_AFTER);
    }

    private Reply await(CompletableFuture<Reply> answer, Deadline deadline) throws BrokerException {
        Optional<Long> cancelledAt = Optional.empty();
        while (true) {
            try {
                return answer.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException tick) {
                if (deadline.left().isNegative()) {
                    throw BrokerException.timedOut("the broker did not answer within "
                            + BrokerText.time(deadline.limit()));
                }
                if (deadline.isCancelled()) {
                    cancelledAt = cancelledAt.or(() -> Optional.of(pace.nanoTime()));
                    if (pace.nanoTime() - cancelledAt.get() >= patience.grace().toNanos()) {
                        throw BrokerException.cancelled();
                    }
                }
            } catch (ExecutionException failure) {
                throw BrokerException.unreachable(broker,
                        HttpFailures.broken(failure.getCause(), 0, -1, broker.base()));
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw BrokerException.cancelled();
            }
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
