/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;

/** Whatever an author types, the validator answers, and each failure lies at a place that exists. */
class HostileDocumentsTest {

    private static final String DEFINITION = """
            version: 1
            name: &n svc
            id: 76c5725c-b246-11eb-871f-ffc97563fbd0
            plans: &plans
            - {name: small, id: x, properties: {a: [1, {b: c}], d: ~}}
            - &base
              name: large
              free: yes
            - <<: *base
              bullets: [*n, 010, 0x1f, .inf, .nan, 2020-01-01, !!binary aGk=]
            provision:
              user_inputs:
              - field_name: a
                enum: {1: one, true: yes, ~: none, [x]: y}
                constraints: {maximum: 1e400, minLength: -0, pattern: "(?s", items: [[a], {b: c}]}
              computed_inputs: *plans
              template: |
                variable "a" {}
            examples: [[], {}, ~, *n]
            """;
    private static final List<String> PIECES = List.of("", " ", "  ", "\n", "- ", ": ", "{", "}", "[", "]", "*n", "&n ",
            "<<: ", "~", "'", "\"", "|", ">", "#", "!!int ", "\t", "? ", "x");

    @Test
    void mutilatedDocuments() {
        long seed = System.getProperty("brokerpak.seed") == null ? System.nanoTime() : Long.getLong("brokerpak.seed");
        Random random = new Random(seed);
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text = new StringBuilder(DEFINITION);
            for (int edits = random.nextInt(6); edits >= 0; edits--) {
                int start = random.nextInt(text.length());
                int end = Math.min(text.length(), start + random.nextInt(12));
                text.replace(start, end, PIECES.get(random.nextInt(PIECES.size())));
            }
            String broken = text.toString();
            for (DocumentKind kind : DocumentKinds.all()) {
                assertDoesNotThrow(() -> validate(kind, broken), () -> "-Dbrokerpak.seed=" + seed + "\n" + broken);
            }
        }
    }

    private static void validate(DocumentKind kind, String text) {
        YamlDocument document = YamlDocument.parse(text);
        for (SchemaFailure failure : DocumentSchema.of(kind).validator().validate(document)) {
            assertTrue(failure.path().isRoot() || document.at(failure.path()).isPresent(), failure::toString);
            DocumentSchema.of(kind).catalog().stageOf(failure);
        }
    }
}
