/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.WorkspaceFile.GeneratedFile;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlNode;

/**
 * The folder that tofu would get for one service and action (broker-behaviour 6.1). The state of an instance, which the
 * broker adds to it, is not known here.
 *
 * @param action which of the two
 * @param layout how the broker lays the files out
 * @param files in the order of the definition, generated ones last; no two have one path
 * @param missing templates that could not be read and are therefore not among the files
 * @param refusal why the broker cannot write the file with the values, in its words; empty when it can
 */
public record Workspace(Action.Kind action, Layout layout, List<WorkspaceFile> files, List<Template> missing,
        String refusal) {

    /** The two layouts. */
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

    /** Where the module layout keeps the templates. */
    public static final String MODULE_FOLDER = "brokertemplate";

    /** Name of the template that an import replaces. */
    private static final String MAIN = "main";

    public Workspace {
        files = List.copyOf(files);
        missing = List.copyOf(missing);
    }

    /** The templates of an action as they lie in its workspace, without the values of a request. */
    public static Workspace of(ServiceFile service, Action.Kind action) {
        return new Draft(service, action).workspace(List.of(), "");
    }

    /**
     * The workspace of a request.
     *
     * @param values of variables by name, in Go's model of JSON: null, String, Boolean, Long, Double, List and Map;
     *     those the templates do not declare are dropped, and declared variables without a value get null, as in the
     *     broker
     */
    public static Workspace of(ServiceFile service, Action.Kind action, Map<String, ?> values) {
        return new Draft(service, action).with(values);
    }

    /**
     * The workspace before the resources of a request are imported: the single template is passed over
     * (broker-behaviour 6.5).
     */
    static Workspace forImport(ServiceFile service, Map<String, ?> values) {
        Draft draft = new Draft(service, Action.Kind.PROVISION);
        draft.dropSingle();
        return draft.with(values);
    }

    /** This workspace with the imported resources in place of {@code main.tf}, and the values found with them. */
    Workspace imported(ServiceFile service, ImportFlow.Imported imported, Map<String, Object> values) {
        Draft draft = new Draft(service, action);
        draft.dropSingle();
        draft.setMain(imported.mainTf());
        return draft.with(values, imported.captured());
    }

    /** The files that are texts of the pak. */
    public List<TemplateFile> templateFiles() {
        return files.stream().filter(TemplateFile.class::isInstance).map(TemplateFile.class::cast).toList();
    }

    /** The file with the values; empty without a request, or when the broker cannot write it. */
    public Optional<GeneratedFile> generatedFile() {
        return files.stream().filter(GeneratedFile.class::isInstance).map(GeneratedFile.class::cast).findFirst();
    }

    public Optional<WorkspaceFile> file(String path) {
        return files.stream().filter(file -> file.path().equals(path)).findFirst();
    }

    /** Collects the templates of an action. */
    private static final class Draft {

        private final Action.Kind action;
        private final ActionModule module;
        private final List<Template> templates = new ArrayList<>();

        Draft(ServiceFile service, Action.Kind action) {
            this.action = action;
            this.module = action == Action.Kind.PROVISION ? service.provision() : service.bind();
            service.templates().stream().filter(template -> template.action() == action).forEach(templates::add);
            Action section = service.content().action(action);
            section.templates().forEach(text -> addEmpty(section, text));
        }

        /** The broker writes a file for an empty text too, unless a reference brings another. */
        private void addEmpty(Action section, NamedText text) {
            boolean known = templates.stream().anyMatch(template -> template.name().equals(text.name()));
            if (!known) {
                templates.add(new Template(section.kind(), text.name(), text.text(), "",
                        new FileContent.Text(SourceText.of(text.text().value()))));
            }
        }

        void dropSingle() {
            templates.removeIf(template -> template.name().isEmpty());
        }

        void setMain(String text) {
            templates.removeIf(template -> template.name().equals(MAIN));
            Field<String> site = Field.absent(text, module.document().yaml().root().map(YamlNode::range)
                    .orElseGet(() -> TextRange.at(0)));
            templates.add(new Template(action, MAIN, site, "", new FileContent.Text(SourceText.of(text))));
        }

        Layout layout() {
            boolean single = templates.stream().anyMatch(template -> template.name().isEmpty() && hasText(template));
            boolean several = templates.stream().anyMatch(template -> !template.name().isEmpty() && hasText(template));
            return !single && several ? Layout.FLAT : Layout.MODULE;
        }

        Workspace with(Map<String, ?> values) {
            return with(values, Map.of());
        }

        /**
         * @param captured values that go to tofu whether declared or not
         */
        Workspace with(Map<String, ?> values, Map<String, String> captured) {
            Map<String, HclFile> used = new LinkedHashMap<>(module.hcl().files());
            used.keySet().retainAll(templates.stream().map(Template::name).toList());
            HclModule hcl = new HclModule(used);
            try {
                Map<String, Object> configuration = Configuration.limited(hcl, values);
                configuration.putAll(captured);
                return workspace(List.of(layout() == Layout.FLAT ? Configuration.flat(configuration)
                        : Configuration.module(configuration, hcl)), "");
            } catch (GoError unwritable) {
                return workspace(List.of(), unwritable.getMessage());
            }
        }

        Workspace workspace(List<GeneratedFile> generated, String refusal) {
            Layout layout = layout();
            String folder = layout == Layout.FLAT ? "" : MODULE_FOLDER + "/";
            // The broker writes the single template first, so one of several with its name replaces it.
            Map<String, WorkspaceFile> files = new LinkedHashMap<>();
            List<Template> missing = new ArrayList<>();
            for (Template template : templates) {
                String path = folder + template.fileName();
                template.text().filter(text -> !template.name().isEmpty() || text.length() > 0).ifPresent(
                        text -> files.put(path, new TemplateFile(path, text, template)));
                if (template.text().isEmpty()) {
                    missing.add(template);
                }
            }
            generated.forEach(file -> files.put(file.path(), file));
            return new Workspace(action, layout, List.copyOf(files.values()), missing, refusal);
        }

        /** An empty template does not count when the broker chooses the layout. */
        private static boolean hasText(Template template) {
            return template.text().map(text -> text.length() > 0).orElse(true);
        }
    }
}
