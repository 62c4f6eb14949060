/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclArgument;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextRange;

/** A variable or local value of a template that nothing uses. A variable's input then has no effect either. */
public final class UnusedVariableRule extends ModuleRule {

    public UnusedVariableRule() {
        super("unused-variable", Severity.WARNING, Stage.SILENT);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (!module.isReadable() || Doubts.of(service.document()).aboutTemplates(module.kind())) {
            return;
        }
        Set<String> used = new HashSet<>();
        ModuleReferences.in(module.hcl()).stream().filter(use -> use.reference().names().size() > 1)
                .forEach(use -> used.add(use.reference().root().text() + "." + use.reference().names().get(1).text()));
        addMisspelt(module, used);
        Set<String> inputs = service.content().action(module.kind()).inputNames();
        for (HclDeclaration variable : module.hcl().variables()) {
            // Without an input it is undeclared-input that speaks.
            if (inputs.contains(variable.name()) && !used.contains("var." + variable.name())) {
                TextRange label = variable.nameLabel().orElseThrow().textRange();
                Place place = module.place(variable.file(), label);
                findings.at(place.file(), place.range(), "no template of %s uses the variable \"%s\"%s".formatted(
                        module.kind().key(), variable.name(), variable.name().equals(Action.SUBSUME)
                                ? ". The broker reads the plan's value itself: remove the variable"
                                : ", so its input has no effect. Use it, or remove both")).add();
            }
        }
        for (HclArgument local : module.hcl().locals()) {
            if (!used.contains("local." + local.name())) {
                Place place = module.place(local.file(), local.attribute().name().range());
                findings.at(place.file(), place.range(), "no template of %s uses the local value \"%s\""
                        .formatted(module.kind().key(), local.name())).severity(Severity.HINT).stage(Stage.ADVICE).add();
            }
        }
    }

    /** What a misspelt reference means is used, and the reference has a finding of its own. */
    private static void addMisspelt(ActionModule module, Set<String> used) {
        List<String> variables = module.hcl().variables().stream().map(HclDeclaration::name).toList();
        List<String> locals = module.hcl().locals().stream().map(HclArgument::name).toList();
        for (String reference : List.copyOf(used)) {
            String name = reference.substring(reference.indexOf('.') + 1);
            String root = reference.substring(0, reference.indexOf('.'));
            List.of("var", "local").stream().filter(other -> NearNames.isOneSlip(root, other))
                    .forEach(other -> used.add(other + "." + name));
            if (reference.startsWith("var.") && !variables.contains(name)) {
                NearNames.nearest(name, variables).ifPresent(near -> used.add("var." + near));
            } else if (reference.startsWith("local.") && !locals.contains(name)) {
                NearNames.nearest(name, locals).ifPresent(near -> used.add("local." + near));
            }
        }
    }
}
