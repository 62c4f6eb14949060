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
 * A kind of object in a document, such as a plan or a binary.
 *
 * @param name name in the schema's {@code definitions}
 * @param title a few words
 * @param description one sentence
 * @param stageIfUnknown where the broker would notice a field that is not listed here
 * @param freeForm whether the broker keeps it as it is written instead of decoding it field by field
 * @param fields all fields, in schema order
 */
public record ObjectDefinition(String name, String title, String description, Stage stageIfUnknown, boolean freeForm,
        List<SchemaField> fields) {

    public ObjectDefinition {
        fields = List.copyOf(fields);
    }

    /** The field with this name, empty when the object has none. */
    public Optional<SchemaField> field(String fieldName) {
        for (SchemaField field : fields) {
            if (field.name().equals(fieldName)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }
}
