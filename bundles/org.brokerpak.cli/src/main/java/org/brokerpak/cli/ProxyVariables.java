/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.net.URI;
import java.util.Locale;
import java.util.Properties;
import java.util.function.UnaryOperator;

/** The proxies that command line tools take from the environment, which Java does not look at. */
final class ProxyVariables {

    private ProxyVariables() {
    }

    /** Sets Java's properties as {@code http_proxy}, {@code https_proxy} and {@code no_proxy} say, unless they are set. */
    static void apply(UnaryOperator<String> environment, Properties properties) {
        for (String scheme : new String[] {"http", "https"}) {
            String proxy = either(environment, scheme + "_proxy");
            if (!proxy.isEmpty() && properties.getProperty(scheme + ".proxyHost") == null) {
                set(scheme, proxy.contains("://") ? proxy : "http://" + proxy, properties);
            }
        }
        String without = either(environment, "no_proxy");
        if (!without.isEmpty() && properties.getProperty("http.nonProxyHosts") == null) {
            properties.setProperty("http.nonProxyHosts", hosts(without));
        }
    }

    private static String either(UnaryOperator<String> environment, String name) {
        String lower = environment.apply(name);
        String upper = environment.apply(name.toUpperCase(Locale.ROOT));
        return lower != null && !lower.isBlank() ? lower.strip() : upper != null ? upper.strip() : "";
    }

    private static void set(String scheme, String proxy, Properties properties) {
        try {
            URI address = URI.create(proxy);
            if (address.getHost() != null) {
                properties.setProperty(scheme + ".proxyHost", address.getHost());
                properties.setProperty(scheme + ".proxyPort", Integer.toString(address.getPort() < 0 ? 80 : address.getPort()));
            }
        } catch (IllegalArgumentException notAnAddress) {
            // A proxy that nobody could use is none.
        }
    }

    /** {@code .example.com, localhost} becomes {@code *.example.com|localhost}; a name means its subdomains too. */
    private static String hosts(String list) {
        StringBuilder hosts = new StringBuilder("localhost|127.*|[::1]");
        for (String name : list.split("[,\\s]+")) {
            String plain = name.replaceFirst("^\\*?\\.", "").replaceFirst(":\\d+$", "");
            if (!plain.isEmpty()) {
                hosts.append('|').append(plain).append("|*.").append(plain);
            }
        }
        return hosts.toString();
    }
}
