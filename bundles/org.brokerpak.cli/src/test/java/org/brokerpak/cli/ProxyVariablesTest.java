/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

class ProxyVariablesTest {

    @Test
    void whatTheEnvironmentSays() {
        assertEquals("{http.nonProxyHosts=localhost|127.*|[::1]|corp.example|*.corp.example, http.proxyHost=proxy.example, "
                + "http.proxyPort=3128, https.proxyHost=secure.example, https.proxyPort=80}",
                applied(Map.of("http_proxy", "http://proxy.example:3128", "HTTPS_PROXY", "secure.example", "NO_PROXY",
                        ".corp.example"), new Properties()));
        assertEquals("{}", applied(Map.of("http_proxy", "::"), new Properties()));
    }

    @Test
    void javasOwnPropertiesGoFirst() {
        Properties set = new Properties();
        set.setProperty("http.proxyHost", "mine");
        assertEquals("{http.proxyHost=mine}", applied(Map.of("http_proxy", "http://other:1"), set));
    }

    private static String applied(Map<String, String> environment, Properties properties) {
        ProxyVariables.apply(environment::get, properties);
        return new TreeMap<>(properties).toString();
    }
}
