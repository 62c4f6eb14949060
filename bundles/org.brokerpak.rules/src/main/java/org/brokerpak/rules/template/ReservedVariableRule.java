/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclDeclaration;

/** A variable has a name that OpenTofu keeps for the arguments of module blocks (broker-behaviour 6.1). */
public final class ReservedVariableRule extends ModuleRule {

    private static final Set<String> RESERVED = Set.of("source", "version", "providers", "count", "for_each", "depends_on",
            "lifecycle", "locals");

    public ReservedVariableRule() {
        super("reserved-variable", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        for (HclDeclaration variable : module.hcl().variables()) {
            variable.nameLabel().filter(label -> RESERVED.contains(label.value())).ifPresent(label -> {
                Place place = module.place(variable.file(), label.textRange());
                findings.at(place.file(), place.range(), ("OpenTofu keeps the name \"%s\" for its own use in module blocks: tofu fails. "
                        + "Give the variable and its input another name").formatted(label.value())).add();
            });
        }
    }
}
