/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashMap;
import java.util.Map;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;

/**
 * A service's name or id, or a plan's id, stands twice in the pak (broker-behaviour 2.4, catalog). Service ids and plan ids
 * are two separate sets.
 */
public final class DuplicateInCatalogRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("duplicate-in-catalog", Severity.ERROR, Stage.PAK_BUILD);

    private record Seen(ServiceFile service, Field<String> field, String owner) {
    }

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        Map<String, Seen> names = new HashMap<>();
        Map<String, Seen> ids = new HashMap<>();
        Map<String, Seen> planIds = new HashMap<>();
        for (ServiceFile service : pak.services()) {
            String owner = "service \"" + service.displayedName() + "\"";
            check(names, new Seen(service, service.content().name(), owner), "name", findings);
            check(ids, new Seen(service, service.content().id(), owner), "id", findings);
            for (Plan plan : service.content().plans()) {
                String planOwner = "plan \"" + plan.name().value() + "\" of " + owner;
                check(planIds, new Seen(service, plan.id(), planOwner), "id", findings);
            }
        }
    }

    private static void check(Map<String, Seen> known, Seen here, String what, Findings findings) {
        String value = here.field.value();
        if (value.isEmpty()) {
            return;
        }
        Seen first = known.putIfAbsent(value, here);
        if (first != null) {
            String message = what.equals("name")
                    ? "two services of the pak are named \"%s\": the pak is not built. Rename one of them".formatted(value)
                    : "%s has the same id as %s (%s:%d): the pak is not built. Give one of them a new UUID".formatted(
                            here.owner, first.owner, first.service.path(),
                            first.service.document().source().lineAt(first.field.range().start()) + 1);
            Findings.Draft draft = findings.at(here.service.path(), here.field.range(), message)
                    .related(first.service.path(), first.field.range(), "the first one");
            if (what.equals("id")) {
                draft.fix(YamlFixes.newUuid(here.service.document(), here.field.range(), here.owner));
            }
            draft.add();
        }
    }
}
