/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.brokerpak.pak.tofu.PakPlace;
import org.brokerpak.pak.tofu.TofuDiagnostic;
import org.brokerpak.pak.tofu.TofuResult;

/**
 * What tofu says of a workspace.
 *
 * @param paths the path to print for a file of the pak
 */
public record TofuReport(TofuResult.Judged verdict, Function<String, String> paths) {

    /** For people: lines {@code file:line:column: error: message}, then the verdict. */
    public String text() {
        StringBuilder out = new StringBuilder("\n");
        for (TofuDiagnostic diagnostic : verdict.diagnostics()) {
            String place = diagnostic.source().map(found -> place(found) + ": ")
                    .or(() -> diagnostic.workspacePlace().map(found -> found.path() + " (made by the broker): "))
                    .orElse("");
            out.append(place).append(severity(diagnostic)).append(": ").append(diagnostic.message()).append('\n');
        }
        return out.append(verdict.step().title()).append(verdict.accepted() ? ": accepted by " : ": refused by ")
                .append(verdict.program().title()).append('\n').toString();
    }

    private String place(PakPlace place) {
        return paths.apply(place.file()) + ":" + place.line() + ":" + place.column();
    }

    private static String severity(TofuDiagnostic diagnostic) {
        return diagnostic.isError() ? "error" : "warning";
    }

    /** For scripts. */
    public Map<String, Object> json() {
        List<Object> diagnostics = new ArrayList<>();
        for (TofuDiagnostic diagnostic : verdict.diagnostics()) {
            Map<String, Object> entry = new LinkedHashMap<>();
            diagnostic.source().ifPresent(place -> {
                entry.put("file", place.file());
                entry.put("line", place.line());
                entry.put("column", place.column());
                entry.put("endLine", place.endLine());
                entry.put("endColumn", place.endColumn());
            });
            diagnostic.workspacePlace().ifPresent(place -> entry.put("workspaceFile", place.path()));
            entry.put("severity", severity(diagnostic));
            entry.put("message", diagnostic.message());
            diagnostics.add(entry);
        }
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("accepted", verdict.accepted());
        root.put("step", verdict.step().arguments().getFirst());
        root.put("program", verdict.program().title());
        root.put("diagnostics", diagnostics);
        root.put("notes", verdict.notes());
        return root;
    }
}
