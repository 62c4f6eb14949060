/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.manifest.Binary;

/** Finds the version that the path of a URL names. */
final class VersionInUrl {

    private static final Pattern VERSION = Pattern.compile("(?<![0-9A-Za-z.])v?(\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.]*[0-9A-Za-z])?)"
            + "(?=[/_.-]|$)");
    private static final Pattern EXTENSION = Pattern.compile("\\.(zip|tgz|tar(\\.\\w+)?)$");
    /** A host may be an address of four numbers. */
    private static final Pattern HOST = Pattern.compile("^[a-zA-Z+:]*://[^/]*");

    private VersionInUrl() {
    }

    /** The version in a URL that names one, but not that of the entry. */
    static Optional<String> other(Binary binary, String url) {
        String path = EXTENSION.matcher(HOST.matcher(url.strip()).replaceFirst("")).replaceFirst("");
        String version = binary.effectiveVersion();
        if (version.isEmpty() || path.contains(version) || path.contains(binary.version().value())) {
            return Optional.empty();
        }
        Matcher other = VERSION.matcher(path);
        return other.find() ? Optional.of(other.group(1)) : Optional.empty();
    }
}
