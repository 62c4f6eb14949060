/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;

/**
 * A place in a file of the pak, also as people count.
 *
 * @param file relative to the pak's folder
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param endLine from 1
 * @param endColumn from 1, exclusive
 */
public record PakPlace(String file, TextRange range, int line, int column, int endLine, int endColumn) {

    /** The place of a range in the text of a file. */
    public static PakPlace of(String file, SourceText text, TextRange range) {
        TextPosition start = text.position(range.start());
        TextPosition end = text.position(range.end());
        return new PakPlace(file, range, start.line() + 1, start.character() + 1, end.line() + 1, end.character() + 1);
    }

    /** As a console links it: {@code terraform/main.tf:12:5}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
