/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.source;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The query of an address, split into what is meant for the packer and what is meant for the server.
 *
 * @param archive how to unpack: a format, {@code false}, or empty
 * @param checksum what the download must be, or empty
 * @param fileName what to call a single file, or empty
 * @param rest for the server, without its question mark; may be empty
 */
record Query(String archive, String checksum, String fileName, String rest) {

    static final Query NONE = new Query("", "", "", "");

    static Query parse(String text) {
        String archive = "";
        String checksum = "";
        String fileName = "";
        List<String> rest = new ArrayList<>();
        for (String part : text.split("&")) {
            String value = decode(part.substring(part.indexOf('=') + 1));
            switch (part.replaceFirst("=.*", "")) {
                case "archive" -> archive = value;
                case "checksum" -> checksum = value;
                case "filename" -> fileName = value;
                default -> rest.add(part);
            }
        }
        return new Query(archive, checksum, fileName, String.join("&", rest));
    }

    private static String decode(String value) {
        try {
            return URLDecoder.decode(value.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return value;
        }
    }
}
