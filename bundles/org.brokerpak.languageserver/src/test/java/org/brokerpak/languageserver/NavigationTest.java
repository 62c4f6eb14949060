/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names are followed and renamed across YAML, HIL and OpenTofu. */
class NavigationTest {

    private static final String DEFINITION = """
            version: 1
            id: x
            provision:
              user_inputs:
              - field_name: region
                default: eu
              computed_inputs:
              - name: label
                default: ${region}-1
              template_refs:
                main: main.tf
            """;
    private static final String TEMPLATE = """
            variable "region" {}
            output "place" { value = var.region }
            """;

    @TempDir
    private Path folder;

    private LspSession session() {
        return LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n### db.yml\n" + DEFINITION
                + "### main.tf\n" + TEMPLATE);
    }

    @Test
    void definitionLeadsFromATemplateToTheInputAndBack() {
        try (LspSession session = session()) {
            Editor template = session.open("main.tf", TEMPLATE.replace("var.region", "var.re<*>gion"));
            assertEquals(List.of("db.yml region 5"), definition(session, template));
            Editor definition = session.open("db.yml", DEFINITION.replace("field_name: region", "field_name: re<*>gion"));
            assertEquals(List.of("main.tf region 1"), definition(session, definition));
            session.assertHealthy();
        }
    }

    @Test
    void referencesAreFoundInExpressionsAndTemplates() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml", DEFINITION.replace("${region}", "${re<*>gion}"));
            assertEquals(List.of("db.yml region 9", "main.tf region 2"), references(session, editor, false));
            assertEquals(List.of("db.yml region 5", "db.yml region 9", "main.tf region 1", "main.tf region 2"),
                    references(session, editor, true));
            session.assertHealthy();
        }
    }

    @Test
    void theSameNameIsHighlighted() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml", DEFINITION.replace("${region}", "${re<*>gion}"));
            List<? extends DocumentHighlight> highlights = LspSession.get(session.remote().getTextDocumentService()
                    .documentHighlight(new DocumentHighlightParams(editor.identifier(), editor.position())));
            assertEquals(2, highlights.size());
        }
    }

    @Test
    void aRenameChangesAllPlacesInOpenAndClosedFiles() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml", DEFINITION.replace("${region}", "${re<*>gion}"));
            WorkspaceEdit edit = LspSession.get(session.remote().getTextDocumentService()
                    .rename(new RenameParams(editor.identifier(), editor.position(), "zone")));
            List<String> files = new ArrayList<>();
            for (var change : edit.getDocumentChanges()) {
                TextDocumentEdit document = change.getLeft();
                String before = document.getTextDocument().getUri().endsWith("db.yml") ? DEFINITION : TEMPLATE;
                files.add(apply(before, document));
            }
            assertEquals(List.of(DEFINITION.replace("region", "zone"), TEMPLATE.replace("region", "zone")), files);
            session.assertHealthy();
        }
    }

    @Test
    void aRenameSaysWhatItWouldRenameAndRefusesWhatCannotBe() {
        try (LspSession session = session()) {
            Editor editor = session.open("db.yml", DEFINITION.replace("${region}", "${re<*>gion}"));
            assertEquals("region", LspSession.get(session.remote().getTextDocumentService().prepareRename(
                    new PrepareRenameParams(editor.identifier(), editor.position()))).getSecond().getPlaceholder());
            assertTrue(refusal(session, editor, "my zone").contains("no name"));
            assertTrue(refusal(session, editor, "label").contains("already"));
            Editor nothing = editor.set(DEFINITION.replace("version: 1", "vers<*>ion: 1"));
            assertNull(LspSession.get(session.remote().getTextDocumentService().prepareRename(
                    new PrepareRenameParams(nothing.identifier(), nothing.position()))));
            session.assertHealthy();
        }
    }

    private static String refusal(LspSession session, Editor editor, String name) {
        var answer = session.remote().getTextDocumentService()
                .rename(new RenameParams(editor.identifier(), editor.position(), name));
        ExecutionException failure = assertThrows(ExecutionException.class, answer::get);
        return ((ResponseErrorException) failure.getCause()).getResponseError().getMessage();
    }

    private static List<String> definition(LspSession session, Editor editor) {
        return places(session, LspSession.get(session.remote().getTextDocumentService()
                .definition(new DefinitionParams(editor.identifier(), editor.position()))).getLeft());
    }

    private static List<String> references(LspSession session, Editor editor, boolean declaration) {
        return places(session, LspSession.get(session.remote().getTextDocumentService().references(
                new ReferenceParams(editor.identifier(), editor.position(), new ReferenceContext(declaration)))));
    }

    /** File, text and line, counted from 1. */
    private static List<String> places(LspSession session, List<? extends Location> locations) {
        return locations.stream().map(location -> {
            boolean yaml = location.getUri().equals(session.uri("db.yml"));
            SourceText text = SourceText.of(yaml ? DEFINITION : TEMPLATE);
            return (yaml ? "db.yml " : "main.tf ") + text.slice(Ranges.range(text, location.getRange())) + " "
                    + (location.getRange().getStart().getLine() + 1);
        }).toList();
    }

    private static String apply(String text, TextDocumentEdit document) {
        SourceText source = SourceText.of(text);
        return org.brokerpak.syntax.text.TextEdit.applyAll(text, document.getEdits().stream()
                .map(edit -> edit.getLeft()).map((TextEdit edit) -> new org.brokerpak.syntax.text.TextEdit(
                        Ranges.range(source, edit.getRange()), edit.getNewText())).toList());
    }
}
