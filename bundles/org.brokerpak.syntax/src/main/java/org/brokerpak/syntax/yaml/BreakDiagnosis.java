/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;
import java.util.OptionalInt;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Finds out what is to blame for a break: often not the place where the parser gave up. The answer is a list of
 * explanations, the likeliest first, each with the text that has to go for the rest to be read.
 */
final class BreakDiagnosis {

    private final SourceText text;
    private final YamlBreak failure;
    private final YamlEvents events;
    private final BrokenLines lines;
    private final Explanations explanations;
    /** The line of the break; for a break at the end of the file the last line that says something. */
    private final int line;

    private BreakDiagnosis(SourceText text, YamlEvents events) {
        this.text = text;
        this.events = events;
        this.failure = events.failure();
        this.lines = new BrokenLines(text);
        this.explanations = new Explanations(lines);
        this.line = lines.atOrAbove(text.lineAt(failure.offset()));
    }

    /** The explanations of a break, the likeliest first; at least one. */
    static List<Repair> explain(SourceText text, YamlEvents events) {
        BreakDiagnosis diagnosis = new BreakDiagnosis(text, events);
        diagnosis.diagnose();
        return diagnosis.explanations.all();
    }

    private void diagnose() {
        int at = failure.kind() == YamlBreak.Kind.OPEN_QUOTE ? failure.contextOffset() : failure.offset();
        OptionalInt quote = new OpenQuotes(text, events).swallowing(Math.min(at, text.length()));
        if (quote.isPresent()) {
            openQuote(quote.getAsInt());
            return;
        }
        MisplacedLines misplaced = new MisplacedLines(lines, failure, line, explanations);
        switch (failure.kind()) {
            case TAB -> new TabRepairs(lines, failure.offset()).addTo(explanations);
            case OPEN_QUOTE -> openQuote(failure.contextOffset());
            case ESCAPE -> escape();
            case BLOCK_SCALAR_HEADER -> blockScalarHeader();
            case RESERVED_CHARACTER, NAME -> reservedCharacter();
            case FLOW, TOO_DEEP -> flow();
            case MISSING_COLON -> misplaced.missingColon(lines.lineAt(failure.contextOffset()));
            case MISPLACED_KEY -> misplaced.misplacedKey();
            case MISPLACED_ITEM ->
                dropValue("a list item cannot stand in the line of its key: put it on a line of its own");
            case MISPLACED_LINE -> misplaced.misplacedLine();
            case MISSING_VALUE -> missingValue();
            case OTHER -> dropValue("this is not YAML: " + failure.found());
        }
    }

    private void openQuote(int opening) {
        TextRange rest = lines.restOfLine(opening);
        String message = "this quoted text is never closed: add the closing quote";
        LineShape opener = lines.shape(lines.lineAt(opening));
        boolean insideBrackets = opener.hasValue() && "[{".indexOf(opener.text().charAt(opener.value())) >= 0;
        if (insideBrackets) {
            explanations.addWays(lines.offset(lines.lineAt(opening), opener.value()), rest, message);
        } else {
            explanations.add(Repair.without(rest, rest, message));
            explanations.addWays(opening, rest, message);
        }
    }

    private void escape() {
        int backslash = Math.min(failure.offset(), text.length() - 1);
        while (backslash > failure.contextOffset() && text.text().charAt(backslash) != '\\') {
            backslash--;
        }
        TextRange blamed = new TextRange(backslash, Math.min(backslash + 2, text.length()));
        String escape = text.slice(blamed);
        String message = "\"%s\" is no escape in double quotes: write \"\\%s\", or use single quotes";
        explanations.add(Repair.at(backslash, Repair.Change.UNREADABLE, blamed, message.formatted(escape, escape)));
    }

    private void blockScalarHeader() {
        TextRange junk = lines.restOfLine(failure.offset());
        String message = "text of a block starts on the next line: behind \"|\" or \">\" only \"+\", \"-\" or a digit "
                + "may stand";
        explanations.add(Repair.without(junk, junk, message));
        explanations.addWays(failure.offset(), junk, message);
    }

    private void reservedCharacter() {
        int at = Math.min(failure.kind() == YamlBreak.Kind.NAME ? failure.contextOffset() : failure.offset(),
                text.length() - 1);
        TextRange blamed = lines.restOfLine(at);
        char first = text.text().charAt(at);
        String message = switch (first) {
            case '*', '&', '!' -> "a text that begins with \"%s\" must be quoted, or name an %s".formatted(first,
                    first == '!' ? "existing tag" : "anchor of letters, digits, - and _");
            default -> "a text that begins with \"%s\" must be quoted".formatted(Character.toString(
                    text.text().codePointAt(at)));
        };
        explanations.addWays(at, blamed, message);
    }

    private void flow() {
        OpenBrackets open = OpenBrackets.at(text, events, failure.contextOffset());
        if (open != null) {
            new BrokenBrackets(lines, failure, open, explanations).explain();
        } else if (failure.kind() == YamlBreak.Kind.TOO_DEEP) {
            explanations.add(Repair.beyondLimit(lines.fromHereDown(failure.offset()),
                    lines.restOfLine(failure.offset()), BrokenBrackets.TOO_DEEP));
        } else {
            dropValue("this list or mapping is not closed properly");
        }
    }

    private void missingValue() {
        int at = Math.min(failure.offset(), text.length());
        String found = failure.found();
        String message = found.equals("]") || found.equals("}") ? Explanations.closesNothing(found)
                : found.length() == 1 ? "a text that begins with \"%s\" must be quoted".formatted(found)
                : "a value is missing here";
        explanations.addWays(text.lineAt(at) == line ? at : text.lineStart(line), lines.restOfLine(
                text.lineAt(at) == line ? at : lines.content(line).start()), message);
    }

    private void dropValue(String message) {
        int at = Math.min(failure.offset(), text.length());
        TextRange blamed = text.lineAt(at) == line ? lines.restOfLine(at) : lines.content(line);
        explanations.addWays(blamed.start(), blamed, message);
    }
}
