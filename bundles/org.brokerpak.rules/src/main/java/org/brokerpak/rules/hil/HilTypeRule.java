/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.syntax.hil.HilChecker;
import org.brokerpak.syntax.hil.HilProblem;
import org.brokerpak.syntax.hil.HilScope;
import org.brokerpak.syntax.hil.HilVariableType;

/** The types in an expression do not fit and are not converted (broker-behaviour 3.4). */
public final class HilTypeRule extends HilRule {

    public HilTypeRule() {
        super("hil-type");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        if (!site.template().problems().isEmpty()) {
            return;
        }
        HilVariables variables = HilVariables.at(definition, site);
        HilScope scope = name -> variables.find(name).map(HilVariables.Known::type);
        for (HilProblem problem : HilChecker.check(site.template(), withUnknowns(scope)).problems()) {
            if (problem.kind() == HilProblem.Kind.TYPE) {
                findings.at(document.path(), site.place(problem.range()),
                        problem.text() + ": " + consequence(site)).add();
            }
        }
    }

    /** A variable that does not exist is another rule's business. */
    private static HilScope withUnknowns(HilScope scope) {
        return name -> Optional.of(scope.variable(name).orElse(HilVariableType.unknown()));
    }
}
