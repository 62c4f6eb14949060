/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.languageserver.hover.FieldSummary;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.schema.ValueShape;
import org.eclipse.lsp4j.CompletionItem;

/** The keys that a block may still have, those the broker demands first. */
final class FieldKeys implements CompletionParticipant {

    private static final int MOST_TAB_STOPS = 6;

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        Optional<ObjectDefinition> block = request.writesKey()
                ? request.catalog().objectAt(request.caret().path()) : Optional.empty();
        if (block.isEmpty()) {
            return;
        }
        Set<String> present = request.keysBeside();
        IndentStyle style = IndentStyle.of(request.text());
        for (SchemaField field : block.get().fields()) {
            if (field.documented() && !field.ineffective() && !present.contains(field.name())
                    && field.isHonouredIn(request.section())) {
                add(request, field, style, proposals);
            }
        }
    }

    private static void add(CompletionRequest request, SchemaField field, IndentStyle style, Proposals proposals) {
        int rank = field.required() ? 0 : field.specRequired() ? 1 : 2;
        CompletionItem item = request.caret().flow().inside() ? addInFlow(request, field, rank, proposals)
                : addBelow(request, field, style, rank, proposals);
        item.setDetail(FieldSummary.brief(request.catalog(), field));
        item.setData(FieldReference.of(request.document().kind(), field).toJson());
    }

    /** Between braces everything stays on the line. */
    private static CompletionItem addInFlow(CompletionRequest request, SchemaField field, int rank,
            Proposals proposals) {
        String value = switch (field.shape()) {
            case LIST -> "[$1]";
            case MAPPING -> "{$1\\}";
            case SCALAR, ANY -> request.caret().flow().trail().isEmpty() ? "" : "$1";
        };
        boolean snippet = proposals.maySnippet() && !value.isEmpty();
        return proposals.addKey(field.name(), field.name() + ": " + (snippet ? value : Snippets.plain(value)), snippet,
                rank);
    }

    private static CompletionItem addBelow(CompletionRequest request, SchemaField field, IndentStyle style, int rank,
            Proposals proposals) {
        int column = request.caret().column();
        boolean list = field.shape() == ValueShape.LIST;
        String indent = list ? style.dashBelow(column) : style.belowKey(column);
        List<SchemaField> members = proposals.maySnippet() && field.shape() != ValueShape.SCALAR
                ? demanded(request, field) : List.of();
        String start = field.insertion(indent);
        String insertion = members.isEmpty() ? start : start + tabStops(members, list ? indent + "  " : indent);
        return proposals.addKey(field.name(), lines(request, insertion), !members.isEmpty(), rank);
    }

    private static String lines(CompletionRequest request, String insertion) {
        return insertion.replace("\n", request.text().lineBreak());
    }

    /** What the broker demands of the object below a key, as long as it is a handful of single values. */
    private static List<SchemaField> demanded(CompletionRequest request, SchemaField field) {
        List<SchemaField> required = field.child().flatMap(request.catalog()::definition)
                .map(ObjectDefinition::fields).orElse(List.of()).stream().filter(SchemaField::required).toList();
        boolean simple = required.size() <= MOST_TAB_STOPS && required.stream()
                .allMatch(member -> member.shape() == ValueShape.SCALAR || member.shape() == ValueShape.ANY);
        return simple ? required : List.of();
    }

    /** Names of fields hold nothing that a snippet would have to escape. */
    private static String tabStops(List<SchemaField> members, String indent) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < members.size(); i++) {
            text.append(i == 0 ? "" : "\n" + indent).append(members.get(i).name()).append(": $").append(i + 1);
        }
        return text.toString();
    }
}
