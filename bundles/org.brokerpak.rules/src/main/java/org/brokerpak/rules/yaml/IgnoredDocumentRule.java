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
import org.brokerpak.syntax.text.TextRange;

/** More than one YAML document in a file: the broker reads the first one only (broker-behaviour 1.2, 2.1). */
public final class IgnoredDocumentRule implements Rule.OfDocument {

    private static final RuleInfo INFO = new RuleInfo("ignored-document", Severity.WARNING, Stage.SILENT);

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
        document.yaml().ignored().ifPresent(tail -> {
            SourceText source = document.source();
            String text = source.slice(tail).replaceAll("(?m)#.*$|^(---|\\.\\.\\.)", "");
            if (!text.isBlank() && document.yaml().isWellFormed()) {
                int end = source.lineEnd(source.lineAt(tail.start()));
                findings.at(document.path(), new TextRange(tail.start(), Math.min(end, tail.end())),
                        "a second YAML document begins here: the broker reads the first one only and ignores the rest. "
                                + "Move it to a file of its own").add();
            }
        });
    }
}
