/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Arrays;
import java.util.List;

import org.brokerpak.syntax.text.TextEdit;

/**
 * A way to mend a finding.
 *
 * @param title what it does, as a menu shows it: {@code Rename to "minimum"}
 * @param edits the changes, all against the snapshot the finding was made from
 * @param certain whether it is surely what the author meant, so that fix-all may apply it unasked
 */
public record Fix(String title, List<FileEdit> edits, boolean certain) {

    /** A change to one file of the pak. */
    public record FileEdit(String file, TextEdit edit) {
    }

    public Fix {
        edits = List.copyOf(edits);
    }

    /** A fix within one file that fix-all may apply. */
    public static Fix certain(String title, String file, TextEdit... edits) {
        return new Fix(title, inFile(file, edits), true);
    }

    /** A fix within one file that the author has to choose. */
    public static Fix possible(String title, String file, TextEdit... edits) {
        return new Fix(title, inFile(file, edits), false);
    }

    private static List<FileEdit> inFile(String file, TextEdit... edits) {
        return Arrays.stream(edits).map(edit -> new FileEdit(file, edit)).toList();
    }
}
