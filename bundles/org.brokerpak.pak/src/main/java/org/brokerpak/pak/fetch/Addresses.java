/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.net.URI;
import java.util.regex.Pattern;

/** Addresses as they may be shown and kept: whatever may be a secret is taken out. */
public final class Addresses {

    private Addresses() {
    }

    /** The address without user and password. */
    public static URI withoutCredentials(URI address) {
        String text = address.toString();
        String user = address.getRawUserInfo();
        return user == null ? address : URI.create(text.replaceFirst(Pattern.quote(user + "@"), ""));
    }

    /** The address for people and files: without credentials and without its query, which may hold a signature. */
    public static String shown(URI address) {
        String text = withoutCredentials(address).toString();
        int query = text.indexOf('?');
        return query < 0 ? text : text.substring(0, query);
    }
}
