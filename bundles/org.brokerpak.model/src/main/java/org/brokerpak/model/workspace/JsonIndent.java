/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

/** Indents compact JSON by two as Go's {@code json.Indent} does: empty objects and arrays stay on their line. */
final class JsonIndent {

    private JsonIndent() {
    }

    /**
     * Appends a value.
     *
     * @param compact well-formed JSON without white space between its tokens
     * @param depth how deep the value stands
     */
    static void append(String compact, int depth, StringBuilder out) {
        int level = depth;
        boolean inString = false;
        for (int i = 0; i < compact.length(); i++) {
            char c = compact.charAt(i);
            if (inString) {
                out.append(c);
                if (c == '\\') {
                    out.append(compact.charAt(++i));
                } else if (c == '"') {
                    inString = false;
                }
                continue;
            }
            switch (c) {
                case '{', '[' -> {
                    out.append(c);
                    char closing = c == '{' ? '}' : ']';
                    if (compact.charAt(i + 1) == closing) {
                        out.append(closing);
                        i++;
                    } else {
                        newLine(++level, out);
                    }
                }
                case '}', ']' -> {
                    newLine(--level, out);
                    out.append(c);
                }
                case ',' -> {
                    out.append(c);
                    newLine(level, out);
                }
                case ':' -> out.append(": ");
                default -> {
                    inString = c == '"';
                    out.append(c);
                }
            }
        }
    }

    private static void newLine(int level, StringBuilder out) {
        out.append('\n').append("  ".repeat(level));
    }
}
