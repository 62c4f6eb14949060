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

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lenses: the line below, then the title and the command. */
class CodeLensTest {

    private static final String PAK = """
            packversion: 1
            name: x
            service_definitions: [db.yml]
            ### db.yml
            version: 1
            name: database
            id: x
            provision:
              user_inputs:
              - field_name: "region"
              - field_name: unused
              computed_inputs:
              - name: label
                default: ${region}
              outputs:
              - field_name: uri
              template_ref: main.tf
            bind: {}
            ### main.tf
            variable "region" {}
            output "uri" { value = var.region }
            """;
    private static final List<String> COMMANDS =
            List.of("brokerpak.preview", "brokerpak.build", "brokerpak.showReferences");

    @TempDir
    private Path folder;

    private void lenses(List<String> commands, String path, String expected) {
        try (LspSession session = LspSession.start(folder,
                params -> params.setInitializationOptions(Map.of("commands", commands))).write(PAK)) {
            Editor editor = session.open(path);
            StringBuilder found = new StringBuilder();
            for (CodeLens lens : LspSession.get(session.remote().getTextDocumentService()
                    .codeLens(new CodeLensParams(editor.identifier())))) {
                CodeLens resolved = lens.getCommand() != null ? lens
                        : LspSession.get(session.remote().getTextDocumentService().resolveCodeLens(lens));
                found.append(editor.text().lines().toList().get(lens.getRange().getStart().getLine()).strip())
                        .append(" <- ").append(resolved.getCommand().getTitle());
                if (!resolved.getCommand().getCommand().isEmpty()) {
                    found.append(" [").append(resolved.getCommand().getCommand()).append(' ')
                            .append(resolved.getCommand().getArguments().size()).append(']');
                }
                found.append('\n');
            }
            assertEquals(expected, found.toString());
            session.assertHealthy();
        }
    }

    @Test
    void aClientWithoutCommandsGetsCountsAlone() {
        lenses(List.of(), "db.yml", """
                - field_name: "region" <- 2 references
                - field_name: unused <- 0 references
                - name: label <- 0 references
                - field_name: uri <- 0 references
                """);
        lenses(List.of(), "manifest.yml", "");
    }

    @Test
    void aClientWithCommandsCanRunThem() {
        lenses(COMMANDS, "db.yml", """
                provision: <- Preview workspace [brokerpak.preview 3]
                - field_name: "region" <- 2 references [brokerpak.showReferences 3]
                - field_name: unused <- 0 references
                - name: label <- 0 references
                - field_name: uri <- 0 references
                bind: {} <- Preview workspace [brokerpak.preview 3]
                """);
        lenses(COMMANDS, "manifest.yml", "name: x <- Build [brokerpak.build 1]\n");
    }

    @Test
    void templatesHaveCountsToo() {
        lenses(List.of(), "main.tf", """
                variable "region" {} <- 2 references
                output "uri" { value = var.region } <- 0 references
                """);
    }
}
