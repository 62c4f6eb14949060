/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.schema.ValueShape;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** The values that the schema knows: enumerated ones, true and false; samples where nobody knows anything better. */
final class FieldValues implements CompletionParticipant {

    private static final int CERTAIN = 0;
    private static final int SAMPLE = 5;

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        Optional<SchemaField> field = request.valueField();
        if (field.isEmpty() || !takesSingleValue(request, field.get())) {
            return;
        }
        List<String> types = request.atItem() ? field.get().itemTypes() : field.get().types();
        if (types.equals(List.of("boolean"))) {
            List.of("true", "false")
                    .forEach(value -> add(request, field.get(), value, CompletionItemKind.Keyword, CERTAIN, proposals));
        }
        field.get().values().stream().filter(value -> !value.isEmpty())
                .forEach(value -> add(request, field.get(), value, CompletionItemKind.EnumMember, CERTAIN, proposals));
        if (proposals.items().isEmpty()) {
            field.get().samples()
                    .forEach(value -> add(request, field.get(), value, CompletionItemKind.Value, SAMPLE, proposals));
        }
    }

    private static boolean takesSingleValue(CompletionRequest request, SchemaField field) {
        return request.atItem() ? field.shape() == ValueShape.LIST && field.child().isEmpty()
                : field.shape() == ValueShape.SCALAR || field.shape() == ValueShape.ANY;
    }

    private static void add(CompletionRequest request, SchemaField field, String value, CompletionItemKind kind,
            int rank, Proposals proposals) {
        CompletionItem item = proposals.addValue(value, kind, rank);
        item.setDetail(rank == SAMPLE ? "example"
                : field.defaultValue().filter(value::equals).map(same -> "default").orElse(null));
        item.setData(FieldReference.of(request.document().kind(), field).toJson());
    }
}
