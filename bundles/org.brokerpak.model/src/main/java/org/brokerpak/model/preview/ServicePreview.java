/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.Assignment;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.resolution.Resolver;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.WorkspaceFile;
import org.brokerpak.syntax.hcl.HclFile;

/**
 * What becomes of a request, as far as that can be known beforehand.
 *
 * @param resolution its variables
 * @param workspace the files, with all secrets in them
 * @param map of these files
 * @param shown the files as they may be shown
 * @param shownMap of those
 * @param rows the variables as they may be shown
 */
public record ServicePreview(Resolution resolution, Workspace workspace, SourceMap map, Workspace shown,
        SourceMap shownMap, List<VariableRow> rows) {

    /** Works out a request. Never fails, whatever the definition is like. */
    public static ServicePreview of(ResolutionRequest request) {
        ServiceFile service = request.service();
        Action.Kind action = request.operation().action();
        Resolution resolution = Resolver.resolve(request);
        Map<String, Place> decided = new LinkedHashMap<>();
        resolution.variables().forEach(variable -> variable.decided().flatMap(Assignment::place)
                .ifPresent(place -> decided.put(variable.name(), place)));
        Workspace workspace = Workspace.of(service, action, resolution.values());
        Workspace shown = Workspace.of(service, action, resolution.maskedValues());
        return new ServicePreview(resolution, workspace, SourceMap.of(service, workspace, decided), shown,
                SourceMap.of(service, shown, decided), VariableRow.of(resolution));
    }

    public ResolutionRequest request() {
        return resolution.request();
    }

    /** The uses of variables in a file of the workspace; none in one that the broker makes. */
    public List<VariableUse> uses(WorkspaceFile file) {
        if (!(file instanceof WorkspaceFile.TemplateFile template)) {
            return List.of();
        }
        ServiceFile service = request().service();
        ActionModule module = template.template().action() == Action.Kind.PROVISION ? service.provision()
                : service.bind();
        HclFile parsed = module.hcl().files().get(template.template().name());
        return parsed == null || !parsed.source().text().equals(template.text().text())
                ? List.of() : VariableUse.in(parsed);
    }

    /** The value of a variable as it may be shown; empty for one that is not known. */
    public String value(String variable) {
        return rows.stream().filter(row -> row.name().equals(variable)).map(VariableRow::value).findFirst().orElse("");
    }

    /** The variables as a text, for comparing: a line each. */
    public String variablesText() {
        StringBuilder text = new StringBuilder();
        rows.forEach(row -> text.append(row.name()).append(" = ").append(row.value()).append("   # ").append(row.from())
                .append('\n'));
        resolution.failure().ifPresent(failure -> text.append("\n# ").append(failure.step().title()).append(": ")
                .append(resolution.masking().text(failure.message())).append('\n'));
        return text.toString();
    }
}
