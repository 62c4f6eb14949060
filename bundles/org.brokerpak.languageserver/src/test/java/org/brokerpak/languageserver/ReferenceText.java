/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * A text edited by positions in the plainest way: lines with their breaks in a list. It shares no code with the server.
 *
 * @param text the text
 */
record ReferenceText(String text) {

    ReferenceText replace(Range range, String with) {
        int one = offset(range.getStart());
        int other = offset(range.getEnd());
        return new ReferenceText(text.substring(0, Math.min(one, other)) + with + text.substring(Math.max(one, other)));
    }

    private int offset(Position position) {
        List<String> lines = lines();
        if (position.getLine() < 0) {
            return 0;
        }
        int offset = 0;
        for (int i = 0; i < position.getLine(); i++) {
            if (i >= lines.size()) {
                return text.length();
            }
            offset += lines.get(i).length();
        }
        if (position.getLine() >= lines.size()) {
            return text.length();
        }
        int length = lines.get(position.getLine()).replaceAll("[\r\n]+$", "").length();
        return offset + Math.max(0, Math.min(position.getCharacter(), length));
    }

    /** The lines with their breaks; the last one has none. */
    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            line.append(c);
            boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || c == '\r' && !pair) {
                lines.add(line.toString());
                line.setLength(0);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
