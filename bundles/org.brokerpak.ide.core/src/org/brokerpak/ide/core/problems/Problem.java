/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.problems;

import java.util.List;

import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * A finding in one file of the workspace.
 *
 * @param rule id of the rule; empty when unknown
 * @param severity how bad it is
 * @param message the sentence for the user
 * @param range where, in UTF-16 offsets
 * @param line line of its start, from 1
 * @param fixes titles of its quick fixes
 */
public record Problem(String rule, Severity severity, String message, TextRange range, int line, List<String> fixes) {

    public Problem {
        fixes = List.copyOf(fixes);
    }

    /** A finding as a problem of the text it was found in; what goes over several lines is shown in its first. */
    public static Problem of(Finding finding, SourceText text) {
        int line = text.lineAt(finding.range().start());
        int end = Math.max(finding.range().start(), Math.min(finding.range().end(), text.lineEnd(line)));
        return new Problem(finding.rule(), finding.severity(), finding.message(),
                new TextRange(finding.range().start(), end), line + 1,
                finding.fixes().stream().map(Fix::title).toList());
    }
}
