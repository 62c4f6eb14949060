/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.brokerpak.pak.work.Work;

/**
 * What a download must be, as {@code ?checksum=} says.
 *
 * @param algorithm as Java names it
 * @param hex in lower case
 */
public record Checksum(String algorithm, String hex) {

    private static final Map<String, String> ALGORITHMS =
            Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", Digests.SHA_256, "sha512", "SHA-512");
    private static final Map<Integer, String> BY_LENGTH =
            Map.of(32, "MD5", 40, "SHA-1", 64, Digests.SHA_256, 128, "SHA-512");
    private static final Pattern HEX = Pattern.compile("[0-9a-f]+");

    /** The checksum in {@code sha256:1a2b...}, or in the digits alone; empty when it is none. */
    public static Optional<Checksum> parse(String text) {
        int colon = text.indexOf(':');
        String digits = text.substring(colon + 1).toLowerCase(Locale.ROOT);
        String algorithm = colon < 0 ? BY_LENGTH.get(digits.length())
                : ALGORITHMS.get(text.substring(0, colon).toLowerCase(Locale.ROOT));
        boolean fits = algorithm != null && HEX.matcher(digits).matches()
                && algorithm.equals(BY_LENGTH.get(digits.length()));
        return fits ? Optional.of(new Checksum(algorithm, digits)) : Optional.empty();
    }

    /**
     * Compares a file with this checksum.
     *
     * @param sha256 of the file, already known
     * @throws FetchException if the file is another one
     */
    public void verify(Path file, String sha256, Work work) throws IOException {
        String found = algorithm.equals(Digests.SHA_256) ? sha256 : Digests.ofFile(algorithm, file, work);
        if (!found.equals(hex)) {
            throw new FetchException("its " + algorithm.replace("-", "") + " is " + found + ", but " + hex
                    + " is expected; the file is not used");
        }
    }
}
