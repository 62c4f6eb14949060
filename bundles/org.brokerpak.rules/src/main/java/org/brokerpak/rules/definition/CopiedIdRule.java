/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;

/**
 * An id that is no one's own: from the examples of the specification or made up of one digit, or a plan's id that is also its
 * service's. All paks of one broker share one catalog (broker-behaviour 2.5, 10.1).
 */
public final class CopiedIdRule extends DefinitionRule {

    private static final Set<String> EXAMPLES = Set.of("899bf076-632b-4143-b015-43da8179e53f",
            "12345678-1234-1234-1234-123456789012", "12345678-1234-1234-1234-123456789abc",
            "01234567-89ab-cdef-0123-456789abcdef", "123e4567-e89b-12d3-a456-426614174000",
            "123e4567-e89b-12d3-a456-426655440000", "550e8400-e29b-41d4-a716-446655440000",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    /** Zeros with a number at the end, or the same digit again and again. */
    private static final Pattern PLACEHOLDER = Pattern.compile("0{8}-0{4}-0{4}-0{4}-0{6,}[0-9a-f]{0,6}|"
            + "([0-9a-f])\\1{7}(-\\1{4}){3}-\\1{12}");

    public CopiedIdRule() {
        super("copied-id", Severity.WARNING, Stage.ADVICE);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        check(document, definition.id(), "the service", findings);
        for (Plan plan : definition.plans()) {
            check(document, plan.id(), "the plan \"" + plan.name().value() + "\"", findings);
            if (!plan.id().value().isEmpty() && plan.id().value().equalsIgnoreCase(definition.id().value())) {
                findings.at(document.path(), plan.id().range(),
                        "the plan \"%s\" has the id of its service, and ids should be unique. Give it one of its own"
                                .formatted(plan.name().value())).specificationOnly()
                        .related(document.path(), definition.id().range(), "the service's id").add();
            }
        }
    }

    private static void check(PakDocument document, Field<String> id, String owner, Findings findings) {
        String value = id.value().toLowerCase(Locale.ROOT);
        if (EXAMPLES.contains(value) || PLACEHOLDER.matcher(value).matches()) {
            findings.at(document.path(), id.range(), ("%s has the id of an example, which other paks have copied as well; a broker "
                    + "starts with no two alike. Give it a new one before the first instance is made").formatted(owner))
                    .fix(YamlFixes.newUuid(document, id.range(), owner)).add();
        }
    }
}
