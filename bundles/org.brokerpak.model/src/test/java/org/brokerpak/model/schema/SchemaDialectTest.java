/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Random;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.junit.jupiter.api.Test;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Our reduced dialect and the library's full draft-07 find the same failures in random documents. */
class SchemaDialectTest {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @Test
    void agreesWithTheLibrarysDraft07() {
        long seed = 20261120;
        Random random = new Random(seed);
        for (DocumentKind kind : DocumentKinds.all()) {
            JsonNode tree = JsonMapper.builder().build().readTree(DocumentSchema.of(kind).text());
            Schema full = schema(Dialects.getDraft7(), tree);
            Schema reduced = schema(SchemaDialect.create(), tree);
            FieldCatalog catalog = DocumentSchema.of(kind).catalog();
            int failures = 0;
            for (int i = 0; i < 400; i++) {
                ObjectNode instance = object(catalog, catalog.root(), random);
                List<String> expected = texts(full.validate(instance));
                assertEquals(expected, texts(reduced.validate(instance)), () -> "seed " + seed + ": " + instance);
                failures += expected.size();
            }
            assertEquals(true, failures > 1_000, "the random documents of kind " + kind.id() + " are too tame");
        }
    }

    private static Schema schema(Dialect dialect, JsonNode tree) {
        return SchemaRegistry.withDialect(dialect).getSchema(tree);
    }

    private static List<String> texts(List<Error> errors) {
        return errors.stream()
                .map(error -> error.getInstanceLocation() + " " + error.getProperty() + " " + error.getSchemaLocation())
                .sorted(Comparator.naturalOrder()).toList();
    }

    private static ObjectNode object(FieldCatalog catalog, ObjectDefinition definition, Random random) {
        ObjectNode object = NODES.objectNode();
        for (SchemaField field : definition.fields()) {
            if (random.nextInt(3) > 0) {
                object.set(field.name(), value(catalog, field, random));
            }
        }
        if (random.nextInt(4) == 0) {
            object.set("bogus" + random.nextInt(5), scalar(random));
        }
        return object;
    }

    private static JsonNode value(FieldCatalog catalog, SchemaField field, Random random) {
        if (random.nextInt(8) == 0) {
            return random.nextBoolean() ? scalar(random) : NODES.arrayNode().add(scalar(random));
        }
        if (field.shape() == ValueShape.LIST) {
            ArrayNode array = NODES.arrayNode();
            for (int i = random.nextInt(3); i > 0; i--) {
                array.add(field.child().flatMap(catalog::definition)
                        .<JsonNode>map(child -> object(catalog, child, random)).orElseGet(() -> scalar(random)));
            }
            return array;
        }
        if (field.shape() == ValueShape.MAPPING) {
            return field.child().flatMap(catalog::definition).map(child -> object(catalog, child, random))
                    .orElseGet(() -> NODES.objectNode().set("a", scalar(random)));
        }
        if (!field.values().isEmpty() && random.nextBoolean()) {
            return NODES.stringNode(field.values().get(random.nextInt(field.values().size())));
        }
        return scalar(random);
    }

    private static JsonNode scalar(Random random) {
        return switch (random.nextInt(9)) {
            case 0 -> NODES.stringNode("");
            case 1 -> NODES.stringNode("a b");
            case 2 -> NODES.stringNode("8b52a460-b246-11eb-a8f5-d349948e2480");
            case 3 -> NODES.stringNode("https://example.com");
            case 4 -> NODES.numberNode(random.nextInt(3));
            case 5 -> NODES.numberNode(386);
            case 6 -> NODES.numberNode(random.nextInt(4) / 2.0);
            case 7 -> NODES.booleanNode(random.nextBoolean());
            default -> NODES.nullNode();
        };
    }
}
