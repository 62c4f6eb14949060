/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.yaml;

import java.util.Set;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.YamlProblem;

/** The text breaks the grammar of YAML, so the broker reads nothing of the file (broker-behaviour 1.2, 2.1). */
public final class YamlSyntaxRule implements Rule.OfDocument {

    private static final RuleInfo INFO = new RuleInfo("yaml-syntax", Severity.ERROR, Stage.MANIFEST_LOAD);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public Set<DocumentKind> kinds() {
        return Set.copyOf(DocumentKinds.all());
    }

    @Override
    public void check(PakDocument document, Findings findings) {
        for (YamlProblem problem : document.yaml().problems()) {
            if (problem.kind() != YamlProblem.Kind.DUPLICATE_KEY) {
                findings.at(document.path(), problem.range(), problem.message())
                        .stage(document.kind().loadStage()).add();
            }
        }
    }
}
