/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.Optional;

import org.brokerpak.syntax.yaml.YamlPath;

/**
 * One thing in a document that its schema does not allow.
 *
 * @param keyword the JSON Schema keyword that failed: {@code type}, {@code required}, {@code additionalProperties},
 *     {@code enum}, {@code pattern}, {@code minLength}, {@code minItems}, {@code minimum}, {@code exclusiveMinimum}
 * @param path leads to the offending value; for {@code required} and {@code additionalProperties} to the object that
 *     lacks or has the property
 * @param property the missing or unknown property; empty for all other keywords
 * @param schemaDefinition the kind of object whose description failed, such as {@code binary}
 * @param detail what was expected, in a few words: {@code expected object, found string}
 */
public record SchemaFailure(
        String keyword, YamlPath path, Optional<String> property, String schemaDefinition, String detail) {

    /** The path with the property, as the broker writes paths: {@code plans[0].free}; empty for the document itself. */
    public String location() {
        return property.map(path::key).orElse(path).toString();
    }
}
