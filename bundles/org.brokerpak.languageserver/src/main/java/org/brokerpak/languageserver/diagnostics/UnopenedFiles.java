/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.diagnostics;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.eclipse.lsp4j.Diagnostic;

/** The findings of all files in the workspace that are not open, for clients without a builder of their own. */
final class UnopenedFiles {

    /** The diagnostics of each file that has any. */
    Map<DocumentUri, List<Diagnostic>> diagnostics(Snapshot snapshot, ClientFeatures features) {
        DiagnosticConverter converter = new DiagnosticConverter(snapshot, features);
        Map<DocumentUri, List<Diagnostic>> result = new LinkedHashMap<>();
        snapshot.allPaks().forEach(pak -> collect(snapshot, pak, converter, result));
        return result;
    }

    private static void collect(Snapshot snapshot, PakAnalysis pak, DiagnosticConverter converter,
            Map<DocumentUri, List<Diagnostic>> result) {
        pak.findings().forEach((path, findings) -> {
            DocumentUri uri = DocumentUri.of(pak.file(path));
            if (snapshot.document(uri).isEmpty()) {
                pak.text(path).ifPresent(text -> result.merge(uri,
                        findings.stream().map(finding -> converter.convert(pak, text, finding)).toList(),
                        UnopenedFiles::union));
            }
        });
    }

    /** A file of several paks has what is wrong in any of them. */
    private static List<Diagnostic> union(List<Diagnostic> first, List<Diagnostic> second) {
        Set<Diagnostic> all = new LinkedHashSet<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
