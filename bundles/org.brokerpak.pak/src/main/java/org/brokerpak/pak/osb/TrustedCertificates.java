/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Collection;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Connections to brokers whose certificate comes from an authority of their own. */
public final class TrustedCertificates {

    private TrustedCertificates() {
    }

    /**
     * A context that trusts the certificates of a file, in PEM or DER, and no other.
     *
     * @throws CertificateException if there are none in it; the message is the end of a sentence that begins with its
     *     name
     */
    public static SSLContext of(Path file) throws IOException, CertificateException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
            Collection<? extends Certificate> certificates = read(stream);
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            for (Certificate certificate : certificates) {
                store.setCertificateEntry("authority" + store.size(), certificate);
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (CertificateException none) {
            throw none;
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Collection<? extends Certificate> read(InputStream stream) throws CertificateException {
        Collection<? extends Certificate> certificates;
        try {
            certificates = CertificateFactory.getInstance("X.509").generateCertificates(stream);
        } catch (CertificateException unreadable) {
            throw new CertificateException("holds no certificate that can be read", unreadable);
        }
        if (certificates.isEmpty()) {
            throw new CertificateException("holds no certificate");
        }
        return certificates;
    }
}
