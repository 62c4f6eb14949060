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
import tools.jackson.databind.JsonNode;

/**
 * A JSON Schema (draft-07) that is shipped with the tools, as text, as catalogue and as validator. Each is made on
 * first use and kept. Instances are safe for use by several threads.
 */
public final class DocumentSchema {

    private static final DocumentSchema MANIFEST = new DocumentSchema("manifest.schema.json");
    private static final DocumentSchema SERVICE = new DocumentSchema("service.schema.json");

    private final String resource;
    private final Lazy<JsonNode> tree = new Lazy<>(this::parse);
    private final Lazy<FieldCatalog> catalog = new Lazy<>(() -> new CatalogReader(tree.get()).read());
    private final Lazy<SchemaValidator> validator = new Lazy<>(() -> new SchemaValidator(tree.get()));

    private DocumentSchema(String resource) {
        this.resource = resource;
    }

    /** The schema of {@code manifest.yml}. */
    public static DocumentSchema manifest() {
        return MANIFEST;
    }

    /** The schema of service definitions. */
    public static DocumentSchema service() {
        return SERVICE;
    }

    /** The schema itself, as other tools read it. */
    public String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    /** What the schema says about each field. */
    public FieldCatalog catalog() {
        return catalog.get();
    }

    /** Applies the schema. */
    public SchemaValidator validator() {
        return validator.get();
    }

    private JsonNode parse() {
        return JsonTrees.parse(bytes());
    }

    private byte[] bytes() {
        try (InputStream stream = DocumentSchema.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("the installation is damaged: " + resource + " is missing");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + resource, e);
        }
    }

    @Override
    public String toString() {
        return "DocumentSchema[" + resource + "]";
    }
}
