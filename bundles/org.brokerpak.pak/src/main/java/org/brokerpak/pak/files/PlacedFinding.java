/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.Pak;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.rules.Finding;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;

/**
 * A finding with its place as people count. Lines and columns are from 1, columns in UTF-16 units, the end exclusive.
 */
public record PlacedFinding(Finding finding, int line, int column, int endLine, int endColumn) {

    /** Findings with their places, in their order. */
    public static List<PlacedFinding> of(Pak pak, List<Finding> findings) {
        Map<String, SourceText> texts = new HashMap<>();
        List<PlacedFinding> result = new ArrayList<>();
        for (Finding finding : findings) {
            SourceText text = texts.computeIfAbsent(finding.file(), file -> text(pak, file));
            TextPosition start = text.position(finding.range().start());
            TextPosition end = text.position(finding.range().end());
            result.add(new PlacedFinding(finding, start.line() + 1, start.character() + 1, end.line() + 1,
                    end.character() + 1));
        }
        return List.copyOf(result);
    }

    private static SourceText text(Pak pak, String file) {
        return pak.document(file).map(document -> document.source())
                .orElseGet(() -> pak.files().read(file) instanceof FileContent.Text(var text) ? text : SourceText.of(""));
    }

    /** The place as a console links it: {@code manifest.yml:12:5}. */
    public String place() {
        return finding.file() + ":" + line + ":" + column;
    }
}
