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

import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.LintReport.Linted;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.Finding;

/**
 * Findings as the JSON that scripts depend on. Lines and columns are from 1, columns in UTF-16 units; {@code file} is
 * relative to the folder of its pak.
 */
public final class JsonReport {

    /** Changes when something that is here is no longer there. */
    public static final int FORMAT_VERSION = 1;

    private JsonReport() {
    }

    static String write(LintReport report) {
        List<Object> diagnostics = new ArrayList<>();
        for (Linted linted : report.linted()) {
            String pak = linted.folder(report.workingFolder());
            linted.findings().forEach(placed -> diagnostics.add(diagnostic(pak, linted.file(placed), placed)));
        }
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("formatVersion", FORMAT_VERSION);
        root.put("diagnostics", diagnostics);
        return Json.write(root);
    }

    /** One finding. */
    public static Map<String, Object> diagnostic(String pak, String file, PlacedFinding placed) {
        Finding finding = placed.finding();
        Map<String, Object> diagnostic = new LinkedHashMap<>();
        diagnostic.put("pak", pak);
        diagnostic.put("file", file);
        diagnostic.put("line", placed.line());
        diagnostic.put("column", placed.column());
        diagnostic.put("endLine", placed.endLine());
        diagnostic.put("endColumn", placed.endColumn());
        diagnostic.put("severity", finding.severity().id());
        diagnostic.put("rule", finding.rule());
        diagnostic.put("stage", finding.stage().id());
        diagnostic.put("message", finding.message());
        return diagnostic;
    }
}
