/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the releases that manifests name by default publish their checksums. */
public final class PublishedChecksums {

    private static final Pattern OPENTOFU =
            Pattern.compile("(https://github\\.com/opentofu/opentofu/releases/download/v([^/]+)/)[^/]+");
    private static final Pattern HASHICORP =
            Pattern.compile("(https://releases\\.hashicorp\\.com/([^/]+)/([^/]+)/)[^/]+");

    private PublishedChecksums() {
    }

    /** The list that names a file's checksum; empty when it is not known to be published. */
    public static Optional<URI> of(URI file) {
        Matcher tofu = OPENTOFU.matcher(file.toString());
        if (tofu.matches()) {
            return Optional.of(URI.create(tofu.group(1) + "tofu_" + tofu.group(2) + "_SHA256SUMS"));
        }
        Matcher release = HASHICORP.matcher(file.toString());
        return release.matches()
                ? Optional.of(URI.create(release.group(1) + release.group(2) + "_" + release.group(3) + "_SHA256SUMS"))
                : Optional.empty();
    }
}
