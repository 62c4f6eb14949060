/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.SourceMap.WorkspacePlace;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.WorkspaceFile;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Leads what tofu says about a workspace back to the pak. */
final class SourceLookup {

    private final ServiceFile service;
    private final Workspace workspace;
    private final SourceMap map;

    SourceLookup(ServiceFile service, Workspace workspace, SourceMap map) {
        this.service = service;
        this.workspace = workspace;
        this.map = map;
    }

    /** The diagnostics of reported problems, without hidden values. */
    List<TofuDiagnostic> diagnostics(List<ReportedProblem> problems, Redaction redaction) {
        return problems.stream().map(problem -> {
            Optional<WorkspacePlace> place = place(problem);
            return new TofuDiagnostic(problem.isError(), redaction.apply(problem.summary()),
                    redaction.apply(problem.detail()), place.orElse(null), place.flatMap(this::source).orElse(null));
        }).toList();
    }

    private Optional<WorkspacePlace> place(ReportedProblem problem) {
        String path = problem.file().replace('\\', '/').replaceFirst("^\\./", "");
        return workspace.file(path).map(WorkspaceFile::text).map(text -> {
            TextRange range = problem.bytes() == null ? line(text, problem.line())
                    : characters(text.text(), problem.bytes());
            return new WorkspacePlace(path, range);
        });
    }

    /** What a printed line points at in the pak. */
    Optional<PakPlace> pointedAt(String line) {
        return ConsoleText.pointer(line).flatMap(pointer -> place(new ReportedProblem(true, "", "", pointer.file(),
                pointer.line(), null))).flatMap(this::source);
    }

    /** A line without the blanks around it. */
    private static TextRange line(SourceText text, int number) {
        TextRange line = text.lineRange(Math.clamp(number - 1L, 0, text.lineCount() - 1));
        String content = text.slice(line);
        int blanks = content.length() - content.stripLeading().length();
        return content.isBlank() ? line
                : new TextRange(line.start() + blanks, line.start() + content.stripTrailing().length());
    }

    private static TextRange characters(String text, TextRange bytes) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        int start = length(encoded, 0, bytes.start());
        return new TextRange(start, start + length(encoded, bytes.start(), bytes.end()));
    }

    private static int length(byte[] encoded, int from, int to) {
        int start = Math.min(from, encoded.length);
        int end = Math.clamp(to, start, encoded.length);
        return new String(encoded, start, end - start, StandardCharsets.UTF_8).length();
    }

    private Optional<PakPlace> source(WorkspacePlace place) {
        return map.toSource(place.path(), place.range())
                .flatMap(found -> text(found).map(text -> PakPlace.of(found.file(), text, found.range())));
    }

    private Optional<SourceText> text(Place place) {
        if (place.file().equals(service.path())) {
            return Optional.of(service.document().source());
        }
        return service.templates().stream().filter(template -> template.path().equals(place.file())).findFirst()
                .flatMap(Template::text);
    }
}
