/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Template;
import org.brokerpak.syntax.text.SourceText;

/**
 * The OpenTofu files of a workspace for one service and action.
 *
 * @param layout how the broker lays the files out
 * @param files in the order of the definition
 * @param missing templates that could not be read and are therefore not among the files
 */
public record Workspace(Layout layout, List<WorkspaceFile> files, List<Template> missing) {

    /** The two layouts of broker-behaviour 6.1. */
    public enum Layout {
        /** Templates side by side, values in {@code terraform.tfvars.json}. */
        FLAT("flat: the templates side by side"),
        /** Templates in a module folder, values in {@code instance.tf.json}. */
        MODULE("module: the templates in the folder " + MODULE_FOLDER);

        private final String description;

        Layout(String description) {
            this.description = description;
        }

        /** For people. */
        public String description() {
            return description;
        }
    }

    /**
     * A file of the workspace.
     *
     * @param path in the workspace
     * @param text its content
     * @param template where it comes from
     */
    public record WorkspaceFile(String path, SourceText text, Template template) {
    }

    private static final String MODULE_FOLDER = "brokertemplate";

    public Workspace {
        files = List.copyOf(files);
        missing = List.copyOf(missing);
    }

    /** The workspace of an action. */
    public static Workspace of(ServiceFile service, Action.Kind action) {
        List<Template> templates = service.templates().stream().filter(template -> template.action() == action).toList();
        boolean single = templates.stream().anyMatch(template -> template.name().isEmpty() && hasText(template));
        boolean several = templates.stream().anyMatch(template -> !template.name().isEmpty() && hasText(template));
        Layout layout = !single && several ? Layout.FLAT : Layout.MODULE;
        String folder = layout == Layout.FLAT ? "" : MODULE_FOLDER + "/";
        List<WorkspaceFile> files = new ArrayList<>();
        List<Template> missing = new ArrayList<>();
        for (Template template : templates) {
            template.text().ifPresentOrElse(
                    text -> files.add(new WorkspaceFile(folder + template.fileName(), text, template)),
                    () -> missing.add(template));
        }
        return new Workspace(layout, files, missing);
    }

    /** An empty template does not count when the broker chooses the layout. */
    private static boolean hasText(Template template) {
        return template.text().map(text -> text.length() > 0).orElse(true);
    }
}
