/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links: the text that is one, an arrow, where it leads, in the pak's folder. */
class DocumentLinksTest {

    private static final String PAK = """
            packversion: 1
            name: x
            service_definitions:
            - "db.yml"
            - missing.yml
            terraform_binaries:
            - name: tofu
              source: https://example.org/tofu.zip
              url_template: https://example.org/${name}.zip
            - name: own
              source: ./binaries/own.zip
            ### db.yml
            version: 1
            id: x
            image_url: file://icon.png
            documentation_url: https://example.org/docs
            description: see https://example.org/docs
            provision:
              template_refs:
                main: tf/main.tf
                none: tf/none.tf
              template: |
                locals { a = file("${path.module}/tf/a.txt") }
            ### tf/main.tf
            terraform {
              required_providers {
                aws = { source = "hashicorp/aws" }
              }
            }
            module "m" {
              source = "./modules/m"
            }
            module "n" {
              source = "./modules/none"
            }
            locals {
              a = file("${path.module}/a.txt")
              b = templatefile("none.txt", {})
              c = file("${var.x}/a.txt")
            }
            ### tf/a.txt
            text
            ### tf/modules/m/main.tf
            ### binaries/own.zip
            zip
            ### icon.png
            png
            """;

    @TempDir
    private Path folder;

    private void links(String path, String expected) {
        try (LspSession session = LspSession.start(folder).write(PAK)) {
            Editor editor = session.open(path);
            StringBuilder found = new StringBuilder();
            SourceText text = SourceText.of(editor.text());
            for (DocumentLink link : LspSession.get(session.remote().getTextDocumentService()
                    .documentLink(new DocumentLinkParams(editor.identifier())))) {
                found.append(text.slice(Ranges.range(text, link.getRange()))).append(" -> ")
                        .append(link.getTarget().replace(session.uri(""), "")).append('\n');
            }
            assertEquals(expected, found.toString());
            session.assertHealthy();
        }
    }

    @Test
    void ofAManifest() {
        links("manifest.yml", """
                db.yml -> db.yml
                ./binaries/own.zip -> binaries/own.zip
                https://example.org/tofu.zip -> https://example.org/tofu.zip
                """);
    }

    @Test
    void ofADefinition() {
        links("db.yml", """
                tf/main.tf -> tf/main.tf
                file://icon.png -> icon.png
                https://example.org/docs -> https://example.org/docs
                ${path.module}/tf/a.txt -> tf/a.txt
                """);
    }

    @Test
    void ofATemplate() {
        links("tf/main.tf", """
                ./modules/m -> tf/modules/m/main.tf
                hashicorp/aws -> https://search.opentofu.org/provider/hashicorp/aws/latest
                ${path.module}/a.txt -> tf/a.txt
                """);
    }
}
