/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The cases of a resource file: texts with what is expected of them. */
record HclCases(String text, String expected) {

    /** Reads cases: {@code ===} or {@code === escaped}, the text, {@code ---}, what is expected. */
    static List<HclCases> read(String resource) {
        String content;
        try (InputStream in = HclCases.class.getResourceAsStream(resource)) {
            content = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<HclCases> cases = new ArrayList<>();
        String[] chunks = content.split("(?m)^===");
        for (int i = 1; i < chunks.length; i++) {
            String[] header = chunks[i].split("\n", 2);
            String[] halves = header[1].split("(?m)^---\n", 2);
            String text = header[0].equals(" escaped") ? unescape(halves[0].strip()) : halves[0];
            cases.add(new HclCases(text, halves[1].stripTrailing()));
        }
        return cases;
    }

    private static String unescape(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            i++;
            switch (line.charAt(i)) {
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 't' -> text.append('\t');
                case 'u' -> {
                    text.append((char) Integer.parseInt(line.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                default -> text.append(line.charAt(i));
            }
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return text.replace("\n", "\\n").replace("\r", "\\r");
    }
}
