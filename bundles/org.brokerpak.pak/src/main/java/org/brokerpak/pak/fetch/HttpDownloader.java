/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import javax.net.ssl.SSLException;

/**
 * Downloads over http and https, through the proxies Java is set up with. Redirects are followed, but never from https to
 * http; a failure that may pass is tried again.
 */
public final class HttpDownloader implements Downloader {

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(20);
    private static final long TICK_MILLIS = 100;

    /**
     * How patient to be.
     *
     * @param pauses how long to wait before each further attempt
     * @param silence after which a download that brings nothing is given up
     */
    public record Patience(List<Duration> pauses, Duration silence) {

        public static final Patience STANDARD =
                new Patience(List.of(Duration.ofSeconds(1), Duration.ofSeconds(3)), Duration.ofSeconds(60));

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
        for (Duration pause : patience.pauses()) {
            try {
                return attempt(address, target, watch);
            } catch (FetchException failure) {
                if (!failure.isWorthRetrying()) {
                    throw failure;
                }
                pause(pause, watch);
            }
        }
        return attempt(address, target, watch);
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
        try (FileReceiver receiver = new FileReceiver(target)) {
            CompletableFuture<HttpResponse<Void>> answer = client.sendAsync(request(address), info -> {
                receiver.expect(info.headers().firstValueAsLong("Content-Length").orElse(-1));
                return info.statusCode() == 200 ? receiver : BodySubscribers.replacing(null);
            });
            HttpResponse<Void> response = await(answer, receiver, address, watch);
            if (response.statusCode() != 200) {
                throw refused(response);
            }
            watch.received(receiver.received(), receiver.received());
            return new Received(receiver.received(), receiver.sha256());
        } finally {
            client.shutdownNow();
        }
    }

    /** Credentials in an address belong into a header. */
    private static HttpRequest request(URI address) {
        HttpRequest.Builder request = HttpRequest.newBuilder(Addresses.withoutCredentials(address))
                .header("User-Agent", "brokerpak-tools").GET();
        if (address.getUserInfo() != null) {
            request.header("Authorization", "Basic " + Base64.getEncoder()
                    .encodeToString(address.getUserInfo().getBytes(StandardCharsets.UTF_8)));
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
                throw broken(failure.getCause(), receiver, address);
            } catch (InterruptedException stop) {
                throw interrupted();
            }
        }
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted");
    }

    private static FetchException refused(HttpResponse<?> response) {
        int status = response.statusCode();
        String meaning = switch (status) {
            case 401, 403 -> " (access denied)";
            case 404, 410 -> " (not found)";
            case 407 -> " (the proxy wants a password)";
            case 429 -> " (too many requests)";
            default -> status >= 500 ? " (its own failure)" : "";
        };
        return new FetchException(response.uri().getHost() + " answered " + status + meaning,
                status >= 500 || status == 429 || status == 408, null);
    }

    private static FetchException broken(Throwable cause, FileReceiver receiver, URI address) {
        String host = address.getHost();
        return switch (cause) {
            case FetchException own -> own;
            case HttpConnectTimeoutException slow ->
                    new FetchException(host + " did not answer within " + CONNECT_TIMEOUT.toSeconds() + " s", true, slow);
            case ConnectException unreachable when hasUnknownHost(unreachable) ->
                    new FetchException("there is no host named " + host, false, unreachable);
            case ConnectException unreachable -> new FetchException(host + " cannot be reached", true, unreachable);
            case SSLException untrusted ->
                    new FetchException("the connection to " + host + " is not secure: " + untrusted.getMessage(), false,
                            untrusted);
            case IOException broken when receiver.received() > 0 || receiver.expected() > 0 ->
                    new FetchException("the connection to " + host + " broke off after " + receiver.received()
                            + (receiver.expected() < 0 ? "" : " of " + receiver.expected()) + " bytes", true, broken);
            default -> new FetchException("the connection to " + host + " failed: " + cause.getMessage(), true, cause);
        };
    }

    private static boolean hasUnknownHost(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return true;
            }
        }
        return false;
    }
}
