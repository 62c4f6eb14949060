/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.problems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Fix;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.eclipse.core.resources.IFile;

/**
 * Finds the quick fix that a marker promises. The pak is judged again as it is now, so that the fix fits the text as
 * the editor shows it, however much was typed since the marker was written. Not for the UI thread.
 */
public final class FixLookup {

    /**
     * What a fix does to one file.
     *
     * @param text the text that the edits refer to
     * @param edits the changes
     */
    public record Change(SourceText text, List<TextEdit> edits) {
    }

    private final BrokerpakCore core;

    public FixLookup(BrokerpakCore core) {
        this.core = core;
    }

    /**
     * The changes that mend a problem, by file.
     *
     * @param file where the problem is shown
     * @param message the problem's sentence
     * @param offset about where it begins
     * @param title the fix's title
     * @return empty when the problem or this fix of it is no more
     */
    public Optional<Map<IFile, Change>> find(IFile file, String message, int offset, String title) {
        return new WorkspacePaks(core).of(file).flatMap(pak -> find(pak, pak.path(file), message, offset, title));
    }

    private Optional<Map<IFile, Change>> find(WorkspacePak pak, String path, String message, int offset, String title) {
        return core.checks().findings(pak.pak()).stream()
                .filter(finding -> finding.file().equals(path) && finding.message().equals(message))
                .min(Comparator.comparingInt(finding -> distance(finding, offset)))
                .flatMap(finding -> finding.fixes().stream().filter(fix -> fix.title().equals(title)).findFirst())
                .map(fix -> changes(pak, fix));
    }

    private static int distance(Finding finding, int offset) {
        return Math.abs(finding.range().start() - offset);
    }

    private static Map<IFile, Change> changes(WorkspacePak pak, Fix fix) {
        Map<IFile, Change> changes = new LinkedHashMap<>();
        for (Fix.FileEdit edit : fix.edits()) {
            text(pak.pak(), edit.file()).ifPresent(text -> changes
                    .computeIfAbsent(pak.file(edit.file()), key -> new Change(text, new ArrayList<>()))
                    .edits().add(edit.edit()));
        }
        return changes;
    }

    private static Optional<SourceText> text(Pak pak, String path) {
        return pak.document(path).map(PakDocument::source)
                .or(() -> pak.files().read(path) instanceof FileContent.Text(var text) ? Optional.of(text)
                        : Optional.empty());
    }
}
