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
import java.util.Locale;
import java.util.Map;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.WorkspaceFile;
import org.brokerpak.model.workspace.WorkspaceFile.GeneratedFile;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;

/** The workspace of a request. */
public record WorkspaceReport(ServiceFile service, Action.Kind action, Workspace workspace) {

    /**
     * For people.
     *
     * @param withTexts whether the files' texts follow their names
     */
    public String text(boolean withTexts) {
        StringBuilder out = new StringBuilder();
        out.append("%s, %s; layout %s%n".formatted(service.displayedName(), action.key(),
                workspace.layout().description()));
        if (workspace.templateFiles().isEmpty()) {
            out.append("no templates\n");
        }
        for (WorkspaceFile file : workspace.files()) {
            out.append("%n--- %s   (%s)%n".formatted(file.path(), origin(file)));
            if (withTexts) {
                String text = file.text().text();
                out.append(text).append(text.endsWith("\n") || text.isEmpty() ? "" : "\n");
            }
        }
        return out.toString();
    }

    private String origin(WorkspaceFile file) {
        return switch (file) {
            case TemplateFile(var path, var text, Template template) when template.isInline() -> "in " + service.path();
            case TemplateFile(var path, var text, Template template) -> template.path();
            case GeneratedFile generated -> "made by the broker";
        };
    }

    /** The file of the pak that holds the text; empty for one that the broker makes. */
    private String source(WorkspaceFile file) {
        return switch (file) {
            case TemplateFile(var path, var text, Template template) ->
                    template.isInline() ? service.path() : template.path();
            case GeneratedFile generated -> "";
        };
    }

    /** For scripts. */
    public Map<String, Object> json() {
        List<Object> files = new ArrayList<>();
        for (WorkspaceFile file : workspace.files()) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("path", file.path());
            entry.put("source", source(file));
            entry.put("text", file.text().text());
            files.add(entry);
        }
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("formatVersion", JsonReport.FORMAT_VERSION);
        root.put("service", service.content().name().value());
        root.put("action", action.key());
        root.put("layout", workspace.layout().name().toLowerCase(Locale.ROOT));
        root.put("files", files);
        root.put("missing", workspace.missing().stream().map(Template::site).map(site -> site.value()).toList());
        return root;
    }
}
