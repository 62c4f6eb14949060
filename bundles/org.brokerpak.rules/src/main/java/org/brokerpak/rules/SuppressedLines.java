/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.syntax.text.SourceText;

/** Finds the suppressing comments of a pak's files, reading each file at most once. */
final class SuppressedLines {

    private record Commented(SourceText text, Suppressions suppressions) {
    }

    private final Pak pak;
    private final Map<String, Optional<Commented>> byFile = new HashMap<>();

    SuppressedLines(Pak pak) {
        this.pak = pak;
    }

    boolean hides(Finding finding) {
        return byFile.computeIfAbsent(finding.file(), this::read)
                .map(file -> file.suppressions.silences(finding.rule(), file.text.lineAt(finding.range().start())))
                .orElse(false);
    }

    private Optional<Commented> read(String path) {
        SourceText known = pak.document(path).map(document -> document.source()).orElse(null);
        if (known == null && pak.files().read(path) instanceof FileContent.Text(var text)) {
            known = text;
        }
        return Optional.ofNullable(known).map(text -> new Commented(text, Suppressions.in(text)));
    }
}
