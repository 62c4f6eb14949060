/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Files that list checksums, as releases publish them ({@code SHA256SUMS}). */
public final class ChecksumList {

    private static final Pattern GNU = Pattern.compile("([0-9a-fA-F]{32,128})(?:\\s+[*]?(\\S.*))?");
    private static final Pattern BSD = Pattern.compile("([A-Za-z0-9-]+) ?\\((.+)\\) ?= ?([0-9a-fA-F]{32,128})");

    private ChecksumList() {
    }

    /**
     * The checksum of a file.
     *
     * @param list text of the list, in GNU or BSD notation; a lone checksum stands for any file
     * @param fileName last name of the file's path
     */
    public static Optional<Checksum> find(String list, String fileName) {
        for (String line : list.lines().map(String::strip).toList()) {
            Matcher gnu = GNU.matcher(line);
            if (gnu.matches() && (gnu.group(2) == null || isNamed(gnu.group(2), fileName))) {
                return Checksum.parse(gnu.group(1));
            }
            Matcher bsd = BSD.matcher(line);
            if (bsd.matches() && isNamed(bsd.group(2), fileName)) {
                return Checksum.parse(bsd.group(3));
            }
        }
        return Optional.empty();
    }

    private static boolean isNamed(String path, String fileName) {
        return path.equals(fileName) || path.endsWith("/" + fileName);
    }
}
