/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import org.brokerpak.syntax.text.SourceText;

/**
 * How an author indents, taken from the first places that show it.
 *
 * @param mapping blanks before a key below its key, at least 1
 * @param list blanks before a dash below its key; 0 where dashes stand level with it
 */
record IndentStyle(int mapping, int list) {

    private static final int MOST = 8;

    static IndentStyle of(SourceText text) {
        int mapping = -1;
        int list = -1;
        int holder = -1;
        for (int line = 0; line < text.lineCount() && (mapping < 0 || list < 0); line++) {
            String content = text.line(line).strip();
            if (content.isEmpty() || content.startsWith("#")) {
                continue;
            }
            int column = text.line(line).indexOf(content);
            boolean dash = content.startsWith("- ");
            if (holder >= 0 && dash && column >= holder && list < 0) {
                list = Math.min(column - holder, MOST);
            } else if (holder >= 0 && !dash && column > holder && mapping < 0 && content.contains(":")) {
                mapping = Math.min(column - holder, MOST);
            }
            holder = content.endsWith(":") ? dash ? column + 2 : column : -1;
        }
        return new IndentStyle(mapping < 0 ? 2 : mapping, Math.max(list, 0));
    }

    /** What stands before a key below a key in a column. */
    String belowKey(int column) {
        return " ".repeat(column + mapping);
    }

    /** What stands before a dash below a key in a column. */
    String dashBelow(int column) {
        return " ".repeat(column + list);
    }
}
