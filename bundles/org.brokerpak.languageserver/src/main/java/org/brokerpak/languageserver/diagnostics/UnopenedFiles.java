/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.diagnostics;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.session.OpenDocument;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentCache;
import org.eclipse.lsp4j.Diagnostic;

/** The findings of all files in the workspace that are not open, for clients without a builder of their own. */
final class UnopenedFiles {

    private final DocumentCache manifests = new DocumentCache();
    private Set<Path> paks = Set.of();
    private long scannedAt = -1;

    /** The diagnostics of each file that has any. Not for use by several threads. */
    Map<DocumentUri, List<Diagnostic>> diagnostics(Snapshot snapshot, ClientFeatures features) {
        if (scannedAt != snapshot.pakNumber()) {
            paks = scan(snapshot);
            scannedAt = snapshot.pakNumber();
        }
        Set<Path> folders = new LinkedHashSet<>(paks);
        for (OpenDocument document : snapshot.documents()) {
            snapshot.paksOf(document.uri()).forEach(pak -> folders.add(pak.root()));
        }
        DiagnosticConverter converter = new DiagnosticConverter(snapshot, features);
        Map<DocumentUri, List<Diagnostic>> result = new LinkedHashMap<>();
        for (Path folder : folders) {
            snapshot.pakAt(folder).ifPresent(pak -> collect(snapshot, pak, converter, result));
        }
        return result;
    }

    private Set<Path> scan(Snapshot snapshot) {
        Set<Path> found = new LinkedHashSet<>();
        for (Path folder : snapshot.folders()) {
            for (String pak : new PakDiscovery(snapshot.files(folder), manifests).scan()) {
                found.add(folder.resolve(pak));
            }
        }
        return found;
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
