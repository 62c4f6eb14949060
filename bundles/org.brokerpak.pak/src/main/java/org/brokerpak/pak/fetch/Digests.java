/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

import org.brokerpak.pak.work.Work;

/** Digests in hexadecimal. */
public final class Digests {

    public static final String SHA_256 = "SHA-256";

    private Digests() {
    }

    /** A digest of one of the algorithms every Java has. */
    public static MessageDigest digest(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("This Java has no " + algorithm + ".", missing);
        }
    }

    public static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** SHA-256 of a text. */
    public static String ofText(String text) {
        MessageDigest digest = digest(SHA_256);
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return hex(digest);
    }

    /** SHA-256 of a file. */
    public static String ofFile(Path file, Work work) throws IOException {
        return ofFile(SHA_256, file, work);
    }

    /** Digest of a file. */
    public static String ofFile(String algorithm, Path file, Work work) throws IOException {
        MessageDigest digest = digest(algorithm);
        try (InputStream content = Files.newInputStream(file)) {
            work.drain(content, (portion, count) -> digest.update(portion, 0, count));
        }
        return hex(digest);
    }
}
