/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.Set;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.DocumentRule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;

/** What the rules about expressions share: they see each text that the broker evaluates. */
abstract class HilRule extends DocumentRule {

    /** A rule for what fails when the expression is evaluated. */
    HilRule(String id) {
        this(id, Severity.ERROR, Stage.REQUEST);
    }

    HilRule(String id, Severity severity, Stage stage) {
        super(new RuleInfo(id, severity, stage), Set.of(DocumentKinds.SERVICE));
    }

    @Override
    public final void check(PakDocument document, Findings findings) {
        if (comparesDocument() && !document.yaml().damage().isEmpty()) {
            // What the expression refers to may stand in the part that could not be read.
            return;
        }
        ServiceDefinition definition = ServiceDefinition.of(document);
        for (HilSite site : HilSite.in(document)) {
            if (!site.template().isPlainText()) {
                check(document, definition, site, findings);
            }
        }
    }

    /** Whether the rule looks for something elsewhere in the definition. */
    boolean comparesDocument() {
        return false;
    }

    abstract void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings);

    /** What fails with the expression, as the middle of a finding's sentence. */
    static String consequence(HilSite site) {
        String request = site.action().kind().key();
        return site.computed() ? "every " + request + " request fails"
                : "every %s request that leaves out \"%s\" fails".formatted(request, site.owner());
    }
}
