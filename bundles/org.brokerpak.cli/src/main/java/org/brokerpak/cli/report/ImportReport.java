/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.LinkedHashMap;
import java.util.Map;

import org.brokerpak.model.workspace.ImportFlow;
import org.brokerpak.model.workspace.ImportFlow.ImportCommand;
import org.brokerpak.model.workspace.ImportFlow.Imported;

/** How the broker takes over what exists already. */
public record ImportReport(ImportFlow flow, Imported imported) {

    /** For people. */
    public String text() {
        StringBuilder out = new StringBuilder();
        out.append("%nimport of what exists already:%n".formatted());
        flow.commands().forEach(command -> out.append("  ").append(command.line()).append('\n'));
        out.append("  tofu show -no-color\n");
        if (imported.crash().isEmpty()) {
            out.append("%n--- main.tf   (made by the broker from what tofu shows)%n".formatted())
                    .append(imported.mainTf());
            imported.captured().forEach((name, value) -> out.append("%nvalue found for %s: %s".formatted(name, value)));
            out.append(imported.captured().isEmpty() ? "" : "\n");
        }
        return out.toString();
    }

    /** For scripts. */
    public Map<String, Object> json() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("declared", flow.declared());
        root.put("requested", flow.requested());
        root.put("commands", flow.commands().stream().map(ImportCommand::line).toList());
        root.put("refusal", flow.refusal());
        root.put("crash", imported.crash());
        root.put("afterDelete", imported.cleaned());
        root.put("afterAdd", imported.added());
        root.put("main", imported.mainTf());
        root.put("captured", imported.captured());
        return root;
    }
}
