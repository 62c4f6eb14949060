/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.diagnostics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/** The findings in a document, over all paks that read it; what several of them say alike counts once. */
public final class DocumentFindings {

    /**
     * A finding and the pak it was made in, at whose folder its paths start.
     *
     * @param pak the pak
     * @param finding the finding
     */
    public record Found(PakAnalysis pak, Finding finding) {
    }

    private record Said(String rule, Severity severity, TextRange range, String message) {
    }

    private DocumentFindings() {
    }

    /** The findings by place. */
    public static List<Found> of(DocumentView view) {
        List<Found> result = new ArrayList<>();
        Set<Said> said = new HashSet<>();
        for (PakAnalysis pak : view.paks()) {
            for (Finding finding : pak.findings(view.pathIn(pak).orElse(""))) {
                if (said.add(new Said(finding.rule(), finding.severity(), finding.range(), finding.message()))) {
                    result.add(new Found(pak, finding));
                }
            }
        }
        result.sort((left, right) -> left.finding.range().compareTo(right.finding.range()));
        return result;
    }
}
