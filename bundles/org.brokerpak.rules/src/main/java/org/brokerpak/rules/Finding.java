/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.List;

import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.text.TextRange;

/**
 * One mistake at one place.
 *
 * @param rule id of the rule that found it
 * @param severity how bad it is
 * @param stage where the broker would notice
 * @param message one sentence: what is wrong, the consequence, the remedy
 * @param file path relative to the pak's folder
 * @param range where in the file
 * @param related further places that explain it
 * @param fixes ways to mend it, the best first
 * @param specificationOnly whether only the specification demands it and the broker does not mind
 */
public record Finding(String rule, Severity severity, Stage stage, String message, String file, TextRange range,
        List<Related> related, List<Fix> fixes, boolean specificationOnly) {

    /** A further place. */
    public record Related(String file, TextRange range, String message) {
    }

    public Finding {
        related = List.copyOf(related);
        fixes = List.copyOf(fixes);
    }

    /** The same finding, judged differently by the project's settings. */
    public Finding withSeverity(Severity other) {
        return new Finding(rule, other, stage, message, file, range, related, fixes,
                specificationOnly);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Whether the broker's own build would end with it. What fails later is no reason to refuse an author a build. */
    public boolean stopsBuild() {
        return isError() && switch (stage) {
            case MANIFEST_LOAD, DEFINITION_LOAD, PAK_BUILD -> true;
            case REGISTRATION, REQUEST, TOFU, SILENT, ADVICE -> false;
        };
    }
}
