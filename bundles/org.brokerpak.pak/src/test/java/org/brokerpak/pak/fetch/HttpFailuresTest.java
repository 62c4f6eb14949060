/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.LocalDate;
import java.util.List;

import javax.net.ssl.SSLHandshakeException;

import org.junit.jupiter.api.Test;

class HttpFailuresTest {

    private static final URI ADDRESS = URI.create("https://example.com/x.zip");

    @Test
    void aClockThatIsWrongMakesCertificatesInvalid() {
        String clock = ", or the clock of this machine, which says " + LocalDate.now() + ", is wrong";
        assertEquals("the connection to example.com is not secure: its certificate has expired" + clock,
                said(new SSLHandshakeException("x"), new CertificateExpiredException()));
        assertEquals("the connection to example.com is not secure: its certificate is not valid yet" + clock,
                said(new SSLHandshakeException("x"), new CertificateNotYetValidException()));
        assertEquals("the connection to example.com is not secure: unknown authority",
                said(new SSLHandshakeException("unknown authority"), null));
    }

    @Test
    void theProxyIsNamed() {
        ProxySelector before = ProxySelector.getDefault();
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                return List.of(new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved("proxy.local", 3128)));
            }

            @Override
            public void connectFailed(URI uri, SocketAddress address, IOException failure) {
                // Nobody wants to know.
            }
        });
        try {
            assertEquals("example.com cannot be reached through the proxy proxy.local:3128",
                    said(new ConnectException(), null));
        } finally {
            ProxySelector.setDefault(before);
        }
    }

    @Test
    void onlyWhatMayPassIsTriedAgain() {
        assertTrue(HttpFailures.broken(new ConnectException(), 0, -1, ADDRESS).isWorthRetrying());
        assertFalse(HttpFailures.broken(new SSLHandshakeException("x"), 0, -1, ADDRESS).isWorthRetrying());
    }

    private static String said(IOException failure, Exception cause) {
        if (cause != null) {
            failure.initCause(cause);
        }
        return HttpFailures.broken(failure, 0, -1, ADDRESS).getMessage();
    }
}
