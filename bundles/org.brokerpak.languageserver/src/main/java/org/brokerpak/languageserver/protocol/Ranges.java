/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Converts between the offsets of the rooms below and the protocol's positions; what is out of range is clamped. */
public final class Ranges {

    private Ranges() {
    }

    public static Range of(SourceText text, TextRange range) {
        return new Range(of(text, range.start()), of(text, range.end()));
    }

    public static Position of(SourceText text, int offset) {
        TextPosition position = text.position(offset);
        return new Position(position.line(), position.character());
    }

    /** A range cut at the end of its first line: a mark over many lines tells less than one at the place to blame. */
    public static Range firstLine(SourceText text, TextRange range) {
        int lineEnd = text.lineEnd(text.lineAt(range.start()));
        int end = Math.max(range.start(), Math.min(range.end(), lineEnd));
        return of(text, new TextRange(range.start(), end));
    }

    /** The offset of a position; a position that a client left out is the start of the text. */
    public static int offset(SourceText text, Position position) {
        return position == null ? 0 : text.offset(new TextPosition(position.getLine(), position.getCharacter()));
    }

    /** The stretch between two positions, in whichever order they come. */
    public static TextRange range(SourceText text, Range range) {
        if (range == null) {
            return TextRange.at(0);
        }
        int start = offset(text, range.getStart());
        int end = offset(text, range.getEnd());
        return new TextRange(Math.min(start, end), Math.max(start, end));
    }
}
