/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.pak.compare.Change;
import org.brokerpak.pak.compare.PakDiff;

/** The differences between two paks, in print. */
public record DiffReport(PakDiff diff) {

    /** For people. */
    public String text() {
        StringBuilder out = new StringBuilder();
        out.append(diff.before()).append(" -> ").append(diff.after()).append('\n');
        if (diff.changes().isEmpty()) {
            return out.append("no differences\n").toString();
        }
        List<Change> breaking = diff.breaking();
        List<Change> others = diff.changes().stream().filter(change -> !change.breaking()).toList();
        section(out, "breaks existing instances", breaking);
        section(out, breaking.isEmpty() ? "changes" : "other changes", others);
        String count = Counts.number(diff.changes().size(), "change");
        return out.append('\n').append(count).append(breaking.isEmpty() ? ", none of which breaks existing instances"
                : ", " + breaking.size() + (breaking.size() == 1 ? " breaks" : " break") + " existing instances")
                .append('\n').toString();
    }

    private static void section(StringBuilder out, String title, List<Change> changes) {
        if (changes.isEmpty()) {
            return;
        }
        out.append('\n').append(title).append('\n');
        for (Change change : changes) {
            out.append("  ").append(change.subject()).append(": ").append(change.message()).append('\n');
            if (!change.reason().isEmpty()) {
                out.append("      ").append(change.reason()).append('\n');
            }
        }
    }

    /** For scripts. */
    public Map<String, Object> json() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("formatVersion", JsonReport.FORMAT_VERSION);
        root.put("old", title(diff.before()));
        root.put("new", title(diff.after()));
        root.put("breaking", diff.breaking().size());
        root.put("changes", diff.changes().stream().map(DiffReport::change).toList());
        return root;
    }

    private static Map<String, Object> title(PakDiff.Title title) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", title.name());
        fields.put("version", title.version());
        return fields;
    }

    private static Map<String, Object> change(Change change) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("part", change.part().id());
        fields.put("subject", change.subject());
        fields.put("change", change.nature().id());
        fields.put("message", change.message());
        fields.put("breaking", change.breaking());
        fields.put("reason", change.reason());
        return fields;
    }
}
