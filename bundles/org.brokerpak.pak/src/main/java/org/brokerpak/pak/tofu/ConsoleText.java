/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.TextRange;

/** Finds the diagnostics in what tofu prints for people. */
final class ConsoleText {

    /**
     * A file and a line that a text points at.
     *
     * @param line from 1
     */
    record Pointer(String file, int line) {
    }

    private static final Pattern TITLE = Pattern.compile("(Error|Warning): (.*)");
    private static final Pattern POINTER = Pattern.compile("\\bon (\\S.*?) line (\\d{1,9})\\b.*");
    private static final Pattern SNIPPET = Pattern.compile(" *\\d+: .*| {4}[\u251c\u2502].*|  with .*,");
    private static final Pattern CONTROL = Pattern.compile("\u001b\\[[0-9;?]*[ -/]*[@-~]|[\\p{Cntrl}&&[^\t]]");

    private ConsoleText() {
    }

    /** A line without colours and other control characters. */
    static String plain(String line) {
        return CONTROL.matcher(line).replaceAll("");
    }

    /** What a line such as {@code   on main.tf line 3, in resource "x" "y":} points at. */
    static Optional<Pointer> pointer(String line) {
        Matcher pointer = POINTER.matcher(line);
        return pointer.find() ? Optional.of(new Pointer(pointer.group(1).replace('\\', '/'),
                Integer.parseInt(pointer.group(2)))) : Optional.empty();
    }

    /** The diagnostics in a text, in a box or not. */
    static List<ReportedProblem> problems(String text) {
        List<ReportedProblem> problems = new ArrayList<>();
        Draft draft = null;
        for (String raw : text.split("\n")) {
            String line = plain(raw).replaceFirst("^[\u2502|] ?", "");
            Matcher title = TITLE.matcher(line);
            if (title.lookingAt()) {
                finish(draft, problems);
                draft = new Draft(title.group(1).equals("Error"), title.group(2).strip());
            } else if (line.startsWith("\u2575") || line.startsWith("\u2577")) {
                finish(draft, problems);
                draft = null;
            } else if (draft != null) {
                draft.add(line);
            }
        }
        finish(draft, problems);
        return List.copyOf(problems);
    }

    private static void finish(Draft draft, List<ReportedProblem> problems) {
        if (draft != null) {
            problems.add(draft.problem());
        }
    }

    private static final class Draft {

        private final boolean isError;
        private final String summary;
        private final StringBuilder detail = new StringBuilder();
        private Pointer pointer;

        Draft(boolean isError, String summary) {
            this.isError = isError;
            this.summary = summary;
        }

        void add(String line) {
            Optional<Pointer> found = pointer == null ? pointer(line) : Optional.empty();
            if (found.isPresent()) {
                pointer = found.get();
            } else if (!SNIPPET.matcher(line).matches()) {
                detail.append(line).append('\n');
            }
        }

        ReportedProblem problem() {
            TextRange unknown = null;
            return new ReportedProblem(isError, summary, detail.toString().strip(),
                    pointer == null ? "" : pointer.file(), pointer == null ? 0 : pointer.line(), unknown);
        }
    }
}
