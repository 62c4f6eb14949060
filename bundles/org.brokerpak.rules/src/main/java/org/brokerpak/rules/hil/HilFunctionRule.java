/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hil.HilFunction;
import org.brokerpak.syntax.hil.HilFunctions;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** A call of a function that HIL does not have, or with a wrong number of arguments (broker-behaviour 3.4, 3.5). */
public final class HilFunctionRule extends HilRule {

    public HilFunctionRule() {
        super("hil-function");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        for (HilNode.Call call : site.template().calls()) {
            Optional<HilFunction> function = HilFunctions.find(call.function());
            if (function.isEmpty()) {
                unknown(document, site, call, findings);
            } else if (function.get().parameters().size() != call.arguments().size()) {
                findings.at(document.path(), site.place(call.range()),
                        "%s takes %d arguments, not %d: %s".formatted(function.get().label(),
                                function.get().parameters().size(), call.arguments().size(), consequence(site))).add();
            }
        }
    }

    private static void unknown(PakDocument document, HilSite site, HilNode.Call call, Findings findings) {
        List<String> names = HilFunctions.all().stream().map(HilFunction::name).toList();
        Optional<String> near = NearNames.nearest(call.function(), names);
        TextRange range = site.place(call.functionRange());
        Findings.Draft draft = findings.at(document.path(), range, "HIL has no function \"%s\": %s. %s".formatted(
                call.function(), consequence(site), near.map(name -> "Did you mean \"" + name + "\"?")
                        .orElse("It has " + String.join(", ", names))));
        near.ifPresent(name -> draft.fix(Fix.possible("Change to " + name, document.path(), new TextEdit(range, name))));
        draft.add();
    }
}
