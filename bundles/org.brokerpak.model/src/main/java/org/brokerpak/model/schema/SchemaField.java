/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.Stage;

/**
 * One field of an {@link ObjectDefinition}.
 *
 * @param definition name of the object that has the field, such as {@code binary}
 * @param name the key in YAML
 * @param title a few words
 * @param description one sentence
 * @param shape what the value looks like
 * @param types JSON types allowed, in schema order; empty when any is
 * @param values allowed values of a scalar, as text and in schema order; empty when not enumerated
 * @param samples values worth offering, as text; only single values, never lists or mappings
 * @param defaultValue what the broker takes when the field is absent, as text; empty when it takes nothing
 * @param required whether the broker rejects its absence
 * @param specRequired whether only the specification demands it
 * @param stage where the broker would notice a wrong value
 * @param stageIfMissing where the broker would notice the absence of a required field
 * @param stageIfMistyped where the broker would notice a value of the wrong type
 * @param onlyIn dotted sections that honour the field, such as {@code provision.user_inputs}; empty when all do
 * @param documented whether the specification names it; fields that it does not name are not to be offered
 * @param ineffective whether the broker accepts it and does nothing with it
 * @param child name of the object definition of the value, or of each list item; empty when it has none
 * @param itemTypes JSON types of list items or mapping values; empty when any is allowed or {@code child} describes them
 */
public record SchemaField(String definition, String name, String title, String description, ValueShape shape,
        List<String> types, List<String> values, List<String> samples, Optional<String> defaultValue,
        boolean required, boolean specRequired, Stage stage, Stage stageIfMissing, Stage stageIfMistyped,
        List<String> onlyIn, boolean documented, boolean ineffective, Optional<String> child,
        List<String> itemTypes) {

    /**
     * The Markdown text for hover and documentation, read from its resource on each call. Where a field has none, the
     * description stands in for it.
     */
    public String markdown() {
        return FieldTexts.find(definition, name).orElse(description);
    }

    /**
     * Whether the broker honours the field in a section.
     *
     * @param section dotted path of the section without indexes: {@code bind}, {@code provision.user_inputs}
     */
    public boolean isHonouredIn(String section) {
        return onlyIn.isEmpty() || onlyIn.contains(section);
    }

    /**
     * What completion writes for the field: {@code name: }, or the start of the first item or entry below it.
     *
     * @param indentation what stands before the first item or entry, counted from the margin
     */
    public String insertion(String indentation) {
        return switch (shape) {
            case SCALAR, ANY -> name + ": ";
            case LIST -> name + ":\n" + indentation + "- ";
            case MAPPING -> name + ":\n" + indentation;
        };
    }
}
