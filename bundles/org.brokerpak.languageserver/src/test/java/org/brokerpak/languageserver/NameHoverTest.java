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

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.Hover;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of names: in expressions, in the definition and in templates. */
class NameHoverTest {

    private static final String SERVICE = """
            version: 1
            id: x
            plans:
            - name: small
              id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
              description: A small one
              properties:
                storage_gb: 5
              provision_overrides:
                region: eu-west-2
            provision:
              plan_inputs:
              - field_name: storage_gb
                type: integer
                details: Size
              user_inputs:
              - field_name: region
                required: true
                type: string
                details: Where it lies
                default: eu-west-1
              computed_inputs:
              - name: label
                type: integer
                default: ${str.truncate(4, storage_gb)}x${request.context["space_guid"]}
              outputs:
              - field_name: hostname
                type: string
                details: Where
              template_refs:
                main: main.tf
            examples:
            - name: e
              plan_id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
            """;
    private static final String TEMPLATE = """
            variable "region" {
              type    = string
              default = "eu-1"
            }
            variable "storage_gb" {
              type     = number
              default  = 3
              nullable = false
            }
            variable "stray" {}
            locals {
              name = "csb-${var.region}"
            }
            resource "aws_db" "main" {
              name = upper(local.name)
              size = var.storage_gb
            }
            output "hostname" {
              value = aws_db.main.address
            }
            """;

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private String hover(String path, String text, String marked) {
        if (session == null) {
            session = LspSession.start(folder).write("### manifest.yml\npackversion: 1\nname: p\nversion: 0.1.0\n"
                    + "platforms: []\nterraform_binaries: []\nservice_definitions: [service.yml]\n### service.yml\n"
                    + SERVICE + "### main.tf\n" + TEMPLATE);
        }
        String plain = marked.replace(Editor.CARET, "");
        assertTrue(text.contains(plain), plain);
        String document = text.replace(plain, marked);
        int caret = document.indexOf(Editor.CARET);
        Editor editor = session.open(path, document.substring(0, caret + Editor.CARET.length())
                + document.substring(caret).replace(Editor.CARET, ""));
        Hover hover = editor.hover();
        SourceText source = SourceText.of(editor.text());
        String range = hover == null ? "" : source.slice(Ranges.range(source, hover.getRange()));
        editor.close();
        return hover == null ? "" : range + " | " + hover.getContents().getRight().getValue();
    }

    private String service(String marked) {
        return hover("service.yml", SERVICE, marked);
    }

    private String template(String marked) {
        return hover("main.tf", TEMPLATE, marked);
    }

    private static void assertContains(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), () -> "\"" + part + "\" is not in: " + text);
        }
    }

    @Test
    void aVariableInAnExpression() {
        assertContains(service("(4, sto<*>rage_gb)"), "storage_gb | **storage_gb** · plan input of provision · integer",
                "`properties` of plan `small`", "In an expression it is a string.", "Read in `main.tf`, `service.yml`.");
        assertContains(service("${request.con<*>text["), "request.context | **request.context** · variable of the request"
                + " · map", "deprovision");
    }

    @Test
    void aFunctionAndAKeyInAnExpression() {
        assertContains(service("str.trun<*>cate("), "str.truncate | ```\nstr.truncate(length: int, text: string) → string",
                "may be cut in two");
        assertContains(service("[\"space<*>_guid\"]"), "space_guid | **space_guid** of `request.context`");
    }

    @Test
    void aWholeExpressionWithItsCast() {
        assertContains(service("$<*>{str.truncate"), "The default of **label**", "yields a string",
                "read as the declared `integer`");
    }

    @Test
    void anInputWhereItIsDeclaredAndWhereItIsSet() {
        String declared = service("field_name: reg<*>ion");
        assertContains(declared, "region | **region** · user input of provision · string · required\n\nWhere it lies",
                "Default: `eu-west-1`", "`provision_overrides` of plan `small`", "Read in `main.tf`.");
        assertContains(service("    storage<*>_gb: 5"), "storage_gb | **storage_gb** · plan input of provision · integer");
        assertContains(service("provision_overrides:\n    reg<*>ion"), "**region** · user input");
    }

    @Test
    void aPlanWhereAnExampleNamesIt() {
        assertContains(service("plan_id: 5a<*>3f9d0e"), "plan **small**\n\nA small one");
    }

    @Test
    void aVariableInATemplate() {
        assertContains(template("{var.reg<*>ion}"), "region | **region** · user input of provision · string",
                "In the template: `string`", "the broker passes null, so the default `\"eu-1\"` never counts");
        assertContains(template("\"storage<*>_gb\""), "**storage_gb** · plan input",
                "because of `nullable = false` the default `3` takes its place");
        assertContains(template("\"str<*>ay\""), "declares no input of this name: the broker refuses it");
    }

    @Test
    void otherNamesInATemplate() {
        assertContains(template("upper(local.na<*>me"), "name | **local.name** = `\"csb-${var.region}\"`");
        assertContains(template("aws_db.ma<*>in."), "main | **aws_db.main** · resource in `main.tf`");
        assertContains(template("output \"host<*>name\""), "**hostname** · output of provision · string\n\nWhere");
        assertContains(template("up<*>per("), "upper | ```\nupper(text: string) → string");
        assertContains(template("null<*>able"), "nullable | **nullable** · attribute of variable");
        assertContains(template("loc<*>als"), "locals | **locals** · block");
        assertEquals("", template("size<*> ="));
    }

    @Test
    void aTemplateInTheDefinition() {
        String inline = SERVICE.replace("  template_refs:\n    main: main.tf\n",
                "  template: |\n    " + TEMPLATE.strip().replace("\n", "\n    ") + "\n");
        assertContains(hover("service.yml", inline, "{var.reg<*>ion}"), "region | **region** · user input");
        assertContains(hover("service.yml", inline, "up<*>per("), "upper | ```\nupper(text: string)");
    }
}
