/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The outline. */
class DocumentSymbolsTest {

    private static final String SERVICE = """
            version: 1
            name: my-service
            id: x
            plans:
            - name: small
              description: Up to 5 GB
            - &large
              name: large
            provision:
              plan_inputs:
              - field_name: storage_gb
                type: integer
              user_inputs:
              - field_name: region
                type: string
              - type: string
              computed_inputs:
              - name: labels
                default: ${json.marshal(request.default_labels)}
              template_refs:
                main: provision/main.tf
              outputs:
              - field_name: uri
                type: string
            bind:
              template: |
                output "x" {}
            examples:
            - name: first
              description: The first
            - *large
            """;

    @TempDir
    private Path folder;

    @Test
    void aDefinition() {
        try (LspSession session = LspSession.start(folder)) {
            assertEquals("""
                    plans
                      small | Up to 5 GB
                      large
                    provision
                      plan inputs
                        storage_gb | integer
                      user inputs
                        region | string
                        #2 | string
                      computed inputs
                        labels | ${json.marshal(request.default_labels)}
                      template refs
                        main | provision/main.tf
                      outputs
                        uri | string
                    bind
                      template
                    examples
                      first | The first
                      large
                    """, session.open("service.yml", SERVICE).outline());
            session.assertHealthy();
        }
    }

    @Test
    void aManifest() {
        try (LspSession session = LspSession.start(folder)) {
            assertEquals("""
                    platforms
                      linux | amd64
                    terraform binaries
                      tofu | 1.6.0
                      terraform-provider-aws | 5.0.0
                    service definitions
                      service.yml
                    terraform upgrade path
                      1.6.0
                    env config mapping
                      AWS_KEY | aws.key
                    """, session.open("manifest.yml", """
                    packversion: 1
                    name: x
                    platforms: [{os: linux, arch: amd64}]
                    terraform_binaries:
                    - name: tofu
                      version: 1.6.0
                    - name: terraform-provider-aws
                      version: 5.0.0
                    service_definitions:
                    - service.yml
                    terraform_upgrade_path:
                    - version: 1.6.0
                    env_config_mapping:
                      AWS_KEY: aws.key
                    """).outline());
        }
    }

    @Test
    void whatIsSelectedLiesInsideItsSymbol() {
        try (LspSession session = LspSession.start(folder)) {
            List<Either<SymbolInformation, DocumentSymbol>> symbols =
                    session.open("service.yml", SERVICE).symbols();
            symbols.forEach(symbol -> check(symbol.getRight()));
            assertEquals(SymbolKind.EnumMember, symbols.getFirst().getRight().getChildren().getFirst().getKind());
        }
    }

    private static void check(DocumentSymbol symbol) {
        assertTrue(contains(symbol.getRange(), symbol.getSelectionRange()), symbol::toString);
        for (DocumentSymbol child : symbol.getChildren()) {
            assertTrue(contains(symbol.getRange(), child.getRange()), child::toString);
            check(child);
        }
    }

    private static boolean contains(Range outer, Range inner) {
        return !before(inner.getStart(), outer.getStart()) && !before(outer.getEnd(), inner.getEnd());
    }

    private static boolean before(Position left, Position right) {
        return left.getLine() < right.getLine()
                || left.getLine() == right.getLine() && left.getCharacter() < right.getCharacter();
    }

    @Test
    void aSimpleClientGetsAList() {
        try (LspSession session =
                LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()))) {
            var symbols = session.open("service.yml", SERVICE).symbols();
            assertTrue(symbols.stream().allMatch(Either::isLeft));
            var region = symbols.stream().map(Either::getLeft).filter(one -> one.getName().equals("region")).findFirst()
                    .orElseThrow();
            assertEquals("user inputs", region.getContainerName());
            assertEquals(13, region.getLocation().getRange().getStart().getLine());
        }
    }

    @Test
    void aTemplate() {
        try (LspSession session = LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n"
                + "### db.yml\nversion: 1\nid: x\nprovision:\n  template_ref: main.tf\n### main.tf\n")) {
            assertEquals("""
                    terraform
                      aws
                    provider.aws
                    region | string
                    locals
                      size | var.region
                    data.aws_ami.image
                    aws_instance.this
                    module.net | "./net"
                    uri | local.size
                    resource
                    """, session.open("main.tf", """
                    terraform {
                      required_providers {
                        aws = { source = "hashicorp/aws" }
                      }
                    }
                    provider "aws" {}
                    variable "region" { type = string }
                    locals {
                      size = var.region
                    }
                    data "aws_ami" "image" {}
                    resource "aws_instance" "this" {}
                    module "net" { source = "./net" }
                    output "uri" { value = local.size }
                    resource {
                    """).outline());
            session.assertHealthy();
        }
    }

    @Test
    void brokenTextKeepsItsOutline() {
        try (LspSession session = LspSession.start(folder)) {
            String outline = session.open("service.yml", SERVICE.replace("name: small", "name: \"small")).outline();
            assertTrue(outline.contains("provision\n  plan inputs\n    storage_gb"), outline);
        }
    }
}
