/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.hil.HilProblem.Kind;
import org.brokerpak.syntax.hil.RunePositions.Position;
import org.brokerpak.syntax.text.TextRange;

/** Collects the syntax problems of a template, worded as the broker does: the first of each outermost interpolation. */
final class HilMistakes {

    private final List<HilProblem> problems = new ArrayList<>();
    private final RunePositions positions;
    private boolean reported;

    HilMistakes(String text) {
        this.positions = new RunePositions(text);
    }

    List<HilProblem> problems() {
        return problems;
    }

    /** An interpolation outside of quotes begins: a mistake in it is worth a problem of its own. */
    void beginInterpolation() {
        reported = false;
    }

    void expected(String what, HilToken found) {
        report(found, "expected " + what + " but found " + found.description());
    }

    void report(HilToken token, String text) {
        // The token for a misplaced "${" is empty, yet the mistake is not.
        int end = Math.max(token.end(), token.start() + token.content().length());
        add(new TextRange(token.start(), end), positionOf(token), text);
    }

    void report(HilEscapes.Mistake mistake) {
        HilToken token = mistake.token();
        int start = token.start() + mistake.distance();
        Position position = positionOf(token);
        // The broker counts from the start of the string on, as if it had no line breaks.
        int runes = token.content().codePointCount(0, mistake.distance());
        TextRange range = new TextRange(start, Math.min(start + 2, token.end()));
        add(range, new Position(position.line(), position.column() + runes), mistake.text());
    }

    /** A closing quote is missing. The range is the whole string, the broker names its last plain text. */
    void unterminated(HilToken openQuote, HilToken rest) {
        String text = "expected \"${\" but found " + rest.description();
        add(new TextRange(openQuote.start(), rest.end()), positionOf(rest), text);
    }

    void tooDeep(HilToken token) {
        if (!reported) {
            reported = true;
            String text = "expressions are nested more than " + HilParser.MAX_DEPTH + " levels deep; simplify them";
            problems.add(new HilProblem(token.range(), Kind.TOO_DEEP, text, text));
        }
    }

    private Position positionOf(HilToken token) {
        Position position = positions.at(token.start());
        return new Position(position.line(), position.column() + token.extraColumns());
    }

    private void add(TextRange range, Position position, String text) {
        if (!reported) {
            reported = true;
            problems.add(new HilProblem(range, Kind.SYNTAX, text, "parse error at " + position + ": " + text));
        }
    }
}
