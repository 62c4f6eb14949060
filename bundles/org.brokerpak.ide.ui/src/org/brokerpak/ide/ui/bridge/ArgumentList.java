/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

/** Finds the arguments of a call in a text that may be unfinished. Looks at one line, as the popup does. */
final class ArgumentList {

    private ArgumentList() {
    }

    /** The offset behind the parenthesis that opens the argument list around an offset; -1 outside of one. */
    static int open(String text, int offset) {
        int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
        int depth = 0;
        int[] opened = new int[Math.max(1, offset - start)];
        boolean quoted = false;
        for (int i = start; i < Math.min(offset, text.length()); i++) {
            char c = text.charAt(i);
            if (c == '"' && (i == start || text.charAt(i - 1) != '\\')) {
                quoted = !quoted;
            } else if (c == '$' && text.startsWith("${", i)) {
                quoted = false;
            } else if (!quoted && c == '(') {
                opened[depth++] = i + 1;
            } else if (!quoted && c == ')' && depth > 0) {
                depth--;
            }
        }
        return depth == 0 ? -1 : opened[depth - 1];
    }

    /** The argument an offset is in, from 0, in the list that begins at {@code open}; -1 behind its end. */
    static int argument(String text, int open, int offset) {
        int depth = 0;
        int argument = 0;
        boolean quoted = false;
        for (int i = open; i < Math.min(offset, text.length()); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                return -1;
            }
            if (c == '"' && text.charAt(Math.max(0, i - 1)) != '\\') {
                quoted = !quoted;
            } else if (!quoted) {
                depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
                argument += c == ',' && depth == 0 ? 1 : 0;
            }
            if (depth < 0) {
                return -1;
            }
        }
        return offset < open ? -1 : argument;
    }
}
