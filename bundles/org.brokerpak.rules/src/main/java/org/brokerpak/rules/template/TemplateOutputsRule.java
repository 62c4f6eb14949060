/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * The outputs a definition declares are not those of its templates. {@code status} is special: a template may have it, a
 * definition must not declare it (broker-behaviour 2.4).
 */
public final class TemplateOutputsRule extends ModuleRule {

    private static final String STATUS = "status";

    public TemplateOutputsRule() {
        super("template-outputs");
    }

    @Override
    void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        if (!module.isReadable() || !action.present()) {
            return;
        }
        Set<String> declared = action.outputs().stream().map(output -> output.fieldName().value())
                .collect(Collectors.toSet());
        List<HclDeclaration> outputs = module.hcl().outputs();
        Set<String> produced = outputs.stream().map(HclDeclaration::name).collect(Collectors.toSet());
        for (Variable output : action.outputs()) {
            String name = output.fieldName().value();
            if (name.equals(STATUS)) {
                findings.at(service.path(), output.fieldName().range(), "the output \"status\" must not be declared, because "
                        + "the broker keeps it for its own use: the pak is not built. Remove it from outputs").add();
            } else if (!name.isEmpty() && !produced.contains(name)) {
                unproduced(service, module, output, without(produced, declared), findings);
            }
        }
        for (HclDeclaration output : outputs) {
            if (!declared.contains(output.name()) && !output.name().equals(STATUS)) {
                undeclared(service, module, action, output, findings);
            }
        }
    }

    private static void unproduced(ServiceFile service, ActionModule module, Variable output, List<String> free,
            Findings findings) {
        String name = output.fieldName().value();
        TextRange range = output.fieldName().range();
        Findings.Draft draft = findings.at(service.path(), output.header(),
                "no template of %s has an output \"%s\": the pak is not built. %s".formatted(module.kind().key(), name,
                        NearNames.nearest(name, free).map(near -> "Did you mean \"" + near + "\"?")
                                .orElse("Add it to a template, or remove it here")));
        NearNames.nearest(name, free).ifPresent(near -> draft.fix(Fix.possible("Rename to \"" + near + "\"",
                service.path(), new TextEdit(range, near))));
        draft.add();
    }

    private static void undeclared(ServiceFile service, ActionModule module, Action action, HclDeclaration output,
            Findings findings) {
        TextRange label = output.nameLabel().map(name -> name.textRange()).orElse(output.block().range());
        Place place = module.place(output.file(), label);
        findings.at(place.file(), place.range(), ("%s does not declare the output \"%s\" in the outputs of %s: the pak is not "
                + "built. Add it there, or remove it here").formatted(service.path(), output.name(), module.kind().key()))
                .related(service.path(), action.place(), "the outputs of " + module.kind().key()).add();
    }

    private static List<String> without(Set<String> names, Set<String> others) {
        return names.stream().filter(name -> !others.contains(name)).sorted().toList();
    }
}
