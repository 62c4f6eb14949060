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

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formatting through the server; what it does to a text is told by the tests of the formatters. */
class FormattingTest {

    private static final String DEFINITION = "version:  1\nid: x\nprovision:\n    template_ref: main.tf\n";

    @TempDir
    private Path folder;

    private LspSession session() {
        return LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n### db.yml\n" + DEFINITION
                + "### main.tf\nlocals {\n a=1\n}\n");
    }

    private static String apply(Editor editor, List<? extends TextEdit> edits) {
        SourceText text = SourceText.of(editor.text());
        return org.brokerpak.syntax.text.TextEdit.applyAll(editor.text(), edits.stream()
                .map(edit -> new org.brokerpak.syntax.text.TextEdit(Ranges.range(text, edit.getRange()),
                        edit.getNewText())).toList());
    }

    private static List<? extends TextEdit> format(LspSession session, Editor editor) {
        return LspSession.get(session.remote().getTextDocumentService().formatting(
                new DocumentFormattingParams(editor.identifier(), new FormattingOptions(4, false))));
    }

    @Test
    void aDefinitionAndItsTemplate() {
        try (LspSession session = session()) {
            Editor definition = session.open("db.yml");
            assertEquals("version: 1\nid: x\nprovision:\n  template_ref: main.tf\n",
                    apply(definition, format(session, definition)));
            Editor template = session.open("main.tf");
            assertEquals("locals {\n  a = 1\n}\n", apply(template, format(session, template)));
            session.assertHealthy();
        }
    }

    @Test
    void aRange() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml");
            assertEquals("version: 1\nid: x\nprovision:\n    template_ref: main.tf\n", apply(editor,
                    LspSession.get(session.remote().getTextDocumentService().rangeFormatting(
                            new DocumentRangeFormattingParams(editor.identifier(), new FormattingOptions(4, false),
                                    new Range(new Position(0, 0), new Position(1, 0)))))));
        }
    }

    @Test
    void brokenTextIsLeftAlone() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml", DEFINITION + "bind: \"\n");
            assertEquals(List.of(), format(session, editor));
            session.assertHealthy();
        }
    }
}
