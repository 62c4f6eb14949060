/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.text.SourceText;

/**
 * An open document of ours as one snapshot sees it.
 *
 * @param snapshot the moment
 * @param document the open document
 * @param yaml its tree and kind; empty when it is a template
 * @param paks the paks that read it; empty when it has no place on disk
 */
public record DocumentView(Snapshot snapshot, OpenDocument document, Optional<PakDocument> yaml,
        List<PakAnalysis> paks) {

    public DocumentView {
        paks = List.copyOf(paks);
    }

    public SourceText text() {
        return document.text();
    }

    /** The path of this document in a pak, empty when it has no place on disk. */
    public Optional<String> pathIn(PakAnalysis pak) {
        Optional<Path> file = document.uri().path();
        return file.flatMap(pak::relative);
    }
}
