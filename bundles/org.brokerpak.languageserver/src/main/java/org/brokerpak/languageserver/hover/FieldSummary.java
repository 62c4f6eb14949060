/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;

/** What the schema says of a field, in a few words. */
public final class FieldSummary {

    private static final String CHECKED = "**Checked**";

    private FieldSummary() {
    }

    /** Type, need and default on one line: {@code string, required}. */
    public static String brief(FieldCatalog catalog, SchemaField field) {
        return String.join(", ", facts(catalog, field, ""));
    }

    /** The whole text of a hover: the facts, the field's own text, and where the broker would notice a mistake. */
    static String markdown(FieldCatalog catalog, SchemaField field) {
        String text = field.markdown();
        String stage = text.contains(CHECKED) ? "" : "\n\n" + CHECKED + " " + field.stage().when() + ".";
        return "**" + field.name() + "** · " + String.join(" · ", facts(catalog, field, "`")) + "\n\n" + text + stage;
    }

    private static List<String> facts(FieldCatalog catalog, SchemaField field, String mark) {
        List<String> facts = new ArrayList<>();
        facts.add(type(catalog, field));
        if (field.required()) {
            facts.add("required");
        } else if (field.specRequired()) {
            facts.add("required by the specification only");
        }
        field.defaultValue().filter(value -> !value.isEmpty())
                .ifPresent(value -> facts.add("default " + mark + value + mark));
        return facts;
    }

    /** The type as an author thinks of it: where a text is wanted the broker takes any single value. */
    private static String type(FieldCatalog catalog, SchemaField field) {
        return switch (field.shape()) {
            case LIST -> "list" + child(catalog, field);
            case MAPPING -> "mapping" + child(catalog, field);
            case ANY -> "any value";
            case SCALAR -> field.types().contains("string") || field.types().isEmpty() ? "string"
                    : String.join(" or ", field.types());
        };
    }

    private static String child(FieldCatalog catalog, SchemaField field) {
        return field.child().flatMap(catalog::definition).map(ObjectDefinition::title)
                .map(title -> " (" + title.toLowerCase(Locale.ROOT) + ")").orElse("");
    }
}
