/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextRange;

/**
 * A template has a variable that no input of its action provides; a default in the template does not help, and import
 * inputs do not count (broker-behaviour 2.4).
 */
public final class UndeclaredInputRule extends ModuleRule {

    public UndeclaredInputRule() {
        super("undeclared-input");
    }

    @Override
    void check(ServiceFile service, ActionModule module, Findings findings) {
        if (!module.isReadable()) {
            return;
        }
        Action action = service.content().action(module.kind());
        Set<String> inputs = inputs(action);
        Set<String> variables = module.hcl().variables().stream().map(HclDeclaration::name).collect(Collectors.toSet());
        Set<String> unused = new LinkedHashSet<>(inputs);
        unused.removeAll(variables);
        for (HclDeclaration variable : module.hcl().variables()) {
            if (!inputs.contains(variable.name())) {
                report(service, module, variable, unused, findings);
            }
        }
    }

    private static void report(ServiceFile service, ActionModule module, HclDeclaration variable, Set<String> unused,
            Findings findings) {
        TextRange label = variable.nameLabel().map(name -> name.textRange()).orElse(variable.block().range());
        Place place = module.place(variable.file(), label);
        String section = module.kind().key();
        String remedy = NearNames.nearest(variable.name(), unused)
                .map(near -> "Did you mean \"" + near + "\", which the template does not declare?")
                .orElse("Add it to the user_inputs, plan_inputs or computed_inputs of " + section
                        + ", or remove the variable");
        findings.at(place.file(), place.range(), "no input of %s in %s provides the variable \"%s\": the pak is not built. %s"
                .formatted(section, service.path(), variable.name(), remedy))
                .related(service.path(), service.content().action(module.kind()).place(), "the inputs").add();
    }

    private static Set<String> inputs(Action action) {
        Set<String> names = new LinkedHashSet<>();
        action.planInputs().forEach(input -> names.add(input.fieldName().value()));
        action.userInputs().forEach(input -> names.add(input.fieldName().value()));
        action.computedInputs().forEach(input -> names.add(input.name().value()));
        return names;
    }
}
