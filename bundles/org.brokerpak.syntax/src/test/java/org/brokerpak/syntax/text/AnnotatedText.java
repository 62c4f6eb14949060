/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A literal text of a test with what is expected written under its lines:
 *
 * <pre>
 * name: "foo
 *       ^^^^ this quoted text is never closed
 * </pre>
 *
 * @param text the text without the expectations
 * @param notes what is expected, in order
 */
public record AnnotatedText(String text, List<Note> notes) {

    private static final Pattern NOTE = Pattern.compile("( *)(\\^+)(?: (.*))?");

    /**
     * An expectation.
     *
     * @param range the characters above the carets
     * @param message what stands behind the carets
     */
    public record Note(TextRange range, String message) {
    }

    public static AnnotatedText of(String annotated) {
        StringBuilder text = new StringBuilder();
        List<Note> notes = new ArrayList<>();
        int lineStart = 0;
        for (String line : annotated.split("(?<=\n)", -1)) {
            Matcher note = NOTE.matcher(line.stripTrailing());
            if (note.matches()) {
                int start = lineStart + note.group(1).length();
                String message = note.group(3) == null ? "" : note.group(3);
                notes.add(new Note(new TextRange(start, start + note.group(2).length()), message));
            } else {
                lineStart = text.length();
                text.append(line);
            }
        }
        return new AnnotatedText(text.toString(), List.copyOf(notes));
    }

    /** Writes notes under the lines of a text: the inverse of {@link #of}. */
    public static String write(String text, List<Note> notes) {
        SourceText source = SourceText.of(text);
        StringBuilder result = new StringBuilder();
        for (int line = 0; line < source.lineCount(); line++) {
            int end = line + 1 < source.lineCount() ? source.lineStart(line + 1) : source.length();
            result.append(text, source.lineStart(line), end);
            for (Note note : notes) {
                if (source.lineAt(note.range().start()) == line) {
                    result.append(result.isEmpty() || result.charAt(result.length() - 1) == '\n' ? "" : "\n")
                            .append(" ".repeat(note.range().start() - source.lineStart(line)))
                            .append("^".repeat(Math.max(1, note.range().length())))
                            .append(note.message().isEmpty() ? "" : " " + note.message()).append('\n');
                }
            }
        }
        return result.toString();
    }
}
