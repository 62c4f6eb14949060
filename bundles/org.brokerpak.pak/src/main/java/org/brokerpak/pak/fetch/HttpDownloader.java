/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Downloads over http and https, through the proxies Java is set up with. Redirects are followed, but never from https
 * to http. A failure that may pass is tried again, and what had arrived is continued where the server can.
 */
public final class HttpDownloader implements Downloader {

    static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(20);
    private static final long TICK_MILLIS = 100;

    /**
     * How patient to be.
     *
     * @param pauses how long to wait before each further attempt
     * @param silence after which a download that brings nothing is given up
     */
    public record Patience(List<Duration> pauses, Duration silence) {

        public static final Patience STANDARD =
                new Patience(List.of(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofSeconds(9)),
                        Duration.ofSeconds(60));

        public Patience {
            pauses = List.copyOf(pauses);
        }
    }

    private final Patience patience;

    public HttpDownloader(Patience patience) {
        this.patience = patience;
    }

    @Override
    public Received download(URI address, Path target, Watch watch) throws IOException {
        List<String> tried = new ArrayList<>();
        for (int attempt = 0;; attempt++) {
            try {
                return attempt(address, target, watch);
            } catch (FetchException failure) {
                if (!tried.contains(failure.getMessage())) {
                    tried.add(failure.getMessage());
                }
                if (!failure.isWorthRetrying() || attempt >= patience.pauses().size()) {
                    throw attempt == 0 ? failure : new FetchException(String.join("; then ", tried) + " (tried "
                            + (attempt + 1) + " times)", false, failure);
                }
                pause(patience.pauses().get(attempt), watch);
            }
        }
    }

    private static void pause(Duration pause, Watch watch) {
        CompletableFuture<Void> nothing = new CompletableFuture<>();
        for (long left = pause.toMillis(); left > 0; left -= TICK_MILLIS) {
            watch.received(0, -1);
            try {
                nothing.get(Math.min(left, TICK_MILLIS), TimeUnit.MILLISECONDS);
            } catch (TimeoutException | ExecutionException tick) {
                // Only time passes here.
            } catch (InterruptedException stop) {
                throw interrupted();
            }
        }
    }

    private Received attempt(URI address, Path target, Watch watch) throws IOException {
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NORMAL).connectTimeout(CONNECT_TIMEOUT).build();
        Optional<String> validator = PartialDownload.validator(target);
        long have = validator.isPresent() && Files.exists(target) ? Files.size(target) : 0;
        try (FileReceiver receiver = new FileReceiver(target)) {
            CompletableFuture<HttpResponse<Void>> answer = client.sendAsync(
                    request(address, have, validator.orElse("")), info -> receive(info, receiver, target, have));
            HttpResponse<Void> response = await(answer, receiver, address, watch);
            if (response.statusCode() == 416) {
                PartialDownload.setValidator(target, Optional.empty());
            }
            if (response.statusCode() != 200 && !isRest(response.statusCode(), response.headers(), have)) {
                throw HttpFailures.refused(address, response);
            }
            if (receiver.expected() >= 0 && receiver.received() != receiver.expected()) {
                throw HttpFailures.broken(new IOException("cut off"), receiver.received(), receiver.expected(),
                        address);
            }
            watch.received(receiver.received(), receiver.received());
            return new Received(receiver.received(), receiver.sha256());
        } finally {
            client.shutdownNow();
        }
    }

    private static BodySubscriber<Void> receive(ResponseInfo info, FileReceiver receiver, Path target, long have) {
        boolean rest = isRest(info.statusCode(), info.headers(), have);
        if (info.statusCode() != 200 && !rest) {
            return BodySubscribers.replacing(null);
        }
        try {
            PartialDownload.setValidator(target, validator(info.headers()));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        receiver.begin(rest ? have : 0, info.headers().firstValueAsLong("Content-Length").orElse(-1));
        return receiver;
    }

    /** Whether an answer is what is missing after so many bytes. */
    private static boolean isRest(int status, HttpHeaders headers, long have) {
        return status == 206 && have > 0
                && headers.firstValue("Content-Range").orElse("").startsWith("bytes " + have + "-");
    }

    /** What tells one content of an address from another: a strong tag, or else the time of the last change. */
    private static Optional<String> validator(HttpHeaders headers) {
        return headers.firstValue("ETag").filter(tag -> tag.startsWith("\""))
                .or(() -> headers.firstValue("Last-Modified"));
    }

    /** Credentials in an address belong into a header. */
    private static HttpRequest request(URI address, long have, String validator) {
        HttpRequest.Builder request = HttpRequest.newBuilder(Addresses.withoutCredentials(address))
                .header("User-Agent", "brokerpak-tools").GET();
        if (address.getUserInfo() != null) {
            request.header("Authorization", "Basic " + Base64.getEncoder()
                    .encodeToString(address.getUserInfo().getBytes(StandardCharsets.UTF_8)));
        }
        if (have > 0) {
            request.header("Range", "bytes=" + have + "-").header("If-Range", validator);
        }
        return request.build();
    }

    private <T> T await(CompletableFuture<T> answer, FileReceiver receiver, URI address, Watch watch)
            throws FetchException {
        long received = 0;
        long lastChange = System.nanoTime();
        while (true) {
            watch.received(receiver.received(), receiver.expected());
            try {
                return answer.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException tick) {
                if (receiver.received() != received) {
                    received = receiver.received();
                    lastChange = System.nanoTime();
                } else if (System.nanoTime() - lastChange > patience.silence().toNanos()) {
                    throw new FetchException(address.getHost() + " sent nothing for " + patience.silence().toSeconds()
                            + " s", true, tick);
                }
            } catch (ExecutionException failure) {
                throw HttpFailures.broken(failure.getCause(), receiver.received(), receiver.expected(), address);
            } catch (InterruptedException stop) {
                throw interrupted();
            }
        }
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted");
    }
}
