/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.Optional;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.SchemaField;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/**
 * A field by name, small enough to travel with every proposal and come back when its documentation is wanted.
 *
 * @param kind id of the document kind
 * @param definition kind of object
 * @param field key
 */
record FieldReference(String kind, String definition, String field) {

    static FieldReference of(DocumentKind kind, SchemaField field) {
        return new FieldReference(kind.id(), field.definition(), field.name());
    }

    /** The reference in the data of a proposal; empty when there is none. */
    static Optional<FieldReference> in(Object data) {
        JsonElement json = data instanceof JsonElement element ? element : new Gson().toJsonTree(data);
        return json instanceof JsonObject object && object.get("kind") instanceof JsonPrimitive kind
                && object.get("definition") instanceof JsonPrimitive definition
                && object.get("field") instanceof JsonPrimitive field
                        ? Optional.of(new FieldReference(kind.getAsString(), definition.getAsString(),
                                field.getAsString()))
                        : Optional.empty();
    }

    JsonObject toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("kind", kind);
        json.addProperty("definition", definition);
        json.addProperty("field", field);
        return json;
    }

    Optional<SchemaField> resolve() {
        return DocumentKinds.byId(kind).map(DocumentSchema::of)
                .flatMap(schema -> schema.catalog().definition(definition))
                .flatMap(object -> object.field(field));
    }
}
