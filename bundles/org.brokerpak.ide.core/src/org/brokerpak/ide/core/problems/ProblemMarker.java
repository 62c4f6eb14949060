/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.problems;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.IMarker;

/** How a {@link Problem} is written as an Eclipse marker. The only marker type of Brokerpak Tools. */
public final class ProblemMarker {

    /** The marker type. */
    public static final String TYPE = "org.brokerpak.ide.core.problem";
    /** Attribute: id of the rule. */
    public static final String RULE = "rule";
    /** Attribute: titles of the quick fixes, a line each; absent when there are none. */
    public static final String FIXES = "fixes";

    private ProblemMarker() {
    }

    /** The attributes of a problem's marker. */
    public static Map<String, Object> attributes(Problem problem) {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(RULE, problem.rule());
        attributes.put(IMarker.SEVERITY, severity(problem.severity()));
        attributes.put(IMarker.MESSAGE, problem.message());
        attributes.put(IMarker.LINE_NUMBER, problem.line());
        attributes.put(IMarker.CHAR_START, problem.range().start());
        attributes.put(IMarker.CHAR_END, problem.range().end());
        attributes.put(IMarker.SOURCE_ID, "brokerpak");
        if (!problem.fixes().isEmpty()) {
            attributes.put(FIXES, String.join("\n", problem.fixes()));
        }
        return attributes;
    }

    /** Titles of a marker's quick fixes. */
    public static List<String> fixes(IMarker marker) {
        return Arrays.stream(marker.getAttribute(FIXES, "").split("\n")).filter(title -> !title.isEmpty()).toList();
    }

    /** Where a marker was when it was written. */
    public static TextRange range(IMarker marker) {
        int start = Math.max(0, marker.getAttribute(IMarker.CHAR_START, 0));
        return new TextRange(start, Math.max(start, marker.getAttribute(IMarker.CHAR_END, start)));
    }

    private static int severity(Severity severity) {
        return switch (severity) {
            case ERROR -> IMarker.SEVERITY_ERROR;
            case WARNING -> IMarker.SEVERITY_WARNING;
            case INFORMATION, HINT -> IMarker.SEVERITY_INFO;
        };
    }
}
