/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import java.util.List;

import org.brokerpak.model.names.Occurrence.Role;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclName;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.text.TextRange;

/** The names that the templates of an action declare and refer to. */
final class TemplateNames {

    private final ActionModule module;
    private final String scope;
    private final NameCollector names;

    private TemplateNames(ActionModule module, NameCollector names) {
        this.module = module;
        this.scope = DefinitionNames.scope(module.document(), module.kind());
        this.names = names;
    }

    static void collect(ActionModule module, NameCollector names) {
        TemplateNames collector = new TemplateNames(module, names);
        collector.declare(module.hcl().variables(), NameKind.INPUT, Role.COUNTERPART);
        collector.declare(module.hcl().outputs(), NameKind.OUTPUT, Role.COUNTERPART);
        collector.declare(module.hcl().resources(), NameKind.RESOURCE, Role.DECLARATION);
        collector.declare(module.hcl().dataSources(), NameKind.DATA, Role.DECLARATION);
        collector.declare(module.hcl().moduleCalls(), NameKind.MODULE, Role.DECLARATION);
        module.hcl().locals().forEach(local -> collector.add(NameKind.LOCAL, "", local.file(),
                local.attribute().name(), Role.DECLARATION));
        module.hcl().references().forEach((file, references) -> references.forEach(
                reference -> collector.use(file, reference)));
    }

    private void declare(List<HclDeclaration> blocks, NameKind kind, Role role) {
        for (HclDeclaration block : blocks) {
            block.nameLabel().ifPresent(label -> add(kind, block.typeLabel().map(type -> type.value()).orElse(""),
                    block.file(), label.textRange(), label.value(), role, label.quoted()));
        }
    }

    private void use(String file, HclReference reference) {
        List<HclName> rest = reference.attributes();
        if (rest.isEmpty()) {
            return;
        }
        switch (reference.root().text()) {
            case "var" -> add(NameKind.INPUT, "", file, rest.getFirst(), Role.USE);
            case "local" -> add(NameKind.LOCAL, "", file, rest.getFirst(), Role.USE);
            case "module" -> add(NameKind.MODULE, "", file, rest.getFirst(), Role.USE);
            case "data" -> {
                if (rest.size() > 1) {
                    add(NameKind.DATA, rest.getFirst().text(), file, rest.get(1), Role.USE);
                }
            }
            default -> {
                boolean declared = module.hcl().resources().stream().anyMatch(resource ->
                        resource.typeLabel().filter(type -> type.value().equals(reference.root().text())).isPresent());
                if (declared) {
                    add(NameKind.RESOURCE, reference.root().text(), file, rest.getFirst(), Role.USE);
                }
            }
        }
    }

    private void add(NameKind kind, String type, String file, HclName name, Role role) {
        add(kind, type, file, name.range(), name.text(), role, false);
    }

    private void add(NameKind kind, String type, String file, TextRange range, String name, Role role, boolean quoted) {
        Place place = module.place(file, range);
        names.add(kind, type.isEmpty() ? scope : scope + "#" + type, name, place.file(), place.range(), role, quoted);
    }
}
