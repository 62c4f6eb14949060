/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.OptionalInt;

import org.brokerpak.syntax.text.SourceText;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * Finds the quote that was never closed. Such a quote swallows the lines below up to the next quote, and the parser
 * only stumbles over what stands behind that one.
 */
final class OpenQuotes {

    private final SourceText text;
    private final YamlEvents events;

    OpenQuotes(SourceText text, YamlEvents events) {
        this.text = text;
        this.events = events;
    }

    /** The offset of a quote whose text reaches from an earlier line to the line of an offset and swallowed a key. */
    OptionalInt swallowing(int offset) {
        int line = text.lineAt(offset);
        int from = 0;
        for (int i = events.events().size() - 1; i >= 0; i--) {
            Event event = events.events().get(i);
            from = Math.max(from, Math.min(events.end(event), offset));
            if (text.lineAt(events.end(event)) < line) {
                break;
            }
            if (isQuoted(event) && swallows(text.lineAt(events.start(event)), line)) {
                return OptionalInt.of(openingQuote(events.start(event)));
            }
        }
        return amongTokensAhead(from, offset);
    }

    /** The parser looks ahead: some tokens it has read have not become events yet. */
    private OptionalInt amongTokensAhead(int from, int to) {
        String all = text.text();
        int at = from;
        while (at < to) {
            char c = all.charAt(at);
            boolean tokenStart = at == 0 || " \t\r\n[]{},:".indexOf(all.charAt(at - 1)) >= 0;
            if (c == '#' && tokenStart) {
                at = text.lineEnd(text.lineAt(at));
            } else if ((c == '"' || c == '\'') && tokenStart) {
                int close = LineShape.closingQuote(all, at);
                if (close >= 0 && close <= to && text.lineAt(close) == text.lineAt(to)
                        && swallows(text.lineAt(at), text.lineAt(close))) {
                    return OptionalInt.of(at);
                }
                at = close < 0 ? to : close;
            }
            at++;
        }
        return OptionalInt.empty();
    }

    /** Whether one of the lines behind the first, up to the last, looks like anything but the text of a value. */
    private boolean swallows(int first, int last) {
        int column = BrokenLines.ownColumn(LineShape.of(text.line(first)));
        for (int line = first + 1; line <= last; line++) {
            LineShape shape = LineShape.of(text.line(line));
            if (!shape.isBlank() && (shape.hasKey() || shape.isIdle() || shape.indent() <= column
                    || !shape.dashes().isEmpty())) {
                return true;
            }
        }
        return false;
    }

    /** Behind the anchor or tag of a quoted text. */
    private int openingQuote(int start) {
        int at = start;
        String all = text.text();
        while (at < all.length() && all.charAt(at) != '"' && all.charAt(at) != '\'') {
            at++;
        }
        return at;
    }

    private static boolean isQuoted(Event event) {
        return event instanceof ScalarEvent scalar && switch (scalar.getScalarStyle()) {
            case SINGLE_QUOTED, DOUBLE_QUOTED -> true;
            default -> false;
        };
    }
}
