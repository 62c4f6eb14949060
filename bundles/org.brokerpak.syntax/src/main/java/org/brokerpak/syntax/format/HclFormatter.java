/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.List;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * Formats an OpenTofu text as {@code tofu fmt} lays it out: two spaces for each bracket that is open, equals signs
 * and comments of neighbouring lines in one column, no blanks at the ends of lines. Blanks between other words,
 * heredocs and the order of things stay as they are. A text with an error in it is left alone.
 */
public final class HclFormatter {

    private HclFormatter() {
    }

    /** The edits that format a whole text, in order; none for a text that cannot be read. */
    public static List<TextEdit> format(HclFile file) {
        return format(file, file.source().fullRange());
    }

    /** The edits that format the lines of a range. */
    public static List<TextEdit> format(HclFile file, TextRange range) {
        if (!file.isValid() || !file.diagnostics().isEmpty() || file.source().text().startsWith("\ufeff")) {
            return List.of();
        }
        List<TextEdit> edits = LineEdits.within(file.source(), new HclLayoutEdits(file).edits(), range);
        return edits.isEmpty() || FormatCheck.keeps(file, edits) ? edits : List.of();
    }
}
