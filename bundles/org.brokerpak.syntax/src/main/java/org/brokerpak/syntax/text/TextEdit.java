/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One replacement in a {@link SourceText}.
 *
 * @param range what goes; empty for an insertion
 * @param newText what comes in its place; empty for a removal
 */
public record TextEdit(TextRange range, String newText) {

    /** An insertion at an offset. */
    public static TextEdit insert(int offset, String text) {
        return new TextEdit(TextRange.at(offset), text);
    }

    /** A removal. */
    public static TextEdit delete(TextRange range) {
        return new TextEdit(range, "");
    }

    /**
     * The text after all edits, whose ranges all refer to the text before any of them. Insertions at one offset keep
     * their order and come before a replacement that begins there. An edit that overlaps one before it in the text is
     * left out, so that the result of a fix-all is always well-formed.
     */
    public static String applyAll(String text, List<TextEdit> edits) {
        List<TextEdit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.<TextEdit>comparingInt(edit -> edit.range().start())
                .thenComparing(edit -> !edit.range().isEmpty()));
        StringBuilder result = new StringBuilder(text.length() + 64);
        int done = 0;
        for (TextEdit edit : sorted) {
            if (edit.range().start() < done || edit.range().end() > text.length()) {
                continue;
            }
            result.append(text, done, edit.range().start()).append(edit.newText());
            done = edit.range().end();
        }
        return result.append(text, done, text.length()).toString();
    }
}
