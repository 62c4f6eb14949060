/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.List;
import java.util.Optional;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;

/** The edits that need no knowledge of levels: ends of lines, runs of blank lines, the end of the text. */
final class YamlTidy {

    private final SourceText source;
    private final YamlLines lines;
    private final LineEdits edits;

    YamlTidy(SourceText source, YamlLines lines) {
        this.source = source;
        this.lines = lines;
        this.edits = new LineEdits(source);
    }

    List<TextEdit> edits() {
        int last = source.lineCount() - 1;
        int line = 0;
        while (line <= last) {
            int end = line;
            while (end <= last && lines.inside(end).isEmpty() && edits.isBlankLine(end)) {
                end++;
            }
            if (end > line) {
                blankLines(line, end - 1, last);
                line = end;
            } else {
                Optional<YamlLines.Inside> next = lines.inside(line + 1);
                boolean goesOn = next.isPresent() && !next.get().block();
                boolean text = lines.inside(line).filter(YamlLines.Inside::block).isPresent();
                if (!goesOn && !text) {
                    edits.trimEnd(line);
                }
                line++;
            }
        }
        endOfText(last);
        return edits.all();
    }

    private void blankLines(int first, int end, int last) {
        boolean atEnd = end == last;
        if (first == 0) {
            if (!atEnd) {
                edits.deleteLines(first, end);
            }
        } else if (!atEnd) {
            edits.trimEnd(first);
            if (end > first) {
                edits.deleteLines(first + 1, end);
            }
        } else {
            // The last line is empty when the text ends with a line break.
            edits.set(source.lineStart(first), source.length(), "");
        }
    }

    /** The line break at the end, for a text whose last line is no part of a block. */
    private void endOfText(int last) {
        boolean block = lines.inside(last).filter(YamlLines.Inside::block).isPresent();
        if (!block && !edits.isBlankLine(last)) {
            edits.set(source.length(), source.length(), source.lineBreak());
        }
    }
}
