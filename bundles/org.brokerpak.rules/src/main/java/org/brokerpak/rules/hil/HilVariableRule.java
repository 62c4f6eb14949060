/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * An expression reads a variable that does not exist at its place, or not in every request (broker-behaviour 3.7, 4.1,
 * 4.3).
 */
public final class HilVariableRule extends HilRule {

    public HilVariableRule() {
        super("hil-variable");
    }

    @Override
    boolean comparesDocument() {
        return true;
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        if (Doubts.of(document).aboutInputs(site.action().kind())) {
            return;
        }
        HilVariables variables = HilVariables.at(definition, site);
        for (HilNode.Variable variable : site.template().variables()) {
            TextRange range = site.place(variable.range());
            Optional<HilVariables.Known> known = variables.find(variable.name());
            if (known.isEmpty()) {
                // "region: ${region}" is how a pak says that the operator has to provide a region.
                if (!(site.computed() && variable.name().equals(site.owner()))) {
                    unknown(document, definition, site, variable.name(), range, findings);
                }
            } else if (!known.get().certain() && !variable.name().equals(site.owner())) {
                findings.at(document.path(), range,
                        "\"%s\" is not set in every request, and this expression fails when it is not. Give it a default%s"
                                .formatted(variable.name(), site.computed() ? "" : " and declare it above this input"))
                        .severity(Severity.WARNING).add();
            }
        }
    }

    private static void unknown(PakDocument document, ServiceDefinition definition, HilSite site, String name,
            TextRange range, Findings findings) {
        HilVariables variables = HilVariables.at(definition, site);
        // Plans that the operator defines may set anything, and a service without plans of its own lives on them.
        boolean operatorMaySetIt = site.computed() && definition.plans().isEmpty();
        Optional<String> near = NearNames.nearest(name, variables.names());
        Findings.Draft draft = findings.at(document.path(), range, "there is no variable \"%s\" here: %s. %s".formatted(name,
                consequence(site) + (operatorMaySetIt ? " unless an operator's plan sets it" : ""),
                remedy(site, variables, name, near))).severity(operatorMaySetIt ? Severity.WARNING : Severity.ERROR);
        near.ifPresent(other -> draft.fix(Fix.possible("Change to " + other, document.path(),
                new TextEdit(range, other))));
        draft.add();
    }

    private static String remedy(HilSite site, HilVariables variables, String name, Optional<String> near) {
        int dot = name.lastIndexOf('.');
        if (dot > 0 && variables.find(name.substring(0, dot)).isPresent()) {
            return "Read an entry of a map by its index: %s[\"%s\"]".formatted(name.substring(0, dot),
                    name.substring(dot + 1));
        }
        int dash = name.indexOf('-');
        if (dash > 0 && variables.find(name.substring(0, dash)).isPresent()) {
            return "A dash belongs to a name: put spaces around a minus";
        }
        if (near.isPresent()) {
            return "Did you mean \"" + near.get() + "\"?";
        }
        Action action = site.action();
        boolean planInput = action.planInputs().stream().anyMatch(input -> input.fieldName().value().equals(name));
        if (planInput) {
            return "What a plan sets is there for computed inputs only";
        }
        boolean below = action.computedInputs().stream().anyMatch(input -> input.name().value().equals(name));
        return below ? "It is computed later: move it above this input"
                : "Only inputs of " + action.kind().key() + " and the request's own variables can be read";
    }
}
