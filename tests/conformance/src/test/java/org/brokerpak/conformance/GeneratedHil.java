/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.util.List;
import java.util.Random;

/** Expressions as nobody would write them. */
final class GeneratedHil {

    private static final List<String> LITERALS = List.of("1", "0", "7", "1.5", "2.0", "true", "false", "\"\"", "\"a\"",
            "\"5\"", "\"1.5\"", "\"true\"", "\"0x1F\"", "\"a${n}b\"", "\"\\n\"", "\"$$\"", "\"ä😀\"", "010");
    private static final List<String> NAMES = List.of("n", "f", "b", "cond", "nul", "list", "m", "mixed", "mixedlist",
            "emptym", "emptyl", "dotted.name", "a", "request.instance_id", "unknown", "a-b");
    private static final List<String> OPERATORS = List.of(" + ", " - ", " * ", " / ", " % ", " == ", " != ", " < ",
            " <= ", " > ", " >= ", " && ", " || ", "+", "*");
    private static final List<String> CALLS = List.of("assert(?, ?)", "counter.next()", "str.truncate(?, ?)",
            "str.queryEscape(?)", "json.marshal(?)", "map.flatten(?, ?, ?)", "regexp.matches(?, ?)", "time.nano()",
            "rand.base64(?)", "env(?)", "config(?)", "lower(?)", "str.truncate(?)", "json.marshal(?,)",
            "regexp.matches(\"^[a-z]+$\", ?)", "map.flatten(\":\", \",\", m)");
    /** What to put into other expressions. */
    static final List<String> FRAGMENTS = List.of("${", "}", "\"", "\\", "$", "$$", "(", ")", "[", "]", ",",
            ".", "*", "+", "-", "/", "%", "?", ":", "==", "!=", "<=", ">", "&&", "||", "!", "=", "&", "|", "'", " ",
            "\n", "\t", "\r\n", "a", "list", "m", "n", "1", "1.5", "1.", "true", "str.truncate(", "é", "😀", "\\n", ".*",
            "_", "{", "99999999999999999999", "\"${n}\"", "list[0]", "m[\"a\"]", "\u00a0", "٣", "\0");

    private GeneratedHil() {
    }

    /** A template that mostly follows the grammar. */
    static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int parts = random.nextInt(3); parts >= 0; parts--) {
            text.append(switch (random.nextInt(6)) {
                case 0 -> one(random, List.of("x", "$$", "$", "{", "}", "ä ", "\n", "\\", "${\"q\"}"));
                default -> "${" + expression(random, 3) + "}";
            });
        }
        return text.toString();
    }

    private static String expression(Random random, int depth) {
        return switch (depth == 0 ? random.nextInt(2) : random.nextInt(9)) {
            case 0 -> one(random, LITERALS);
            case 1 -> one(random, NAMES);
            case 2, 3 -> expression(random, depth - 1) + one(random, OPERATORS) + expression(random, depth - 1);
            case 4 -> expression(random, depth - 1) + " ? " + expression(random, depth - 1) + " : "
                    + expression(random, depth - 1);
            case 5 -> "(" + expression(random, depth - 1) + ")";
            case 6 -> one(random, List.of("-", "!")) + expression(random, depth - 1);
            case 7 -> one(random, NAMES) + "[" + expression(random, depth - 1) + "]";
            default -> call(random, depth);
        };
    }

    private static String call(Random random, int depth) {
        String call = one(random, CALLS);
        while (call.contains("?")) {
            int at = call.indexOf('?');
            call = call.substring(0, at) + expression(random, depth - 1).replace("?", "\0") + call.substring(at + 1);
        }
        return call.replace("\0", "?");
    }

    private static String one(Random random, List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
