/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;
import java.util.Random;

/** Texts for tests that try many. */
final class RandomYaml {

    private static final List<String> PLAIN = List.of("a", "b c", " ", "\n  ", "\n\n  ", "\r\n ", "ä", "\uD83D\uDE00",
            "#", "x");
    private static final List<String> ESCAPES = List.of("\\n", "\\\"", "\\\\", "\\x41", "\\u00e4", "\\U0001F600",
            "\\\n  ",
            "\\\r\n", "\\ ", "\\t", "\\/", "\\'");
    private static final List<String> TOKENS = List.of("a", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", "  ", "\t",
            "\"",
            "'", "[", "]", "{", "}", ", ", " # c", "#", "|\n", ">\n", "&x ", "*x", "!t ", "? ", "\r\n", "\n---\n",
                    "\n...\n",
            "%", "@", "`", "<<: ", "\u00a0", "\u0085", "\u2028", "\uFEFF", "\uD83D\uDE00", "\uD83D", "\0", "\\", "~",
            "\n- ", "\n  - ", "\na: ", "\n  c: ", "<<<<<<< x\n", "=======\n", ">>>>>>> x\n", "name:x", "\n\t");

    private RandomYaml() {
    }

    /** A scalar of any style as it may stand behind a key. */
    static String scalar(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> "a" + some(random, 6, PLAIN);
            case 1 -> "'" + some(random, 6, PLAIN).replace("x", "''") + "'";
            case 2 -> "\"" + some(random, 4, PLAIN) + some(random, 4, ESCAPES) + some(random, 3, PLAIN) + "\"";
            default -> block(random);
        };
    }

    private static String block(Random random) {
        StringBuilder text = new StringBuilder(random.nextBoolean() ? "|" : ">")
                .append(one(random, List.of("", "+", "-", "2", "2-"))).append(random.nextInt(5) == 0 ? " # c\n" : "\n");
        int lines = 1 + random.nextInt(5);
        for (int i = 0; i < lines; i++) {
            text.append("  ").append(one(random, List.of("", "", "  ", " "))).append(i == 0 ? "x" : "")
                    .append(some(random, 4, List.of("a", " ", "b", "\t", "ä")))
                    .append(one(random, List.of("\n", "\n", "\n\n", "\r\n", "\n   \n")));
        }
        return text.toString();
    }

    /** Anything, mostly no YAML at all. */
    static String anything(Random random) {
        return some(random, 14, TOKENS);
    }

    /** A text with a few characters changed, added, taken out or moved. */
    static String mutation(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes && !mutated.isEmpty(); i++) {
            int at = random.nextInt(mutated.length());
            int end = Math.min(mutated.length(), at + 1 + random.nextInt(8));
            switch (random.nextInt(4)) {
                case 0 -> mutated.insert(at, one(random, TOKENS));
                case 1 -> mutated.delete(at, end);
                case 2 -> mutated.replace(at, at + 1, one(random, TOKENS));
                default -> mutated.insert(random.nextInt(mutated.length()), mutated.substring(at, end));
            }
        }
        return mutated.toString();
    }

    private static String some(Random random, int most, List<String> from) {
        StringBuilder text = new StringBuilder();
        int count = random.nextInt(most + 1);
        for (int i = 0; i < count; i++) {
            text.append(one(random, from));
        }
        return text.toString();
    }

    private static <T> T one(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
