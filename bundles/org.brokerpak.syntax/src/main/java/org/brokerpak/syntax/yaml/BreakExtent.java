/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;

/** Decides what to leave out after a break: the line that is to blame, and the lines indented deeper below it. */
final class BreakExtent {

    private BreakExtent() {
    }

    static TextRange of(SourceText text, YamlBreak failure, YamlEvents events) {
        int blamed = Math.min(failure.offset(), text.length());
        if (failure.insideQuotes() || failure.insideFlow()) {
            blamed = failure.contextOffset();
        } else {
            blamed = Math.min(blamed, runawayQuote(text, failure, events));
        }
        int line = lastLineWithText(text, text.lineAt(blamed));
        return block(text, line);
    }

    /**
     * A quote that was never closed swallows the following lines up to the next quote, and the break shows there. The
     * line that opened it is to blame then.
     */
    private static int runawayQuote(SourceText text, YamlBreak failure, YamlEvents events) {
        int breakLine = text.lineAt(failure.offset());
        for (int i = events.events().size() - 1; i >= 0; i--) {
            Event event = events.events().get(i);
            if (text.lineAt(events.end(event)) < breakLine) {
                break;
            }
            if (event instanceof ScalarEvent scalar && isQuoted(scalar)
                    && text.lineAt(events.start(event)) < text.lineAt(events.end(event))) {
                return events.start(event);
            }
        }
        return failure.offset();
    }

    private static boolean isQuoted(ScalarEvent scalar) {
        return switch (scalar.getScalarStyle()) {
            case SINGLE_QUOTED, DOUBLE_QUOTED -> true;
            default -> false;
        };
    }

    /** A break at the end of the file or on an empty line belongs to the last line that says something. */
    private static int lastLineWithText(SourceText text, int line) {
        int current = line;
        while (current > 0 && text.line(current).isBlank()) {
            current--;
        }
        return current;
    }

    private static TextRange block(SourceText text, int line) {
        int indent = indentOf(text.line(line));
        int last = line;
        for (int next = line + 1; next < text.lineCount(); next++) {
            String content = text.line(next);
            if (!content.isBlank()) {
                if (indentOf(content) <= indent) {
                    break;
                }
                last = next;
            }
        }
        return new TextRange(text.lineStart(line), text.lineEnd(last));
    }

    private static int indentOf(String line) {
        int indent = 0;
        while (indent < line.length() && (line.charAt(indent) == ' ' || line.charAt(indent) == '\t')) {
            indent++;
        }
        return indent;
    }
}
