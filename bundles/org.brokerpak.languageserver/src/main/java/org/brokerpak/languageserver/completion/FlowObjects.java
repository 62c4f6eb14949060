/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.schema.ValueShape;

/** A whole item in braces where a list between brackets wants one. */
final class FlowObjects implements CompletionParticipant {

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        if (!request.caret().flow().inside() || request.writesKey()) {
            return;
        }
        Optional<ObjectDefinition> object = request.catalog().objectAt(request.caret().path());
        List<SchemaField> required = object.map(ObjectDefinition::fields).orElse(List.of()).stream()
                .filter(field -> field.required() && (field.shape() == ValueShape.SCALAR
                        || field.shape() == ValueShape.ANY)).toList();
        if (object.isEmpty() || request.caret().quote() != 0) {
            return;
        }
        List<String> members = new ArrayList<>();
        for (int i = 0; i < required.size(); i++) {
            members.add(required.get(i).name() + ": $" + (i + 1));
        }
        String text = members.isEmpty() ? "{$1\\}" : "{" + String.join(", ", members) + "\\}";
        proposals.addSnippet(members.isEmpty() ? "{ }" : "{" + String.join(", ",
                required.stream().map(SchemaField::name).toList()) + "}", text + request.caret().flow().trail(), 0);
    }
}
