/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;

/** What preview does beyond showing files. */
class PreviewExtrasTest {

    private static final String DEFINITION = """
            name: example
            provision:
              plan_inputs:
                - field_name: subsume
                  type: boolean
              import_inputs:
                - field_name: db
                  tf_resource: aws_db.main
              import_parameter_mappings:
                - tf_variable: size
                  parameter_name: var.size
              import_parameters_to_delete: [aws_db.main.id]
              import_parameters_to_add:
                - tf_variable: aws_db.main.password
                  parameter_name: var.password
              templates:
                main: |
                  variable "size" {}
                  resource "aws_db" "main" {
                    lifecycle {
                      prevent_destroy = true
                    }
                  }
            """;

    @TempDir
    private Path scratch;
    private Cli cli;

    @BeforeEach
    void aPak() {
        cli = new Cli(scratch);
        DiskPak.writeFiles(scratch.resolve("pak"),
                DiskPak.manifest("- {name: tofu, version: 1.9.0, url_template: gone}") + "### example.yml\n"
                + DEFINITION);
    }

    private void tofu(String script) {
        boolean posix = File.separatorChar == '/';
        if (!posix) {
            System.out.println("the scripts that stand in for tofu need a shell, and this system has none");
        }
        assumeTrue(posix);
        DiskPak.writeFile(scratch.resolve("fake/tofu"), "#!/bin/sh\ncase \"$1\" in\n"
                + "version) echo 'OpenTofu v1.9.0';;\n" + script + "\nesac\n");
        assertTrue(scratch.resolve("fake/tofu").toFile().setExecutable(true));
    }

    @Test
    void theFolderIsWrittenAsByTheBroker() throws IOException {
        assertEquals(0, cli.run("preview", "pak", "--out", "made/ws").exitCode());
        assertEquals("{\n  \"size\": null\n}", Files.readString(scratch.resolve("made/ws/terraform.tfvars.json")));
        if (File.separatorChar == '/') {
            assertEquals("rwx------", permissions("made/ws"));
            assertEquals("rwxr-xr-x", permissions("made/ws/main.tf"));
        }
        DiskPak.writeFile(scratch.resolve("pak/example.yml"), "name: example\nprovision:\n  templates: {a/b: '#'}\n");
        assertEquals("1\n! brokerpak: a/b.tf cannot be written: the template name holds a folder, and the broker makes "
                + "none, so every request fails\n", cli.run("preview", "pak", "--out", "two").all());
        DiskPak.writeFile(scratch.resolve("pak/example.yml"), "name: example\nprovision:\n  templates: {../b: '#'}\n");
        assertEquals("1\n! brokerpak: ../b.tf cannot be written: the template name leads out of the workspace\n",
                cli.run("preview", "pak", "--out", "three").all());
        assertFalse(Files.exists(scratch.resolve("b.tf")));
    }

    private String permissions(String path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(scratch.resolve(path)));
    }

    @Test
    void tofuRefuses() {
        tofu("""
                validate) echo '{"valid":false,"diagnostics":[{"severity":"error","summary":"Bad thing",
                  "detail":"So bad.","range":{"filename":"main.tf",
                  "start":{"line":2,"byte":19},"end":{"line":2,"byte":27}}}]}';;""");
        Cli.Ran ran = cli.run("preview", "pak", "--out", "ws", "--tofu", "validate", "--tofu-path", "fake/tofu");
        assertEquals(1, ran.exitCode(), ran.err());
        assertTrue(ran.out().endsWith("\npak/example.yml:19:7: error: Bad thing: So bad.\n"
                + "tofu validate: refused by OpenTofu 1.9.0\n"), ran.out());
        assertEquals("", ran.err());
        JsonObject json = cli.run("preview", "pak", "--format", "json", "--tofu", "validate", "--tofu-path",
                "fake/tofu").json().getAsJsonObject("tofu");
        assertEquals("{\"accepted\":false,\"step\":\"validate\",\"program\":\"OpenTofu 1.9.0\",\"diagnostics\":[{"
                + "\"file\":\"example.yml\",\"line\":19,\"column\":7,\"endLine\":19,\"endColumn\":15,"
                + "\"workspaceFile\":\"main.tf\",\"severity\":\"error\",\"message\":\"Bad thing: So bad.\"}],"
                + "\"notes\":[]}", json.toString());
    }

    @Test
    void tofuPlans() {
        tofu("plan) echo 'Plan: 1 to add, 0 to change, 0 to destroy.';;");
        Cli.Ran ran = cli.environment(name -> name.equals("PATH") ? scratch.resolve("fake").toString() : null)
                .run("preview", "pak", "--out", "ws", "--tofu", "plan");
        assertEquals(0, ran.exitCode(), ran.err());
        assertTrue(ran.out().endsWith("Plan: 1 to add, 0 to change, 0 to destroy.\n\ntofu plan: accepted by OpenTofu "
                + "1.9.0\n"), ran.out());
    }

    @Test
    void withoutTofuThereIsNoVerdict() {
        Cli.Ran ran = cli.run("preview", "pak", "--out", "ws", "--tofu", "validate");
        assertEquals(1, ran.exitCode());
        assertEquals("brokerpak: there is no tofu: none is on the PATH, and the pak's own is not in the cache. Build "
                + "the pak once, install OpenTofu, or say where it is\n", ran.err());
        assertEquals("2\n! brokerpak: there is no \"apply\" for --tofu: choose one of validate, plan\n"
                + "! Try brokerpak preview --help\n",
                cli.run("preview", "pak", "--tofu", "apply").all().replaceAll("option '--tofu'.*\\)", "--tofu"));
    }

    @Test
    void anImportIsShown() {
        DiskPak.writeFile(scratch.resolve("show.txt"), """
                # aws_db.main:
                resource "aws_db" "main" {
                    id   = "db-1"
                    size = "large"
                }

                Outputs:
                """);
        Cli.Ran ran = cli.run("preview", "pak", "--out", "ws", "--import-show", "show.txt");
        assertEquals(0, ran.exitCode(), ran.err());
        assertTrue(ran.out().endsWith("""

                import of what exists already:
                  tofu import aws_db.main <id>
                  tofu show -no-color

                --- main.tf   (made by the broker from what tofu shows)
                # aws_db.main:
                resource "aws_db" "main" {
                password = var.password
                    size = var.size
                }

                value found for size: large
                """), ran.out());
        assertEquals("brokerpak: the broker does not import with these values: must provide values for all import "
                + "parameters: db\n", ran.err());
        assertEquals("2\n! brokerpak: there is no gone.txt\n", cli.run("preview", "pak", "--out", "ws2",
                "--import-show", "gone.txt").all().replaceFirst("(?s)\n.*?!", "\n!"));
        assertEquals("large", cli.run("preview", "pak", "--format", "json", "--import-show", "show.txt").json()
                .getAsJsonObject("import").getAsJsonObject("captured").get("size").getAsString());
    }

    @Test
    void aDeletionIsShown() {
        Cli.Ran ran = cli.run("preview", "pak", "--out", "ws", "--delete");
        assertEquals(0, ran.exitCode(), ran.err());
        assertTrue(ran.out().endsWith("""

                before a deletion the broker rewrites the templates:

                --- main.tf   (before and after)
                 variable "size" {}
                 resource "aws_db" "main" {
                   lifecycle {
                -    prevent_destroy = true
                +    prevent_destroy = false
                   }
                 }
                """), ran.out());
        DiskPak.writeFile(scratch.resolve("pak/example.yml"), "name: example\nprovision:\n  template: 'x {'\n");
        ran = cli.run("preview", "pak", "--delete");
        assertEquals(1, ran.exitCode());
        assertTrue(ran.err().startsWith("brokerpak: nothing can be deleted, because brokertemplate/definition.tf "
                + "cannot be read: HCL parse error for module 0 definition: :1,"), ran.err());
    }
}
