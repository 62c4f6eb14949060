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
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** {@code instance.details["x"]} where provisioning has no output x (broker-behaviour 3.7). */
public final class InstanceDetailsRule extends HilRule {

    private static final String DETAILS = "instance.details";
    private static final String STATUS = "status";

    public InstanceDetailsRule() {
        super("instance-details");
    }

    @Override
    boolean comparesDocument() {
        return true;
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        if (site.action().kind() != Action.Kind.BIND || !definition.provision().present()
                || Doubts.of(document).aboutOutputs(Action.Kind.PROVISION)) {
            return;
        }
        List<String> outputs = definition.provision().outputs().stream().map(output -> output.fieldName().value()).toList();
        for (HilNode.Literal key : site.indexed(DETAILS)) {
            String name = key.value();
            if (outputs.contains(name) || name.equals(STATUS)) {
                continue;
            }
            TextRange range = site.place(key.range());
            Optional<String> near = NearNames.nearest(name, outputs);
            Findings.Draft draft = findings.at(document.path(), range,
                    "provision has no output \"%s\": every bind request fails. %s".formatted(name,
                            near.map(other -> "Did you mean \"" + other + "\"?").orElse(outputs.isEmpty()
                                    ? "It declares no outputs" : "It has " + String.join(", ", outputs))))
                    .related(document.path(), definition.provision().place(), "its outputs");
            near.ifPresent(other -> draft.fix(Fix.possible("Change to \"" + other + "\"", document.path(),
                    new TextEdit(range, other))));
            draft.add();
        }
    }
}
