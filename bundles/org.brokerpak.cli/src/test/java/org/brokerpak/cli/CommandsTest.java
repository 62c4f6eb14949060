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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.google.gson.JsonObject;

/** All commands but lint. */
class CommandsTest {

    @TempDir
    Path scratch;
    private Cli cli;
    private Path pak;

    @BeforeEach
    void aPak() {
        cli = new Cli(scratch);
        pak = DiskPak.withScripts(scratch.resolve("pak"));
    }

    @Test
    void buildTellsWhatItDoes() {
        Cli.Ran ran = new Cli(pak).run("build", "-o", "../out/demo.brokerpak");
        assertEquals(0, ran.exitCode(), ran.err());
        assertTrue(ran.out().matches("""
                demo 0\\.1\\.0 -> \\.\\./out/demo\\.brokerpak   linux/amd64
                  checked 1 service, 1 template +no findings
                  tofu 1\\.9\\.0 +copied +20 bytes   sha256 [0-9a-f]{12}\\.\\.\\.
                  helper 2\\.0 +copied +22 bytes   sha256 [0-9a-f]{12}\\.\\.\\.
                built \\.\\./out/demo\\.brokerpak in .* s, [0-9.]+ kB, sha256 [0-9a-f]{64}
                """), ran.out());
        assertEquals("", ran.err());
        assertTrue(Files.exists(scratch.resolve("out/demo.brokerpak")));
        assertEquals("0\n", new Cli(pak).run("build", "--quiet").all());
    }

    @Test
    void aBuildThatFailsSaysWhereOnStandardError() {
        DiskPak.writeFile(pak.resolve("manifest.yml"), DiskPak.manifest("- {name: tofu, version: 1.9.0, url_template: "
                + "gone}"));
        Cli.Ran ran = cli.run("build", "pak");
        assertEquals(1, ran.exitCode());
        assertEquals("pak/manifest.yml:8:48: error: tofu 1.9.0: there is no file " + pak.resolve("gone")
                + "; paths start at the manifest's folder\nnot built\n", ran.err());
        DiskPak.writeFile(pak.resolve("example.yml"), DiskPak.DEFINITION.replace("version: 1", "version: 2"));
        ran = cli.run("build", "-q", "pak");
        assertEquals("", ran.out());
        assertTrue(ran.err().matches("pak/example\\.yml:1:10: error: .* \\[invalid-value]\nnot built: 1 error\n"),
                ran.err());
    }

    @Test
    void buildTellsOfTheLockFile() throws IOException {
        try (FileServer server = new FileServer().file("/tofu.zip", Archives.zip("tofu=1"))) {
            DiskPak.writeFile(pak.resolve("manifest.yml"), DiskPak.manifest("- {name: tofu, version: 1.9.0, "
                    + "url_template: \"" + server.address("/tofu.zip") + "\"}"));
            String made = cli.run("build", "pak").out();
            assertTrue(made.contains("\n  made pak/brokerpak.lock with the digests of 1 file: keep it in version control"
                    + "\n"), made);
            assertFalse(cli.run("build", "pak").out().contains("brokerpak.lock"));
            Files.writeString(pak.resolve("brokerpak.lock"), "lock_version: 1\nfiles: []\n");
            Cli.Ran ran = cli.run("build", "pak");
            assertEquals("1 pak/manifest.yml:8:48: error: tofu 1.9.0 for linux/amd64 is not in brokerpak.lock, so nothing "
                    + "tells whether " + server.address("/tofu.zip") + " is the right file. If it is new, build with "
                    + "--update-lock\nnot built\n", ran.exitCode() + " " + ran.err());
            assertTrue(cli.run("build", "--update-lock", "pak").out().contains("  updated pak/brokerpak.lock"));
        }
    }

    @Test
    void buildNeedsAPak() {
        assertEquals("2\n! brokerpak: there is no gone\n", cli.run("build", "gone").all());
        assertEquals(2, cli.run("build", "-t", "linux/amd46", "pak").exitCode());
    }

    @Test
    void validateExplainsFailures() throws IOException {
        new Cli(pak).run("build", "-o", scratch.resolve("demo.brokerpak").toString());
        assertEquals("0\ndemo.brokerpak is valid: 1 service, 4 files\n", cli.run("validate", "demo.brokerpak").all());
        assertEquals("{\"formatVersion\":1,\"valid\":true,\"diagnostics\":[]}",
                cli.run("validate", "--format", "json", "demo.brokerpak").json().toString());
        DiskPak.writeFile(pak.resolve("manifest.yml"), DiskPak.manifest("- {name: tofu, version: 1.9.0}"));
        Files.write(scratch.resolve("bad.brokerpak"), Archives.zip(
                "manifest.yml=" + DiskPak.manifest("- {name: tofu, version: 1.9.0}"), "example.yml="
                        + DiskPak.DEFINITION.replace("template_refs:\n    main: terraform/main.tf",
                                "templates:\n    main: 'output \"name\" { value = 1 }'")));
        Cli.Ran ran = cli.run("validate", "bad.brokerpak");
        assertEquals("1\nmanifest.yml:8:12: error: tofu 1.9.0 for linux/amd64: there is no file "
                + "bin/linux/amd64/1.9.0/tofu, so the broker would not start: it could not find tofu version 1.9.0; "
                + "nothing is in bin/linux/amd64/1.9.0/ [binary-in-pak]\nbad.brokerpak is not valid: 1 "
                + "error\n", ran.all());
        JsonObject json = cli.run("validate", "--format", "json", "bad.brokerpak").json();
        assertEquals("bad.brokerpak registration", json.getAsJsonArray("diagnostics").get(0).getAsJsonObject()
                .get("pak")
                .getAsString() + " " + json.getAsJsonArray("diagnostics").get(0).getAsJsonObject().get("stage")
                .getAsString());
    }

    @Test
    void docsOfSourcesAndOfBuiltPaksAreTheSame() {
        new Cli(pak).run("build", "-o", scratch.resolve("demo.brokerpak").toString());
        Cli.Ran ran = cli.run("docs", "pak");
        assertEquals(0, ran.exitCode());
        assertTrue(ran.out().startsWith("# <a name=\"example\"></a> ![](https://example.com/example.png) Example\n"),
                ran.out());
        assertEquals(ran.out(), cli.run("docs", "demo.brokerpak").out());
        assertTrue(cli.run("docs", "--format", "html", "demo.brokerpak").out().startsWith("<!DOCTYPE html>"));
        DiskPak.writeFile(pak.resolve("manifest.yml"), DiskPak.manifest("[]").replace("- example.yml",
                "- example.yml\n  - gone.yml"));
        ran = cli.run("docs", "pak");
        assertEquals("1 brokerpak: gone.yml does not exist, so the documentation has a gap\n", ran.exitCode()
                + " " + ran.err());
        assertEquals("2\n! brokerpak: there is no gone.brokerpak\n", cli.run("docs", "gone.brokerpak").all());
    }

    @Test
    void diffTellsWhatBreaks() {
        new Cli(pak).run("build", "-o", scratch.resolve("old.brokerpak").toString());
        assertEquals("0\ndemo 0.1.0 -> demo 0.1.0\nno differences\n", cli.run("diff", "old.brokerpak", "pak").all());
        DiskPak.writeFile(pak.resolve("example.yml"), DiskPak.DEFINITION.replace("type: integer", "type: string")
                .replace("description: An example", "description: The example"));
        assertEquals("""
                0
                demo 0.1.0 -> demo 0.1.0

                breaks existing instances
                  service example, provision, input length: type changed from integer to string
                      instances keep the parameters they were created with, and those that do not fit can be neither \
                updated nor deleted

                other changes
                  service example: description changed from An example to The example

                2 changes, 1 breaks existing instances
                """, cli.run("diff", "old.brokerpak", "pak").all());
        JsonObject json = cli.run("diff", "--format", "json", "old.brokerpak", "pak").json();
        assertEquals("1 2", json.get("breaking") + " " + json.getAsJsonArray("changes").size());
        DiskPak.writeFile(pak.resolve("example.yml"), "plans: [");
        assertEquals("2\n! brokerpak: pak cannot be compared: example.yml has a syntax error\n",
                cli.run("diff", "old.brokerpak", "pak").all());
        assertEquals(2, cli.run("diff", "pak").exitCode());
    }

    @ParameterizedTest
    @CsvSource({"validate", "info"})
    void whatIsNoPakCannotBeRead(String command) throws IOException {
        Files.writeString(scratch.resolve("text.brokerpak"), "text");
        assertEquals("2\n! brokerpak: there is no gone.brokerpak\n", cli.run(command, "gone.brokerpak").all());
        assertEquals("2\n! brokerpak: text.brokerpak is not a zip archive, or it is cut off\n",
                cli.run(command, "text.brokerpak").all());
        assertEquals("2\n! brokerpak: pak is a folder, not a built pak\n", cli.run(command, "pak").all());
    }

    @Test
    void infoInTheBrokersSections() {
        new Cli(pak).run("build", "-o", scratch.resolve("demo.brokerpak").toString());
        String out = cli.run("info", "demo.brokerpak").out();
        assertTrue(out.startsWith("""
                Information
                  format     1
                  name       demo
                  version    0.1.0
                  platforms  linux/amd64

                Parameters
                  none

                Dependencies
                  NAME    VERSION  SOURCE
                  tofu    1.9.0
                  helper  2.0

                Services
                  ID                                    NAME     DESCRIPTION  PLANS
                  0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11  example  An example   small

                Contents
                  MODE        SIZE  NAME
                  drwxr-xr-x  0     bin/
                """), out);
        assertTrue(out.contains("  -rwxr-xr-x  20    bin/linux/amd64/1.9.0/tofu\n"), out);
        JsonObject json = cli.run("info", "--format", "json", "demo.brokerpak").json();
        assertEquals("demo 1 [\"linux/amd64\"]", json.get("name").getAsString() + " " + json.get("packversion") + " "
                + json.get("platforms"));
    }

    @Test
    void initWritesAPakThatLintsAndBuilds() {
        Cli.Ran ran = cli.run("init", "My New Pak", "--platform", "linux/amd64", "--platform", "darwin/arm64");
        assertEquals(0, ran.exitCode(), ran.err());
        assertTrue(ran.out().startsWith("  manifest.yml\n"), ran.out());
        assertEquals("0\nno findings in my-new-pak (1 service, 8 templates)\n", cli.run("lint", "My New Pak").all());
        assertEquals(0, new Cli(scratch.resolve("My New Pak")).run("build").exitCode());
        assertTrue(Files.exists(scratch.resolve("My New Pak/my-new-pak-0.1.0.brokerpak")));
        assertEquals("1\n! brokerpak: manifest.yml, password.yml, terraform/provision/main.tf and 11 more exist "
                + "already in My New Pak, so nothing was written\n",
                cli.run("init", "My New Pak", "--platform", "linux/amd64", "--platform", "darwin/arm64").all());
        assertEquals(2, cli.run("init", "x", "--name", "a b").exitCode());
        assertEquals(2, cli.run("init", "x", "--platform", "plan9").exitCode());
    }

    @Test
    void previewShowsTheWorkspace() throws IOException {
        assertEquals("""
                0
                example, provision, plan small

                  NAME    VALUE  TYPE     FROM
                  length  2      integer  default

                example, provision; layout flat: the templates side by side

                --- main.tf   (terraform/main.tf)
                """ + DiskPak.TEMPLATE + """

                --- terraform.tfvars.json   (made by the broker)
                {
                  "length": 2
                }
                """, cli.run("preview", "pak", "--service", "example", "--plan", "small").all());
        assertEquals("""
                0
                example, bind, plan small

                  the template declares no variables

                example, bind; layout module: the templates in the folder brokertemplate
                no templates

                --- instance.tf.json   (made by the broker)
                {"module":{"instance":{"source":"./brokertemplate"}}}
                """, cli.run("preview", "pak", "--action", "bind").all());
        JsonObject json = cli.run("preview", "pak/example.yml", "--format", "json").json();
        assertEquals("flat main.tf terraform/main.tf", json.get("layout").getAsString() + " "
                + json.getAsJsonArray("files").get(0).getAsJsonObject().get("path").getAsString() + " "
                + json.getAsJsonArray("files").get(0).getAsJsonObject().get("source").getAsString());
        assertEquals(0, cli.run("preview", "pak", "--out", "ws").exitCode());
        assertEquals(DiskPak.TEMPLATE, Files.readString(scratch.resolve("ws/main.tf")));
        assertEquals("1\n! brokerpak: ws is not an empty folder, and nothing in it is overwritten. Name a new one\n",
                cli.run("preview", "pak", "--out", "ws").all());
    }

    @Test
    void previewSuggestsNames() {
        assertEquals("2\n! brokerpak: there is no service \"exmaple\" in pak. Did you mean example?\n",
                cli.run("preview", "pak", "--service", "exmaple").all());
        assertEquals("2\n! brokerpak: the service \"example\" has no plan \"huge\": there are small\n",
                cli.run("preview", "pak", "--plan", "huge").all());
        DiskPak.writeFile(pak.resolve("example.yml"), DiskPak.DEFINITION.replace("terraform/main.tf",
                "terraform/gone.tf"));
        assertEquals("""
                1
                example, provision, plan small

                  the template declares no variables

                not declared by the template, so not passed: length

                example, provision; layout flat: the templates side by side
                no templates

                --- terraform.tfvars.json   (made by the broker)
                {}
                ! brokerpak: the template "terraform/gone.tf" does not exist, so main.tf is not shown
                """, cli.run("preview", "pak").all());
    }

    @Test
    void expressionsAreEvaluatedAsTheBrokerDoes() throws IOException {
        assertEquals("0\n3-a\n", cli.run("eval", "${1 + 2}-a").all());
        Files.writeString(scratch.resolve("vars.json"), "{\"region\": \"eu\", \"labels\": {\"a\": \"b\"}}");
        assertEquals("0\ndb-eu\n", cli.run("eval", "db-${region}", "--vars", "vars.json").all());
        assertEquals("0\n{\"a\":\"b\"}\n", cli.run("eval", "${labels}", "--vars", "vars.json").all());
        assertEquals("1\n! brokerpak: 1:3: unknown variable accessed: regio\n", cli.run("eval", "${regio}").all());
        assertEquals(2, cli.run("eval", "x", "--vars", "missing.json").exitCode());
    }

    @Test
    void schemasAreJson() {
        assertEquals("http://json-schema.org/draft-07/schema#", cli.run("schema", "manifest").json().get("$schema")
                .getAsString());
        assertEquals(0, cli.run("schema", "service").exitCode());
        assertTrue(cli.run("schema", "services").err().startsWith(
                "brokerpak: there is no schema \"services\". Did you mean service?\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                         | say which command to run
            lnt                        | there is no command "lnt"
            lint                       | say which PAK
            lint --formt json pak      | there is no option --formt
            lint --format xml pak      | there is no "xml" for --format: choose one of text, json, sarif
            info a b                   | one thing too many: b
            build -o                   | missing required parameter for option '--output' (FILE)
            """)
    void wrongUsageIsExitCodeTwo(String arguments, String sentence) {
        Cli.Ran ran = cli.run(arguments.isEmpty() ? new String[0] : arguments.split(" "));
        assertEquals("2 brokerpak: " + sentence, ran.exitCode() + " " + ran.err().lines().findFirst().orElse(""));
        assertEquals("", ran.out());
    }

    @Test
    void helpAndVersion() {
        assertTrue(cli.run("--version").out().startsWith("Brokerpak Tools "));
        assertTrue(cli.run("--help").out().contains("  validate      Checks a built pak"));
        for (String command : new String[] {"lint", "build", "validate", "info", "docs", "diff",
                "init", "preview", "eval", "schema", "run-examples", "lsp"}) {
            Cli.Ran ran = cli.run(command, "--help");
            assertEquals(0, ran.exitCode());
            assertTrue(ran.out().contains("Usage: brokerpak " + command) && !ran.out().contains("\n\n\n"), ran.out());
        }
    }

    @Test
    void anUnexpectedFailureIsOneSentence() {
        Cli failing = new Cli(scratch).environment(name -> {
            throw new IllegalStateException("broken on purpose");
        });
        assertEquals("1\n! brokerpak: something went wrong that should not have (IllegalStateException). Please report "
                + "it to the makers of Brokerpak Tools, with what the option --verbose "
                + "prints\n", failing.run("build", "pak")
                .all());
        assertTrue(failing.run("build", "--verbose", "pak").err().contains("broken on purpose"));
    }

    @Test
    void theLanguageServerEndsWithItsInput() {
        assertEquals(1, cli.run("lsp").exitCode(), "without a shutdown request");
    }
}
