/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Explains a break inside brackets or braces: one that is never closed, or an element that is out of place. */
final class BrokenBrackets {

    static final String TOO_DEEP = "nested more than " + YamlEvents.MOST_LEVELS
            + " levels deep, so nothing further inside is checked";
    private static final String COMMA_MISSING = "a comma is missing before this";

    private final SourceText text;
    private final BrokenLines lines;
    private final YamlBreak failure;
    private final OpenBrackets open;
    private final Explanations explanations;

    BrokenBrackets(BrokenLines lines, YamlBreak failure, OpenBrackets open, Explanations explanations) {
        this.text = lines.text();
        this.lines = lines;
        this.failure = failure;
        this.open = open;
        this.explanations = explanations;
    }

    void explain() {
        int at = Math.min(failure.offset(), text.length());
        if (open.isClosed() && failure.kind() == YamlBreak.Kind.TOO_DEEP) {
            explanations.add(Repair.beyondLimit(new TextRange(open.outermost(), open.close() + 1),
                    lines.restOfLine(open.outermost()), TOO_DEEP));
            return;
        }
        int line = lines.atOrAbove(lines.lineAt(at));
        LineShape shape = lines.shape(line);
        if (open.isClosed() && at < open.close()) {
            boolean keyOfNextLine = failure.found().equals(":") && shape.hasKey() && shape.dashes().isEmpty()
                    && lines.columnOf(at) < shape.value() && text.lineAt(open.outermost()) < line;
            int start = keyOfNextLine ? lines.offset(line, shape.start()) : at;
            TextRange element = new TextRange(start, failure.found().equals(",") ? at + 1 : endOfElement(start));
            String message = keyOfNextLine ? COMMA_MISSING : insideBracketsMessage();
            explanations.add(Repair.without(element, element, message));
            explanations.add(Repair.without(new TextRange(open.outermost(), open.close() + 1), element, message));
            return;
        }
        boolean list = text.text().charAt(open.innermost()) == '[';
        TextRange blamed = lines.restOfLine(open.innermost());
        explanations.addWays(open.outermost(), blamed, list ? "this list is never closed: add \"]\""
                : "this mapping is never closed: add \"}\"");
    }

    private String insideBracketsMessage() {
        return switch (failure.found()) {
            case "," -> "nothing stands before this comma: remove it, or add what is missing";
            case ":" -> "a text that holds \": \" must be quoted";
            case "]", "}" -> "this closes what is not open here: check the brackets";
            default -> COMMA_MISSING;
        };
    }

    /** Up to the next comma or closing bracket, or the end of the line. */
    private int endOfElement(int from) {
        int end = lines.restOfLine(from).end();
        int at = from;
        while (at < end) {
            char c = text.text().charAt(at);
            if (c == '"' || c == '\'') {
                int close = LineShape.closingQuote(text.text(), at);
                at = close < 0 || close > end ? end : close;
            } else if (at > from && (c == ',' || c == ']' || c == '}')) {
                return at;
            }
            at++;
        }
        return Math.max(from + 1, end);
    }
}
