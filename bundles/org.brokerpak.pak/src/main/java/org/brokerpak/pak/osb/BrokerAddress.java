/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;

import javax.net.ssl.SSLContext;

/**
 * Where a broker is, and who asks.
 *
 * @param base begins with {@code http://} or {@code https://}, without user, query and trailing slash
 * @param user name for basic authentication
 * @param password never printed
 * @param tls how to judge the broker's certificate; null for as Java is set up
 */
public record BrokerAddress(URI base, String user, String password, SSLContext tls) {

    /** @throws IllegalArgumentException for what is no address of a broker; the message is for people */
    public static BrokerAddress of(String url, String user, String password) {
        URI uri = parse(url);
        try {
            String path = uri.getRawPath() == null ? "" : uri.getRawPath().replaceFirst("/+(v2/?(catalog/?)?)?$", "");
            return new BrokerAddress(new URI(uri.getScheme() + "://" + authority(uri) + path), user, password,
                    null);
        } catch (URISyntaxException impossible) {
            throw new IllegalArgumentException("the broker's address is none: " + impossible.getReason(), impossible);
        }
    }

    /** The same broker, its certificate judged in another way. */
    public BrokerAddress withTls(SSLContext other) {
        return new BrokerAddress(base, user, password, other);
    }

    private static String authority(URI uri) {
        return uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
    }

    private static URI parse(String url) {
        // The text itself is not repeated: it may hold a password.
        URI uri;
        try {
            uri = new URI(url.strip());
        } catch (URISyntaxException wrong) {
            throw new IllegalArgumentException("the broker's address is none: " + wrong.getReason() + " at character "
                    + (wrong.getIndex() + 1), wrong);
        }
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (!scheme.equals("http") && !scheme.equals("https") || uri.getHost() == null) {
            throw new IllegalArgumentException("the broker's address is to be like https://broker.example.com or "
                    + "http://localhost:8080");
        }
        return uri;
    }

    /** The user and the password in an address, joined by a colon as they are there; empty when there are none. */
    public static String userInfo(String url) {
        String info = parse(url).getUserInfo();
        return info == null ? "" : info;
    }

    /** Whether the password would pass a network as it is. */
    public boolean isExposed() {
        return base.getScheme().equalsIgnoreCase("http") && !isLocal(base.getHost());
    }

    private static boolean isLocal(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        if (name.equals("localhost") || name.endsWith(".localhost")) {
            return true;
        }
        boolean numeric = name.matches("[0-9.]+") || name.startsWith("[");
        try {
            // Numbers are not looked up anywhere.
            return numeric && InetAddress.getByName(name).isLoopbackAddress();
        } catch (UnknownHostException strange) {
            return false;
        }
    }

    /** The address alone. */
    @Override
    public String toString() {
        return base.toString();
    }
}
