/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.brokerpak.cli.json.Json;
import org.brokerpak.cli.report.LintReport.Linted;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.RulePage;
import org.brokerpak.rules.Severity;

/** Findings in the format of code scanning services: SARIF 2.1.0. Paths are relative to the working folder. */
final class SarifReport {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final LintReport report;
    private final List<String> rules;

    private SarifReport(LintReport report) {
        this.report = report;
        this.rules = List.copyOf(new TreeSet<>(report.linted().stream().flatMap(linted -> linted.findings().stream())
                .map(placed -> placed.finding().rule()).toList()));
    }

    static String write(LintReport report) {
        return Json.write(new SarifReport(report).root());
    }

    private Map<String, Object> root() {
        List<Object> results = new ArrayList<>();
        for (Linted linted : report.linted()) {
            linted.findings().forEach(placed -> results.add(result(linted, placed)));
        }
        Map<String, Object> driver = object("name", "Brokerpak Tools", "rules",
                rules.stream().map(SarifReport::rule).toList());
        Map<String, Object> run = object("tool", object("driver", driver), "columnKind", "utf16CodeUnits",
                "results", results);
        return object("$schema", SCHEMA, "version", "2.1.0", "runs", List.of(run));
    }

    private static Map<String, Object> rule(String id) {
        RulePage page = RulePage.of(id);
        return object("id", id, "shortDescription", object("text", page.title()), "help",
                object("text", page.title(), "markdown", page.text()));
    }

    private Map<String, Object> result(Linted linted, PlacedFinding placed) {
        Map<String, Object> region = object("startLine", placed.line(), "startColumn", placed.column(), "endLine",
                placed.endLine(), "endColumn", placed.endColumn());
        Map<String, Object> location = object("physicalLocation", object("artifactLocation",
                object("uri", uri(linted.path(placed, report.workingFolder()))), "region", region));
        return object("ruleId", placed.finding().rule(), "ruleIndex", rules.indexOf(placed.finding().rule()), "level",
                level(placed.finding().severity()), "message", object("text", placed.finding().message()), "locations",
                List.of(location), "properties", object("stage", placed.finding().stage().id()));
    }

    private static String uri(String path) {
        try {
            return path.startsWith("/") ? new URI("file", "", path, null).toString()
                    : new URI(null, null, path, null).toString();
        } catch (URISyntaxException strange) {
            return path;
        }
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFORMATION, HINT -> "note";
        };
    }

    private static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
        }
        return object;
    }
}
