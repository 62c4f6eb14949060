/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A selection grows from the word to the document. */
class SelectionTest {

    @TempDir
    private Path folder;

    private void grows(String path, String marked, String... expected) {
        try (LspSession session = LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n"
                + "### db.yml\nversion: 1\nid: x\nprovision:\n  template_ref: main.tf\n### main.tf\n")) {
            Editor editor = session.open(path, marked);
            List<String> found = new ArrayList<>();
            SelectionRange range = ask(session, editor, editor.position()).getFirst();
            while (range.getParent() != null) {
                found.add(SourceText.of(editor.text()).slice(Ranges.range(SourceText.of(editor.text()),
                        range.getRange())));
                range = range.getParent();
            }
            assertEquals(List.of(expected), found);
            session.assertHealthy();
        }
    }

    private static List<SelectionRange> ask(LspSession session, Editor editor, Position... positions) {
        return LspSession.get(session.remote().getTextDocumentService()
                .selectionRange(new SelectionRangeParams(editor.identifier(), List.of(positions))));
    }

    @Test
    void anExpression() {
        grows("service.yml", """
                version: 1
                id: x
                provision:
                  computed_inputs:
                  - name: a
                    default: "x-${f(1, re<*>gion-a)}"
                """, "region-a", "f(1, region-a)", "${f(1, region-a)}", "x-${f(1, region-a)}",
                "\"x-${f(1, region-a)}\"", "default: \"x-${f(1, region-a)}\"",
                "name: a\n    default: \"x-${f(1, region-a)}\"", "- name: a\n    default: \"x-${f(1, region-a)}\"",
                "computed_inputs:\n  - name: a\n    default: \"x-${f(1, region-a)}\"",
                "provision:\n  computed_inputs:\n  - name: a\n    default: \"x-${f(1, region-a)}\"",
                "version: 1\nid: x\nprovision:\n  computed_inputs:\n  - name: a\n    default: \"x-${f(1, region-a)}\"");
    }

    @Test
    void aTemplate() {
        grows("main.tf", "x {\n  a = [var.b<*>c, 1]\n}\n", "bc", ".bc", "var.bc", "[var.bc, 1]", "a = [var.bc, 1]",
                "\n  a = [var.bc, 1]\n", "x {\n  a = [var.bc, 1]\n}");
    }

    @Test
    void aTemplateInADefinition() {
        grows("service.yml", "version: 1\nid: x\nprovision:\n  template: |\n    x {\n      a = <*>1\n    }\n", "1",
                "a = 1", "\n      a = 1\n", "x {\n      a = 1\n    }", "|\n    x {\n      a = 1\n    }",
                "template: |\n    x {\n      a = 1\n    }", "provision:\n  template: |\n    x {\n      a = 1\n    }",
                "version: 1\nid: x\nprovision:\n  template: |\n    x {\n      a = 1\n    }");
    }

    @Test
    void everyPositionGetsAnAnswer() {
        try (LspSession session = LspSession.start(folder)) {
            Editor editor = session.open("service.yml", "version: 1\nid: x\nprovision: \"\n");
            assertEquals(3, ask(session, editor, new Position(0, 0), new Position(99, 99), new Position(1, 12)).size());
            session.assertHealthy();
        }
    }
}
