/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.workspace.ImportFlow.ImportCommand;
import org.brokerpak.model.workspace.ImportFlow.Imported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How existing resources are taken over: broker-behaviour 6.5. */
class ImportFlowTest {

    private static final String SERVICE = """
            provision:
              plan_inputs:
                - field_name: subsume
                  type: boolean
              import_inputs:
                - field_name: db
                  tf_resource: aws_db.main
                - field_name: rule
                  tf_resource: aws_rule.main["a b"]
              import_parameter_mappings:
                - tf_variable: tags
                  parameter_name: var.labels
                - tf_variable: size
                  parameter_name: local.size
                - tf_variable: zones
                  parameter_name: '[var.zone]'
              import_parameters_to_delete:
                - aws_db.main.id
                - aws_db.main.backup
                - aws_db.main.timeouts.create
              import_parameters_to_add:
                - tf_variable: aws_db.main.password
                  parameter_name: var.password
              template: '# passed over'
              templates:
                main: |
                  resource "aws_db" "main" {}
                variables: |
                  variable "labels" {}
                  variable "password" {}
            """;

    private static final String SHOW = """
            # aws_db.main:
            resource "aws_db" "main" {
                id    = "db-1"
                size  = "large one"
                tags  = {
                    "a" = "b"
                }
                zones = [
                    "x",
                ]

                backup {
                    id   = "kept no more"
                    days = 7
                }

                timeouts {
                    create = "5m"
                    id     = "kept"
                }
            }

            Outputs:

            id = "db-1"
            """;

    @Test
    void commandsNameResourcesAndWhatExists() {
        ImportFlow flow = ImportFlow.of(Services.of(SERVICE), Map.of("subsume", true, "db", "db-1", "rule", 5L));
        assertTrue(flow.declared() && flow.requested());
        assertEquals("", flow.refusal());
        assertEquals(List.of("tofu import aws_db.main db-1", "tofu import 'aws_rule.main[\"a b\"]' 5"),
                flow.commands().stream().map(ImportCommand::line).toList());
        assertEquals(List.of("main.tf", "variables.tf", "terraform.tfvars.json"),
                flow.workspace().files().stream().map(WorkspaceFile::path).toList());
    }

    @Test
    void everyImportInputNeedsAValue() {
        ImportFlow flow = ImportFlow.of(Services.of(SERVICE), Map.of("db", "db-1"));
        assertFalse(flow.requested());
        assertEquals("must provide values for all import parameters: db, rule", flow.refusal());
        assertEquals("tofu import 'aws_rule.main[\"a b\"]' <id>", flow.commands().getLast().line());
    }

    @ParameterizedTest
    @CsvSource({"true, true", "false, false", "T, true", "yes, false"})
    void onlyATrueValueAsksForIt(String text, boolean expected) {
        assertEquals(expected, ImportFlow.of(Services.of(SERVICE), Map.of("subsume", text)).requested());
        assertFalse(ImportFlow.of(Services.of(SERVICE.replace("field_name: subsume", "field_name: other")),
                Map.of("subsume", text)).requested());
    }

    @Test
    void whatTofuShowsBecomesTheNewMain() {
        ServiceFile service = Services.of(SERVICE);
        ImportFlow flow = ImportFlow.of(service, Map.of());
        Imported imported = flow.transform(SHOW);
        assertEquals("""
                # aws_db.main:
                resource "aws_db" "main" {
                password = var.password
                    size = local.size
                    tags = var.labels
                    zones = [var.zone]


                    timeouts {
                        id     = "kept"
                    }
                }
                """, imported.mainTf());
        assertEquals(Map.of("size", "large one"), imported.captured());
        Workspace after = flow.after(imported, Map.of("password", "secret"));
        assertEquals(imported.mainTf(), after.file("main.tf").orElseThrow().text().text());
        assertEquals("{\n  \"labels\": null,\n  \"password\": \"secret\",\n  \"size\": \"large one\"\n}",
                after.generatedFile().orElseThrow().text().text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            name        | var.n | name = "a"             | name = var.n           | {n=a}
            name        | var.n | server_name = "a"      | server_name = var.n    | {n=a}
            name        | var.n | name_x = "a"           | name_x = "a"           | {}
            name        | 5     | name = "a"             | name = 5               | {}
            name        | var.n | name = { a = 1 }       | name = var.n           | {}
            name        | var.n | name = [1]             | name = var.n           | {n=[1]}
            [a-z]+_name | var.n | x_name = 1             | [a-z]+_name = var.n    | {n=1}
            name        | $1x   | name = 1               | 'name = '              | {}
            """)
    void mappingsAreRegularExpressions(String variable, String parameter, String line, String expected,
            String captured) {
        ServiceFile service = Services.of("provision:\n  import_parameter_mappings:\n    - tf_variable: '" + variable
                + "'\n      parameter_name: " + parameter + "\n");
        Imported imported = ImportFlow.of(service, Map.of()).transform(line);
        assertEquals(expected + "\n", imported.mainTf());
        assertEquals(captured, imported.captured().toString());
    }

    @Test
    void whatCrashesTheBrokerIsSaid() {
        Imported dotless = ImportFlow.of(Services.of(SERVICE.replace("aws_db.main.password", "password")), Map.of())
                .transform(SHOW);
        assertEquals("the tf_variable \"password\" of import_parameters_to_add has no dot, and the broker crashes on "
                + "it. Write the resource in front: type.name.attribute", dotless.crash());
        Imported pattern = ImportFlow.of(Services.of(SERVICE.replace("tf_variable: tags", "tf_variable: 'tags('")),
                Map.of()).transform(SHOW);
        assertTrue(pattern.crash().startsWith("the tf_variable \"tags(\" of import_parameter_mappings is no regular "
                + "expression (error parsing regexp: missing closing )"), pattern.crash());
        assertEquals("a line closes more braces than are open, and the broker crashes on it",
                ImportFlow.of(Services.of(SERVICE), Map.of()).transform("}\nid = 1\n").crash());
    }

    @Test
    void noTextIsTooStrange() {
        ImportFlow flow = ImportFlow.of(Services.of(SERVICE), Map.of());
        Random random = new Random(3);
        for (int i = 0; i < 2_000; i++) {
            int from = random.nextInt(SHOW.length());
            int to = random.nextInt(SHOW.length());
            String text = SHOW.substring(0, from) + "{}\0=\r\n".charAt(random.nextInt(7 - 1)) + SHOW.substring(to);
            assertEquals(text.split("\nOutputs:", -1)[0], flow.transform(text).shown());
        }
        assertEquals("", flow.transform("").mainTf());
        assertEquals("a\n", flow.transform("a\n" + "x".repeat(70_000) + "\nb\n").mainTf());
    }
}
