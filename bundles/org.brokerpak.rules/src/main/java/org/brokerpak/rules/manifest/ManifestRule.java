/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.Set;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.DocumentRule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;

/** What the rules about the manifest share: they get its typed content. */
abstract class ManifestRule extends DocumentRule {

    /** A rule for what the broker refuses on reading the manifest. */
    ManifestRule(String id) {
        this(id, Severity.ERROR, Stage.MANIFEST_LOAD);
    }

    ManifestRule(String id, Severity severity, Stage stage) {
        super(new RuleInfo(id, severity, stage), Set.of(DocumentKinds.MANIFEST));
    }

    @Override
    public final void check(PakDocument document, Findings findings) {
        check(document, Manifest.of(document), findings);
    }

    abstract void check(PakDocument document, Manifest manifest, Findings findings);
}
