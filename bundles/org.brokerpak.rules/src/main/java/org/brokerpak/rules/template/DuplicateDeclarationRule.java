/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclArgument;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclValue;
import org.brokerpak.syntax.text.TextRange;

/** The templates of an action declare a name twice; they are one OpenTofu module, whichever files they are in. */
public final class DuplicateDeclarationRule extends ModuleRule {

    private record Declaration(String what, String file, TextRange range) {
    }

    public DuplicateDeclarationRule() {
        super("duplicate-declaration", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Map<String, Declaration> seen = new HashMap<>();
        Stream.of("variable", "output", "resource", "data", "module")
                .flatMap(type -> module.hcl().declarations(type).stream())
                .filter(block -> block.nameLabel().isPresent())
                .forEach(block -> check(module, declaration(block), seen, findings));
        module.hcl().declarations("terraform").forEach(terraform -> terraform.block().body().blocks("required_providers")
                .forEach(block -> check(module, new Declaration("block required_providers", terraform.file(),
                        block.headerRange()), seen, findings)));
        for (HclDeclaration provider : module.hcl().providers()) {
            String alias = provider.attribute("alias").flatMap(value -> HclValue.of(value.value()))
                    .filter(HclValue.Text.class::isInstance).map(value -> ((HclValue.Text) value).value()).orElse("");
            check(module, new Declaration("provider " + provider.name() + (alias.isEmpty() ? "" : " with the alias " + alias),
                    provider.file(), provider.block().headerRange()), seen, findings);
        }
        module.hcl().locals().forEach(local -> check(module, declaration(local), seen, findings));
    }

    private static Declaration declaration(HclDeclaration block) {
        String type = block.block().type().text();
        String typed = block.typeLabel().map(label -> label.value() + ".").orElse("");
        return new Declaration(type + " " + typed + block.name(), block.file(), block.block().headerRange());
    }

    private static Declaration declaration(HclArgument local) {
        return new Declaration("local value " + local.name(), local.file(), local.attribute().name().range());
    }

    private static void check(ActionModule module, Declaration here, Map<String, Declaration> seen, Findings findings) {
        Declaration first = seen.putIfAbsent(here.what, here);
        if (first != null) {
            Place place = module.place(here.file, here.range);
            Place other = module.place(first.file, first.range);
            findings.at(place.file(), place.range(), "the %s is declared already in %s: tofu fails. Remove one of the two"
                    .formatted(here.what, other.file())).related(other.file(), other.range(), "the first one").add();
        }
    }
}
