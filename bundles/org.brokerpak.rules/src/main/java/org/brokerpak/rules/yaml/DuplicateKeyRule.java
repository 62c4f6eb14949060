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
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlProblem;

/** A key stands twice in one mapping, which yaml.v3 refuses (broker-behaviour 1.2, 2.1). */
public final class DuplicateKeyRule implements Rule.OfDocument {

    private static final RuleInfo INFO = new RuleInfo("duplicate-key", Severity.ERROR, Stage.MANIFEST_LOAD);

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
        SourceText source = document.source();
        for (YamlProblem problem : document.yaml().problems()) {
            if (problem.kind() == YamlProblem.Kind.DUPLICATE_KEY) {
                int firstLine = problem.related().map(first -> source.lineAt(first.start()) + 1).orElse(0);
                Findings.Draft draft = findings.at(document.path(), problem.range(), ("the key \"%s\" already stands in "
                        + "line %d: the broker refuses the file. Remove one of the two")
                        .formatted(source.slice(problem.range()), firstLine)).stage(document.kind().loadStage());
                problem.related().ifPresent(first -> draft.related(document.path(), first, "the first one"));
                draft.add();
            }
        }
    }
}
