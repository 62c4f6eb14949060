/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is proposed in templates, in files of their own and in a definition. */
class HclCompletionTest {

    static final String PAK = """
            ### manifest.yml
            packversion: 1
            name: p
            version: 0.1.0
            platforms: []
            terraform_binaries: []
            service_definitions: [service.yml]
            ### variables.tf
            variable "region" {
              type = string
            }
            ### data.tf
            data "aws_vpc" "own" {
              id = var.region
            }
            locals {
              prefix = "csb-${var.region}"
            }
            """;
    static final String SERVICE = """
            version: 1
            id: x
            provision:
              plan_inputs:
              - field_name: storage_gb
                type: integer
                details: Size
              user_inputs:
              - field_name: region
                type: string
                details: Where it lies
                default: eu-west-1
              outputs:
              - field_name: hostname
                type: string
                details: Where
              template_refs:
                variables: variables.tf
                data: data.tf
                main: main.tf
            """;

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private Editor template(String text) {
        if (session == null) {
            session = LspSession.start(folder);
        }
        session.write(PAK + "### service.yml\n" + SERVICE + "### main.tf\n");
        return session.open("main.tf", text);
    }

    /** The same template as a text of the definition. */
    private Editor inline(String text) {
        if (session == null) {
            session = LspSession.start(folder).write(PAK);
        }
        return session.open("service.yml", SERVICE.replace("  template_refs:", "  templates:\n    main: |\n      "
                + text.strip().replace("\n", "\n      ") + "\n  template_refs:").replace("    main: main.tf\n", ""));
    }

    @Test
    void variablesAndInputsThatAreNoneYet() {
        Editor editor = template("locals {\n  a = var.<*>\n}\n");
        assertEquals(List.of("region", "storage_gb"), editor.labels());
        CompletionItem storage = editor.completions().getLast();
        assertEquals("plan input, integer, no variable block yet", storage.getDetail());
        assertEquals("user input, string", editor.completions().getFirst().getDetail());
        assertEquals("locals {\n  a = var.storage_gb\n}\n", editor.accept("storage_gb"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "resource \"t\" \"n\" {\n  a = \"x-${var.re<*>}\"\n}", "locals {\n  a = [var.re<*>]\n}",
        "locals {\n  a = {\n    b = upper(var.re<*>\n  }\n}", "output \"x\" {\n  value = <<EOT\n  ${var.re<*>}\nEOT\n}",
        "locals {\n  a = upper(\n}\nresource \"t\" \"n\" {\n  a = var.re<*>\n}" })
    void everywhereInExpressions(String text) {
        assertTrue(template(text).labels().contains("region"), text);
        assertTrue(template(text).accept("region").contains("var.region"));
    }

    @Test
    void insideADefinitionToo() {
        Editor editor = inline("locals {\n  a = var.re<*>\n}");
        assertEquals(List.of("region", "storage_gb"), editor.labels());
        assertTrue(editor.accept("region").contains("        a = var.region\n      }\n"), editor.accept("region"));
        assertTrue(inline("<*>").labels().containsAll(List.of("resource", "variable", "locals")));
    }

    @Test
    void localsDataAndResources() {
        String resource = "resource \"aws_db\" \"main\" {\n}\n";
        assertEquals(List.of("prefix", "a"), template(resource + "locals {\n  a = local.<*>\n}\n").labels());
        assertEquals(List.of("aws_vpc"), template(resource + "locals {\n  a = data.<*>\n}\n").labels());
        assertEquals(List.of("own"), template(resource + "locals {\n  a = data.aws_vpc.<*>\n}\n").labels());
        assertEquals(List.of("main"), template(resource + "locals {\n  a = aws_db.<*>\n}\n").labels());
        assertEquals("aws_db.main", template(resource + "locals {\n  a = <*>\n}\n").labels().getFirst());
        assertEquals(List.of("module", "root", "cwd"), template("locals {\n  a = path.<*>\n}\n").labels());
    }

    @Test
    void whatExistsInSomeBlocksOnly() {
        assertTrue(template("resource \"t\" \"n\" {\n  for_each = {}\n  a = <*>\n}\n").labels().contains("each"));
        List<String> elsewhere = template("resource \"t\" \"n\" {\n  a = <*>\n}\n").labels();
        assertFalse(elsewhere.contains("each") || elsewhere.contains("self"), elsewhere::toString);
        assertTrue(template("resource \"t\" \"n\" {\n  provisioner \"local-exec\" {\n    command = <*>\n  }\n}\n")
                .labels().contains("self"));
    }

    @Test
    void functionsWithTheirSignatures() {
        Editor editor = template("locals {\n  a = jo<*>\n}\n");
        CompletionItem join = editor.completions().stream().filter(item -> item.getLabel().equals("join")).findFirst()
                .orElseThrow();
        assertEquals("join(separator: string, lists...: list) → string", join.getDetail());
        assertEquals("join($1)", join.getTextEdit().getLeft().getNewText());
        assertEquals("join(separator: string, [lists...: list]) → string",
                template("locals {\n  a = join(\",\", [1, 2], <*>)\n}\n").signature());
        assertEquals("upper([text: string]) → string", template("locals {\n  a = \"${upper(<*>\n}\n").signature());
    }

    @Test
    void blocksAndTheirItems() {
        session = LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()));
        assertEquals("variable \"name\" {\n  type = string\n}", template("vari<*>").accept("variable"));
        assertEquals(List.of("type", "description", "default", "nullable", "sensitive", "ephemeral", "validation"),
                template("variable \"x\" {\n  <*>\n}\n").labels());
        assertEquals("resource \"t\" \"n\" {\n  lifecycle {\n    \n  }\n}\n",
                template("resource \"t\" \"n\" {\n  life<*>\n}\n").accept("lifecycle"));
        assertTrue(template("resource \"t\" \"n\" {\n  lifecycle {\n    <*>\n  }\n}\n").labels()
                .contains("prevent_destroy"));
        assertTrue(template("variable \"x\" {\n  type = <*>\n}\n").labels().containsAll(List.of("string", "map")));
        assertEquals(List.of(), template("resource \"t\" \"n\" {\n  settings {\n    <*>\n  }\n}\n").labels());
    }

    @Test
    void labelsThatTheDefinitionWaitsFor() {
        assertEquals("variable \"storage_gb\" {}\n", template("variable \"<*>\" {}\n").accept("storage_gb"));
        assertEquals(List.of("storage_gb"), template("variable \"<*>\n").labels());
        assertEquals("output \"hostname\"\n", template("output <*>\n").accept("hostname"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "# <*>\n", "locals {\n  a = \"text <*>\"\n}\n", "locals {\n  a = var.region <*>\n}\n",
        "/* <*>", "output \"x\" {\n  value = <<EOT\n  text <*>\nEOT\n}\n" })
    void nothingInCommentsAndTexts(String text) {
        assertEquals(List.of(), template(text).labels());
    }
}
