/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schemas are proper draft-07 and keep to the conventions that the catalogue and other tools rely on. */
class SchemaConventionsTest {

    /** What {@link SchemaDialect} knows, and the keywords that check nothing. */
    private static final Set<String> KEYWORDS = Set.of("$schema", "$comment", "$ref", "definitions", "title",
            "description", "default", "examples", "type", "properties", "additionalProperties", "required", "items",
            "minItems", "minLength", "pattern", "minimum", "exclusiveMinimum", "enum", "x-stage", "x-stage-required",
            "x-spec-required", "x-only-in", "x-undocumented", "x-ineffective", "x-free-form");

    static List<DocumentKind> kinds() {
        return DocumentKinds.all();
    }

    private static JsonNode tree(DocumentKind kind) {
        return JsonMapper.builder().build().readTree(DocumentSchema.of(kind).text());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isDraft07(DocumentKind kind) {
        var meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(SchemaLocation.of("http://json-schema.org/draft-07/schema#"));
        assertEquals(List.of(), meta.validate(DocumentSchema.of(kind).text(), InputFormat.JSON));
        assertEquals("http://json-schema.org/draft-07/schema#", tree(kind).path("$schema").asString());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void ourReaderReadsWhatJacksonReads(DocumentKind kind) {
        assertEquals(tree(kind), JsonReader.read(DocumentSchema.of(kind).text()));
        assertTrue(DocumentSchema.of(kind).text().chars().allMatch(c -> c < 128), "ASCII only");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void usesOnlyKeywordsThatOurDialectKnows(DocumentKind kind) {
        Set<String> used = new TreeSet<>();
        keywords(tree(kind), used);
        used.removeAll(KEYWORDS);
        assertEquals(Set.of(), used);
    }

    private static void keywords(JsonNode schema, Set<String> found) {
        for (Map.Entry<String, JsonNode> entry : schema.properties()) {
            found.add(entry.getKey());
            switch (entry.getKey()) {
                case "definitions", "properties" -> entry.getValue().forEach(child -> keywords(child, found));
                case "items", "additionalProperties" -> keywords(entry.getValue(), found);
                default -> { }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyObjectIsClosedAndExplained(DocumentKind kind) {
        for (Map.Entry<String, JsonNode> entry : tree(kind).path("definitions").properties()) {
            JsonNode object = entry.getValue();
            assertFalse(object.path("additionalProperties").asBoolean(true), entry.getKey());
            assertEquals("object", object.path("type").asString(), entry.getKey());
            assertExplained(entry.getKey(), object);
            for (Map.Entry<String, JsonNode> property : object.path("properties").properties()) {
                assertExplained(entry.getKey() + "." + property.getKey(), property.getValue());
            }
        }
    }

    private static void assertExplained(String name, JsonNode node) {
        String title = node.path("title").asString("");
        assertTrue(!title.isBlank() && title.length() <= 40 && !title.endsWith("."), name + " title: " + title);
        String description = node.path("description").asString("");
        assertTrue(description.endsWith(".") && !description.contains(". "), name + " in one sentence: " + description);
        List<String> stages = Arrays.stream(Stage.values()).map(Stage::id).toList();
        assertTrue(stages.contains(node.path("x-stage").asString("")), name + " x-stage");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void requiredNamesExistAndStandOnce(DocumentKind kind) {
        for (Map.Entry<String, JsonNode> entry : tree(kind).path("definitions").properties()) {
            Set<String> names = Set.copyOf(entry.getValue().path("properties").propertyNames());
            List<String> required = new ArrayList<>(texts(entry.getValue().path("required")));
            required.addAll(texts(entry.getValue().path("x-spec-required")));
            assertTrue(names.containsAll(required), entry.getKey() + " " + required);
            assertEquals(required.size(), Set.copyOf(required).size(), entry.getKey() + " " + required);
        }
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).collect(Collectors.toList());
    }
}
