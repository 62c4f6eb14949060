/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;

/**
 * The two results of a conditional are of types that tofu does not bring together: a list, an object and a single value are
 * three worlds. Judged are values written out, calls of functions with one result type, and variables with a type.
 */
public final class ConditionalTypesRule extends ModuleRule {

    public ConditionalTypesRule() {
        super("conditional-types", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (module.isReadable()) {
            ValueKinds kinds = ValueKinds.of(module.hcl());
            module.hcl().files().forEach((name, file) -> visit(module, name, file.body(), kinds, findings));
        }
    }

    private static void visit(ActionModule module, String name, HclNode node, ValueKinds kinds,
            Findings findings) {
        if (node instanceof HclExpression.Conditional conditional) {
            Optional<ValueKinds.Kind> whenTrue = kinds.of(conditional.whenTrue());
            Optional<ValueKinds.Kind> whenFalse = kinds.of(conditional.whenFalse());
            if (whenTrue.isPresent() && whenFalse.isPresent() && whenTrue.get() != whenFalse.get()) {
                Place place = module.place(name, conditional.range());
                findings.at(place.file(), place.range(), ("one result of this conditional is %s and the other %s: tofu fails. Give "
                        + "both one type").formatted(whenTrue.get().words(), whenFalse.get().words())).add();
            }
        }
        node.children().forEach(child -> visit(module, name, child, kinds, findings));
    }
}
