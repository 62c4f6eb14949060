/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.caret.ScalarCaret;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * A caret in a template, be it a file or a text in a definition.
 *
 * @param before the template's text before the caret
 * @param after the template's text behind the caret
 * @param uses the actions whose module it is a part of; empty when no pak reads the definition
 */
public record HclPlace(String before, String after, List<Use> uses) {

    /**
     * A template in a module.
     *
     * @param pak the pak
     * @param service the definition
     * @param module the module
     * @param name name of the template in the module
     */
    public record Use(PakAnalysis pak, ServiceFile service, ActionModule module, String name) {

        public Action action() {
            return service.content().action(module.kind());
        }
    }

    /** The place at an offset of a document; empty where no OpenTofu is written. */
    public static Optional<HclPlace> at(DocumentView view, int offset) {
        if (view.yaml().isEmpty()) {
            List<Use> uses = view.paks().stream().flatMap(pak -> view.pathIn(pak).stream()
                    .flatMap(path -> usesOfFile(pak, path).stream())).toList();
            String text = view.text().text();
            return uses.isEmpty() ? Optional.empty()
                    : Optional.of(new HclPlace(text.substring(0, offset), text.substring(offset), uses));
        }
        PakDocument document = view.yaml().get();
        return ScalarCaret.at(view.text(), document.yaml(), offset).flatMap(scalar ->
                template(scalar.path()).map(name -> new HclPlace(scalar.before(), scalar.after(),
                        usesOfText(view, scalar.path(), name))));
    }

    /** The name of the template written at a path of a definition; empty where none is. */
    private static Optional<String> template(YamlPath path) {
        List<YamlPath.Step> steps = path.steps();
        if (steps.size() < 2 || !(steps.get(0) instanceof YamlPath.Key section)
                || Action.Kind.of(section.name()).isEmpty() || !(steps.get(1) instanceof YamlPath.Key field)) {
            return Optional.empty();
        }
        return steps.size() == 2 && field.name().equals("template") ? Optional.of("")
                : steps.size() == 3 && field.name().equals("templates") && steps.get(2) instanceof YamlPath.Key name
                        ? Optional.of(name.name()) : Optional.empty();
    }

    private static List<Use> usesOfText(DocumentView view, YamlPath path, String name) {
        Action.Kind kind = Action.Kind.of(((YamlPath.Key) path.steps().getFirst()).name()).orElseThrow();
        List<Use> uses = new ArrayList<>();
        for (PakAnalysis pak : view.paks()) {
            Optional<String> file = view.pathIn(pak);
            for (ServiceFile service : pak.pak().services()) {
                if (file.filter(service.path()::equals).isPresent()) {
                    uses.add(new Use(pak, service, module(service, kind), name));
                }
            }
        }
        return uses;
    }

    private static ActionModule module(ServiceFile service, Action.Kind kind) {
        return kind == Action.Kind.PROVISION ? service.provision() : service.bind();
    }

    private static List<Use> usesOfFile(PakAnalysis pak, String path) {
        List<Use> uses = new ArrayList<>();
        for (ServiceFile service : pak.pak().services()) {
            for (ActionModule module : service.modules()) {
                module.templates().forEach((name, template) -> {
                    if (template.path().equals(path)) {
                        uses.add(new Use(pak, service, module, name));
                    }
                });
            }
        }
        return uses;
    }

    public HclCaret caret() {
        return HclCaret.after(before);
    }
}
