/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.text.TextEdit;

/**
 * A template calls a function that OpenTofu does not have, or with too few or too many arguments (OpenTofu language, "Built-in
 * functions"). Functions of providers, whose names have colons, are not known here.
 */
public final class UnknownFunctionRule extends ModuleRule {

    public UnknownFunctionRule() {
        super("unknown-function", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        module.hcl().files().forEach((name, file) -> {
            if (file.isValid()) {
                for (HclBlock block : file.body().blocks()) {
                    for (HclNode item : block.body().items()) {
                        // A type is written like calls of functions.
                        boolean type = block.type().text().equals("variable") && item instanceof HclAttribute attribute
                                && attribute.name().text().equals("type");
                        if (!type) {
                            visit(module, name, item, findings);
                        }
                    }
                }
            }
        });
    }

    private static void visit(ActionModule module, String file, HclNode node, Findings findings) {
        if (node instanceof HclExpression.FunctionCall call && call.name().text().indexOf(':') < 0) {
            check(module, file, call, findings);
        }
        for (HclNode child : node.children()) {
            visit(module, file, child, findings);
        }
    }

    private static void check(ActionModule module, String file, HclExpression.FunctionCall call, Findings findings) {
        String name = call.name().text();
        TofuFunctions.Arity arity = TofuFunctions.all().get(name);
        if (arity == null) {
            Optional<String> near = NearNames.nearest(name, TofuFunctions.names());
            Place place = module.place(file, call.name().range());
            Findings.Draft draft = findings.at(place.file(), place.range(), "tofu has no function \"%s\": it fails. %s".formatted(name,
                    near.map(other -> "Did you mean \"" + other + "\"?").orElse("Use one that it has")));
            near.ifPresent(other -> draft.fix(Fix.possible("Change to \"" + other + "\"", place.file(),
                    new TextEdit(place.range(), other))));
            draft.add();
        } else if (!call.expandLast() && !arity.accepts(call.arguments().size())) {
            Place place = module.place(file, call.range());
            int given = call.arguments().size();
            findings.at(place.file(), place.range(), "the function \"%s\" takes %s argument%s and gets %d: tofu fails. %s".formatted(name,
                    arity, arity.toString().equals("1") ? "" : "s", given,
                    given < arity.least() ? "Give it what is missing" : "Remove what is too much")).add();
        }
    }
}
