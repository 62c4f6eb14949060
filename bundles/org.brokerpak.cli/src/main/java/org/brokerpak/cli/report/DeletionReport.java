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

import org.brokerpak.model.workspace.Deletion;
import org.brokerpak.model.workspace.Deletion.Rewrite;

/** What the broker does to the templates before it deletes. */
public record DeletionReport(Deletion deletion) {

    /** For people: the changed lines of each file. */
    public String text() {
        StringBuilder out = new StringBuilder();
        out.append("%nbefore a deletion the broker rewrites the templates:%n".formatted());
        for (Rewrite file : deletion.files()) {
            if (file.refusal().isEmpty() && file.isChanged()) {
                out.append("%n--- %s   (before and after)%n".formatted(file.file().path()));
                LineDiff.of(file.file().text().text(), file.after().text())
                        .forEach(line -> out.append(line).append('\n'));
            } else if (file.refusal().isEmpty()) {
                out.append("%n--- %s   (stays as it is)%n".formatted(file.file().path()));
            }
        }
        return out.toString();
    }

    /** For scripts. */
    public List<Object> json() {
        List<Object> files = new ArrayList<>();
        for (Rewrite file : deletion.files()) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("path", file.file().path());
            entry.put("before", file.file().text().text());
            entry.put("after", file.after().text());
            entry.put("refusal", file.refusal());
            files.add(entry);
        }
        return files;
    }
}
