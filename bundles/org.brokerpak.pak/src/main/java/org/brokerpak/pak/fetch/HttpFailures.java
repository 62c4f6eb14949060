/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.LocalDate;
import java.util.Optional;

import javax.net.ssl.SSLException;

/** Failed downloads and requests in words for people, as clauses that follow "cannot be fetched:". */
public final class HttpFailures {

    private HttpFailures() {
    }

    /** An answer that is not the file. */
    static FetchException refused(URI address, HttpResponse<?> response) {
        int status = response.statusCode();
        String meaning = switch (status) {
            case 401, 403 -> " (access denied)";
            case 404, 410 -> " (not found)";
            case 407 -> " (the proxy wants a password)";
            case 416 -> " (it has another length now)";
            case 429 -> " (too many requests)";
            default -> status >= 500 ? " (its own failure)" : "";
        };
        if (status >= 300 && status < 400) {
            return new FetchException(address.getHost() + " redirects again and again, at last to "
                    + response.headers().firstValue("Location").map(HttpFailures::withoutQuery).orElse("nowhere"));
        }
        return new FetchException(response.uri().getHost() + " answered " + status + meaning,
                status >= 500 || status == 429 || status == 408 || status == 416, null);
    }

    private static String withoutQuery(String location) {
        return location.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
    }

    /**
     * A connection that failed.
     *
     * @param received bytes that arrived
     * @param expected bytes in all, or -1
     */
    public static FetchException broken(Throwable cause, long received, long expected, URI address) {
        String host = address.getHost();
        String via = proxy(address).map(proxy -> " through the proxy " + proxy).orElse("");
        return switch (cause) {
            case FetchException own -> own;
            case HttpConnectTimeoutException slow ->
                    new FetchException(host + " did not answer within " + HttpDownloader.CONNECT_TIMEOUT.toSeconds()
                            + " s" + via, true, slow);
            case ConnectException unreachable when find(unreachable, UnresolvedAddressException.class) ->
                    new FetchException(via.isEmpty() ? "there is no host named " + host
                            : host + " cannot be reached" + via + ", whose name is unknown", false, unreachable);
            case ConnectException unreachable ->
                    new FetchException(host + " cannot be reached" + via, true, unreachable);
            case SSLException untrusted -> new FetchException("the connection to " + host + " is not secure: "
                    + untrusted(untrusted), false, untrusted);
            case IOException broken when received > 0 || expected > 0 ->
                    new FetchException("the connection to " + host + " broke off after " + received
                            + (expected < 0 ? "" : " of " + expected) + " bytes", true, broken);
            default -> new FetchException("the connection to " + host + via + " failed: " + cause.getMessage(), true,
                    cause);
        };
    }

    private static String untrusted(SSLException failure) {
        if (find(failure, CertificateExpiredException.class)) {
            return "its certificate has expired, or the clock of this machine, which says " + LocalDate.now()
                    + ", is wrong";
        }
        if (find(failure, CertificateNotYetValidException.class)) {
            return "its certificate is not valid yet, or the clock of this machine, which says " + LocalDate.now()
                    + ", is wrong";
        }
        if (find(failure, CertPathBuilderException.class)) {
            return "its certificate is signed by nobody whom this machine trusts";
        }
        if (String.valueOf(failure.getMessage()).contains("nrecognized SSL message")) {
            return "what answers there does not speak https";
        }
        return failure.getMessage();
    }

    private static Optional<String> proxy(URI address) {
        ProxySelector selector = ProxySelector.getDefault();
        if (selector == null) {
            return Optional.empty();
        }
        return selector.select(address).stream().filter(proxy -> proxy.type() != Proxy.Type.DIRECT)
                .map(proxy -> proxy.address() instanceof InetSocketAddress place
                        ? place.getHostString() + ":" + place.getPort() : proxy.toString())
                .findFirst();
    }

    private static boolean find(Throwable failure, Class<? extends Throwable> wanted) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (wanted.isInstance(cause)) {
                return true;
            }
        }
        return false;
    }
}
