/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.syntax.hil.HilProblem;
import org.brokerpak.syntax.text.TextRange;

/** An expression breaks HIL's grammar (broker-behaviour 3.2). */
public final class HilSyntaxRule extends HilRule {

    public HilSyntaxRule() {
        super("hil-syntax");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        for (HilProblem problem : site.template().problems()) {
            findings.at(document.path(), site.place(visible(problem.range())),
                    "this expression cannot be read (%s): %s. To mean the characters ${ themselves, write $${"
                            .formatted(problem.text(), consequence(site))).add();
        }
    }

    /** What is missing at the end of a text has no characters of its own to show. */
    private static TextRange visible(TextRange range) {
        return range.isEmpty() && range.start() > 0 ? new TextRange(range.start() - 1, range.end()) : range;
    }
}
