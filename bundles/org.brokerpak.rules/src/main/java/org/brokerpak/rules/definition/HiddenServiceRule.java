/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.Set;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;

/**
 * A tag that takes the service out of the catalog unless the operator asks for it (broker-behaviour 2.5). Only
 * {@code terraform} is likely to be meant in another way.
 */
public final class HiddenServiceRule extends DefinitionRule {

    private static final String TERRAFORM = "terraform";
    private static final Set<String> HIDING = Set.of("unmaintained", "eol", "beta", "deprecated", TERRAFORM);

    public HiddenServiceRule() {
        super("hidden-service", Severity.HINT, Stage.REGISTRATION);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Field<String> tag : definition.tags()) {
            if (HIDING.contains(tag.value())) {
                findings.at(document.path(), tag.range(), ("the tag \"%s\" hides the service: the broker leaves it out of the "
                        + "catalog unless its operator asks for such services").formatted(tag.value()))
                        .severity(tag.value().equals(TERRAFORM) ? Severity.WARNING : Severity.HINT).add();
            }
        }
    }
}
