/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** The plans of a definition where an example names one by its id; found by typing the plan's name too. */
final class PlanIds implements CompletionParticipant {

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        if (!request.pattern().equals("examples[].plan_id") || request.writesKey()) {
            return;
        }
        for (Plan plan : request.definition().plans()) {
            String id = plan.id().value();
            if (!id.isBlank()) {
                CompletionItem item = proposals.addValue(id, CompletionItemKind.Reference, 0);
                String typed = request.caret().typed();
                // Clients filter by what is typed, and an author knows the name rather than the id.
                item.setFilterText(id.startsWith(typed) ? id : plan.name().value());
                item.setDetail("plan " + plan.name().value());
            }
        }
    }
}
