/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.regex.Pattern;

/**
 * What the broker takes for a URL: Go's {@code url.ParseRequestURI} succeeds and there is a scheme (broker-behaviour 2.4
 * and appendix A). Much passes that no browser would open ({@code foo:bar}), and some does not that looks fine
 * ({@code https://example.com#top}, because the fragment ends up in the host).
 */
public final class GoUrl {

    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*");
    private static final Pattern PORT = Pattern.compile(":[0-9]*");
    private static final Pattern BAD_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");
    private static final String HOST_SYMBOLS = "!$&'()*+,;=:[]<>\"-._~%";

    private GoUrl() {
    }

    public static boolean isUrl(String text) {
        int colon = text.indexOf(':');
        if (colon <= 0 || hasControl(text) || !SCHEME.matcher(text.substring(0, colon)).matches()) {
            return false;
        }
        String rest = text.substring(colon + 1);
        if (!rest.startsWith("/")) {
            return true;
        }
        int query = rest.indexOf('?');
        String beforeQuery = query < 0 ? rest : rest.substring(0, query);
        if (!beforeQuery.startsWith("//")) {
            return !BAD_ESCAPE.matcher(beforeQuery).find();
        }
        int path = beforeQuery.indexOf('/', 2);
        String authority = path < 0 ? beforeQuery.substring(2) : beforeQuery.substring(2, path);
        String afterAuthority = path < 0 ? "" : beforeQuery.substring(path);
        return isAuthority(authority) && !BAD_ESCAPE.matcher(afterAuthority).find();
    }

    private static boolean isAuthority(String authority) {
        String host = authority.substring(authority.lastIndexOf('@') + 1);
        if (host.startsWith("[")) {
            int end = host.lastIndexOf(']');
            return end > 0 && isPort(host.substring(end + 1));
        }
        int port = host.lastIndexOf(':');
        return host.chars().allMatch(GoUrl::isHostCharacter) && !BAD_ESCAPE.matcher(host).find()
                && isPort(port < 0 ? "" : host.substring(port));
    }

    private static boolean isPort(String text) {
        return text.isEmpty() || PORT.matcher(text).matches();
    }

    private static boolean isHostCharacter(int c) {
        return c >= 0x80 || Character.isLetterOrDigit(c) || HOST_SYMBOLS.indexOf(c) >= 0;
    }

    private static boolean hasControl(String text) {
        return text.chars().anyMatch(c -> c < 0x20 || c == 0x7f);
    }
}
