/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.TextRange;
import org.yaml.snakeyaml.events.DocumentEndEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/** What follows the first document: the broker does not read it. */
final class IgnoredTail {

    private IgnoredTail() {
    }

    /** From the first token behind the first document to the end of the text, or null when only comments follow. */
    static TextRange of(YamlEvents events) {
        String text = events.text();
        int at = events.endOfDocument();
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                    at++;
                }
            } else if (Character.isWhitespace(c) || c == '\uFEFF') {
                at++;
            } else {
                return new TextRange(at, text.length());
            }
        }
        return null;
    }

    /**
     * What stands before the real document and ends the first one too early, or null: a text, alias or list with keys
     * below it and no {@code ---} between, or a text with a {@code ---} below it.
     */
    static TextRange strayRoot(YamlEvents events) {
        TextRange tail = of(events);
        if (tail == null) {
            return null;
        }
        boolean explicit = false;
        for (Event event : events.events()) {
            if (event instanceof DocumentStartEvent start) {
                explicit = start.getExplicit();
            }
            if (event instanceof NodeEvent root) {
                boolean early = endsEarly(events) && !(root instanceof MappingStartEvent)
                        && hasKey(events.text(), tail.start());
                boolean text = root instanceof ScalarEvent scalar && !scalar.getValue().isEmpty()
                        && !explicit && events.text().startsWith("---", tail.start());
                return early || text ? new TextRange(events.start(root), tail.start()) : null;
            }
        }
        return null;
    }

    /** Whether the first document ends without {@code ---} or {@code ...} before the text does. */
    static boolean endsEarly(YamlEvents events) {
        TextRange tail = of(events);
        return tail != null && !events.text().startsWith("---", tail.start())
                && events.events().getLast() instanceof DocumentEndEvent end && !end.getExplicit();
    }

    private static boolean hasKey(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return LineShape.of(text.substring(start, end)).hasKey();
    }
}
