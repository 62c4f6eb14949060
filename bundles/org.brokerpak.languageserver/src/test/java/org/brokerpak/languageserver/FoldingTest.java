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

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be folded: the first line of a fold, an arrow, the last line of it. */
class FoldingTest {

    private static final String DEFINITION = """
            # one
            # two
            version: 1
            id: x
            plans:
            - name: small
              properties:
                size: 1

            - name: large
            provision:
              # region inputs
              user_inputs:
                - field_name: region
                  enum: [
                    eu,
                    us
                  ]
              # endregion
              template: |
                variable "region" {
                  type = string
                }
                locals {
                  a = <<EOT
                    text
                  EOT
                }
              outputs: []
            """;

    @TempDir
    private Path folder;

    private List<FoldingRange> folds(LspSession session, Editor editor) {
        List<FoldingRange> folds = LspSession.get(session.remote().getTextDocumentService()
                .foldingRange(new FoldingRangeRequestParams(editor.identifier())));
        session.assertHealthy();
        return folds;
    }

    private String shown(LspSession session, Editor editor) {
        List<String> lines = editor.text().lines().toList();
        StringBuilder result = new StringBuilder();
        for (FoldingRange fold : folds(session, editor)) {
            result.append(lines.get(fold.getStartLine()).strip()).append(" -> ")
                    .append(lines.get(fold.getEndLine()).strip())
                    .append(fold.getKind() == null ? "" : " (" + fold.getKind() + ")").append('\n');
        }
        return result.toString();
    }

    @Test
    void aDefinition() {
        try (LspSession session = LspSession.start(folder)) {
            assertEquals("""
                    # one -> # two (comment)
                    plans: -> - name: large
                    - name: small -> size: 1
                    properties: -> size: 1
                    provision: -> outputs: []
                    # region inputs -> # endregion (region)
                    user_inputs: -> ]
                    - field_name: region -> ]
                    enum: [ -> us
                    template: | -> }
                    variable "region" { -> type = string
                    locals { -> EOT
                    a = <<EOT -> text
                    """, shown(session, session.open("service.yml", DEFINITION)));
        }
    }

    @Test
    void brokenTextKeepsItsFolds() {
        try (LspSession session = LspSession.start(folder)) {
            Editor editor = session.open("service.yml", DEFINITION);
            int before = folds(session, editor).size();
            editor.replace("name: small", "name: \"small");
            assertEquals(before, folds(session, editor).size());
        }
    }

    @Test
    void aTemplate() {
        try (LspSession session = LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n"
                + "### db.yml\nversion: 1\nid: x\nprovision:\n  template_ref: main.tf\n### main.tf\n")) {
            assertEquals("""
                    /* a -> b */ (comment)
                    # c -> // d (comment)
                    x { -> })
                    a = f({ -> b = 1
                    y { -> a = 2
                    """, shown(session, session.open("main.tf", """
                    /* a
                    b */
                    # c
                    // d
                    x {
                      a = f({
                        b = 1
                      })
                    }
                    y {
                      a = 2
                    """)));
        }
    }

    @Test
    void noMoreFoldsThanTheClientTakes() {
        try (LspSession session = LspSession.start(folder, params -> {
            FoldingRangeCapabilities folding = new FoldingRangeCapabilities();
            folding.setRangeLimit(2);
            params.getCapabilities().getTextDocument().setFoldingRange(folding);
        })) {
            assertEquals("""
                    provision: -> outputs: []
                    template: | -> }
                    """, shown(session, session.open("service.yml", DEFINITION)));
        }
    }
}
