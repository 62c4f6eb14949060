/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hints, shown in the text where they stand, between « and ». */
class InlayHintsTest {

    private static final String DEFINITION = """
            version: 1
            id: x
            plans:
            - name: small
              properties:
                storage_gb: 5
            - name: large
              properties: {storage_gb: 10, region: us, ha: true}
            provision:
              plan_inputs:
              - field_name: storage_gb
              - field_name: ha
              user_inputs:
              - field_name: region
              - field_name: own
              computed_inputs:
              - name: labels
                default: ${request.default_labels}
              - name: count
                default: ${1 + 1}
              - name: typed
                type: string
                default: ${region}
              - name: plain
                default: text
            """;

    @TempDir
    private Path folder;

    private static String shown(LspSession session, Editor editor, Range range) {
        SourceText text = SourceText.of(editor.text());
        StringBuilder result = new StringBuilder(editor.text());
        List<InlayHint> hints = LspSession.get(session.remote().getTextDocumentService()
                .inlayHint(new InlayHintParams(editor.identifier(), range)));
        hints.stream().sorted((one, other) -> Ranges.offset(text, other.getPosition())
                - Ranges.offset(text, one.getPosition())).forEach(hint -> result.insert(
                        Ranges.offset(text, hint.getPosition()), "«" + hint.getLabel().getLeft() + "»"));
        session.assertHealthy();
        return result.toString();
    }

    @Test
    void aDefinition() {
        try (LspSession session = LspSession.start(folder)) {
            assertEquals(DEFINITION.replace("name: small", "name: small«without ha»")
                    .replace("field_name: storage_gb", "field_name: storage_gb«small: 5, large: 10»")
                    .replace("field_name: ha", "field_name: ha«small: null, large: true»")
                    .replace("field_name: region", "field_name: region«plan large: us»")
                    .replace("name: labels", "name: labels«: map»")
                    .replace("name: count", "name: count«: string»"),
                    shown(session, session.open("service.yml", DEFINITION),
                            new Range(new Position(0, 0), new Position(99, 0))));
        }
    }

    @Test
    void onlyWhatIsInSight() {
        try (LspSession session = LspSession.start(folder)) {
            assertEquals(DEFINITION.replace("name: small", "name: small«without ha»"),
                    shown(session, session.open("service.yml", DEFINITION),
                            new Range(new Position(0, 0), new Position(4, 0))));
        }
    }

    @Test
    void theyCanBeTurnedOff() {
        try (LspSession session = LspSession.start(folder,
                params -> params.setInitializationOptions(Map.of("inlayHints", false)))) {
            assertEquals(DEFINITION, shown(session, session.open("service.yml", DEFINITION),
                    new Range(new Position(0, 0), new Position(99, 0))));
        }
    }
}
