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
import java.util.stream.Collectors;

import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.read.PakInfo;

/** What a built pak says of itself, in the sections of the broker's own {@code pak info}. */
public record InfoReport(PakInfo info) {

    /** For people. */
    public String text() {
        StringBuilder out = new StringBuilder();
        List<List<String>> information = new ArrayList<>(List.of(List.of("format", Long.toString(info.format())),
                List.of("name", info.name()), List.of("version", info.version()),
                List.of("platforms", String.join(", ", info.platforms()))));
        info.metadata().forEach(entry -> information.add(List.of(entry.name(), entry.text())));
        section(out, "Information", List.of(), information);
        section(out, "Parameters", List.of("NAME", "DESCRIPTION"),
                info.parameters().stream().map(parameter -> List.of(parameter.name(), parameter.text())).toList());
        section(out, "Dependencies", List.of("NAME", "VERSION", "SOURCE"), info.dependencies().stream()
                .map(program -> List.of(program.name(), program.version(), program.source())).toList());
        section(out, "Services", List.of("ID", "NAME", "DESCRIPTION", "PLANS"), info.services().stream()
                .map(service -> List.of(service.id(), service.name(), service.description(),
                        String.join(", ", service.plans()))).toList());
        section(out, "Contents", List.of("MODE", "SIZE", "NAME"), info.contents().stream()
                .map(entry -> List.of(mode(entry), Long.toString(entry.size()), entry.name())).toList());
        return out.toString().stripTrailing() + "\n";
    }

    private static void section(StringBuilder out, String title, List<String> head, List<List<String>> rows) {
        out.append(title).append('\n');
        List<List<String>> all = new ArrayList<>(head.isEmpty() ? List.of() : List.of(head));
        all.addAll(rows);
        if (rows.isEmpty()) {
            out.append("  none\n\n");
            return;
        }
        for (List<String> row : all) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = all.stream().mapToInt(other -> other.get(column).length()).max().orElse(0);
                line.append(("%-" + Math.max(1, width) + "s  ").formatted(row.get(i)));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        out.append('\n');
    }

    private static String mode(EntryInfo entry) {
        StringBuilder mode = new StringBuilder(entry.isFolder() ? "d" : "-");
        for (int bit = 8; bit >= 0; bit--) {
            mode.append((entry.mode() >> bit & 1) == 1 ? "rwx".charAt((8 - bit) % 3) : '-');
        }
        return mode.toString();
    }

    /** For scripts. */
    public Map<String, Object> json() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("formatVersion", JsonReport.FORMAT_VERSION);
        root.put("packversion", info.format());
        root.put("name", info.name());
        root.put("version", info.version());
        root.put("platforms", info.platforms());
        root.put("metadata", named(info.metadata()));
        root.put("parameters", named(info.parameters()));
        root.put("dependencies", info.dependencies().stream()
                .map(program -> fields("name", program.name(), "version", program.version(), "source", program.source()))
                .toList());
        root.put("services", info.services().stream().map(service -> fields("id", service.id(), "name", service.name(),
                "description", service.description(), "plans", service.plans())).toList());
        root.put("contents", info.contents().stream().map(entry -> fields("mode", mode(entry), "size", entry.size(),
                "name", entry.name())).toList());
        return root;
    }

    private static Map<String, String> named(List<PakInfo.Named> entries) {
        return entries.stream().collect(Collectors.toMap(PakInfo.Named::name, PakInfo.Named::text,
                (first, second) -> second, LinkedHashMap::new));
    }

    private static Map<String, Object> fields(Object... keysAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            fields.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
        }
        return fields;
    }
}
