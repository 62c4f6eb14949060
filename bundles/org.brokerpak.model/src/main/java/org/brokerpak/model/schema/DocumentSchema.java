/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;

import tools.jackson.databind.JsonNode;

/**
 * The JSON Schema (draft-07) of a kind of document, as text, as catalogue and as validator. Each is made on first use
 * and kept. Safe for use by several threads; whoever wants the first answer quickly asks for the validator beforehand
 * on a thread of its own.
 */
public final class DocumentSchema {

    private static final Map<String, DocumentSchema> BY_KIND = DocumentKinds.all().stream()
            .map(DocumentSchema::new)
            .collect(Collectors.toUnmodifiableMap(schema -> schema.kind.id(), Function.identity()));

    private final DocumentKind kind;
    private final Lazy<JsonNode> tree = new Lazy<>(() -> JsonReader.read(text()));
    private final Lazy<FieldCatalog> catalog = new Lazy<>(this::readCatalog);
    private final Lazy<SchemaValidator> validator = new Lazy<>(() -> new SchemaValidator(tree.get(), catalog()));

    private DocumentSchema(DocumentKind kind) {
        this.kind = kind;
    }

    /** The schema of a kind of document. */
    public static DocumentSchema of(DocumentKind kind) {
        DocumentSchema schema = BY_KIND.get(kind.id());
        if (schema == null) {
            throw new IllegalArgumentException(kind.id() + " is not in the registry of document kinds");
        }
        return schema;
    }

    /** The schema itself, as other tools read it. */
    public String text() {
        try (InputStream stream = DocumentSchema.class.getResourceAsStream(kind.schema())) {
            if (stream == null) {
                throw new IllegalStateException("the installation is damaged: " + kind.schema() + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + kind.schema(), e);
        }
    }

    /** What the schema says about each field. */
    public FieldCatalog catalog() {
        return catalog.get();
    }

    /** Applies the schema. */
    public SchemaValidator validator() {
        return validator.get();
    }

    private FieldCatalog readCatalog() {
        return new CatalogReader(tree.get(), kind.loadStage()).read();
    }

    @Override
    public String toString() {
        return "DocumentSchema[" + kind.id() + "]";
    }
}
