/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;

class LintCommandTest {

    @TempDir
    Path scratch;
    private Cli cli;
    private Path pak;

    @BeforeEach
    void aCleanPak() {
        cli = new Cli(scratch);
        pak = DiskPak.withScripts(scratch.resolve("pak"));
    }

    @Test
    void aCleanPakIsFine() {
        assertEquals("0\nno findings in demo (1 service, 1 template)\n", cli.run("lint", "pak").all());
        assertEquals("0\n", cli.run("lint", "-q", "pak").all());
    }

    @Test
    void aFindingIsALine() {
        change("example.yml", "version: 1", "version: 2");
        Cli.Ran ran = cli.run("lint", "pak");
        assertEquals(1, ran.exitCode());
        assertTrue(ran.out().matches("pak/example\\.yml:1:10: error: .+ \\[invalid-value]\n"
                + "1 error in demo \\(1 service, 1 template\\)\n"), ran.out());
        assertTrue(new Cli(pak).run("lint", ".").out().startsWith("example.yml:1:10: error: "));
        assertTrue(cli.run("lint", pak.toString()).out().startsWith(pak + "/example.yml:1:10: error: "),
                "an absolute path stays one");
    }

    @Test
    void jsonIsAContract() {
        change("example.yml", "display_name: Example", "display_name: Example\nplan_updatable: true # é");
        change("terraform/main.tf", "variable \"length\" { type = number }", "variable \"length\" { type = number }\n"
                + "variable \"other\" { type = string }");
        change("terraform/main.tf", "words", "${var.other}");
        JsonObject json = cli.run("lint", "--format", "json", "pak").json();
        assertEquals(List.of("formatVersion", "diagnostics"), List.copyOf(json.keySet()));
        assertEquals(1, json.get("formatVersion").getAsInt());
        assertEquals(2, json.getAsJsonArray("diagnostics").size());
        JsonObject first = json.getAsJsonArray("diagnostics").get(0).getAsJsonObject();
        assertEquals(List.of("pak", "file", "line", "column", "endLine", "endColumn", "severity", "rule", "stage",
                "message"), List.copyOf(first.keySet()));
        first.remove("message");
        assertEquals("{\"pak\":\"pak\",\"file\":\"example.yml\",\"line\":6,\"column\":1,\"endLine\":6,\"endColumn\":15,"
                + "\"severity\":\"warning\",\"rule\":\"unknown-field\",\"stage\":\"silent\"}", first.toString());
        assertEquals("terraform/main.tf", json.getAsJsonArray("diagnostics").get(1).getAsJsonObject().get("file")
                .getAsString());
    }

    @Test
    void columnsAreCountedInUtf16() {
        change("example.yml", "description: An example", "description: An example\n\"\uD83D\uDE00\": {version: 1, version: 2}");
        JsonObject diagnostic = cli.run("lint", "--format=json", "pak").json().getAsJsonArray("diagnostics").asList()
                .stream().map(element -> element.getAsJsonObject())
                .filter(object -> object.get("rule").getAsString().equals("duplicate-key")).findFirst().orElseThrow();
        assertEquals("5 20 27", diagnostic.get("line") + " " + diagnostic.get("column") + " " + diagnostic.get("endColumn"));
    }

    @Test
    void withoutFindingsJsonIsStillJson() {
        assertEquals("{\"formatVersion\":1,\"diagnostics\":[]}", cli.run("lint", "--format", "json", "pak").json().toString());
    }

    @Test
    void sarifForCodeScanning() {
        change("example.yml", "version: 1", "version: 2");
        JsonObject sarif = cli.run("lint", "--format", "sarif", "pak").json();
        assertEquals("2.1.0", sarif.get("version").getAsString());
        JsonObject run = sarif.getAsJsonArray("runs").get(0).getAsJsonObject();
        JsonObject rule = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").get(0).getAsJsonObject();
        assertEquals("invalid-value", rule.get("id").getAsString());
        JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
        assertEquals("error 0 invalid-value", result.get("level").getAsString() + " " + result.get("ruleIndex") + " "
                + result.get("ruleId").getAsString());
        assertEquals("{\"artifactLocation\":{\"uri\":\"pak/example.yml\"},\"region\":{\"startLine\":1,\"startColumn\":10,"
                + "\"endLine\":1,\"endColumn\":11}}", result.getAsJsonArray("locations").get(0).getAsJsonObject()
                        .getAsJsonObject("physicalLocation").toString());
    }

    @Test
    void warningsFailOnlyWhenAskedTo() {
        change("example.yml", "display_name: Example", "display_name: Example\nplan_updatable: true");
        assertEquals(0, cli.run("lint", "pak").exitCode());
        assertEquals(1, cli.run("lint", "--fail-on", "warning", "pak").exitCode());
        assertEquals(0, cli.run("lint", "--fail-on", "error", "pak").exitCode());
    }

    @Test
    void theProfileOfTheSpecificationIsStricter() {
        change("example.yml", "    properties: {}\n", "    properties: {}\n    bogus_list: []\n");
        DiskPak.writeFile(pak.resolve(".brokerpak.yml"), "rules:\n  unknown-field: off\n");
        assertEquals(0, cli.run("lint", "pak").exitCode());
        DiskPak.writeFile(pak.resolve(".brokerpak.yml"), "rules:\n  unknown-field: error\n");
        assertEquals(1, cli.run("lint", "pak").exitCode());
        assertEquals(2, cli.run("lint", "--profile", "other", "pak").exitCode());
    }

    @Test
    void aFileIsCheckedInTheContextOfItsPak() {
        change("example.yml", "version: 1", "version: 2");
        change("manifest.yml", "packversion: 1", "packversion: 2");
        assertEquals(List.of("manifest.yml"), files("pak/manifest.yml"));
        assertEquals(List.of("example.yml"), files("pak/example.yml"));
        assertEquals(List.of(), files("pak/terraform/main.tf"));
        change("terraform/main.tf", "output", "output \"more\" { value = 1 }\noutput");
        assertTrue(files("pak/example.yml").contains("example.yml"), "found by looking at template and definition together");
    }

    private List<String> files(String named) {
        return cli.run("lint", "--format", "json", named).json().getAsJsonArray("diagnostics").asList().stream()
                .map(element -> element.getAsJsonObject().get("file").getAsString()).distinct().toList();
    }

    @Test
    void aDefinitionWithoutAPakStandsForItself() throws IOException {
        Path lone = scratch.resolve("lone");
        DiskPak.writeFile(lone.resolve("service.yml"), DiskPak.DEFINITION.replace("version: 1", "version: 3"));
        DiskPak.writeFile(lone.resolve("terraform/main.tf"), DiskPak.TEMPLATE);
        Cli.Ran ran = cli.run("lint", "lone/service.yml");
        assertTrue(ran.out().startsWith("lone/service.yml:1:10: error: "), ran.out());
        Files.copy(pak.resolve("manifest.yml"), scratch.resolve("pak/manifest-draft.yml"));
        change("manifest-draft.yml", "packversion: 1", "packversion: 2");
        assertTrue(cli.run("lint", "pak/manifest-draft.yml").out().startsWith("pak/manifest-draft.yml:1:14: error: "));
        assertEquals(0, cli.run("lint", "pak").exitCode());
    }

    @Test
    void severalPaksAreOneReport() {
        DiskPak.withScripts(scratch.resolve("other"));
        change("example.yml", "version: 1", "version: 2");
        assertTrue(cli.run("lint", "other", "pak").out().endsWith("1 error in 2 paks (2 services, 2 templates)\n"));
        JsonObject json = cli.run("lint", "--format", "json", "other", "pak").json();
        assertEquals(1, json.getAsJsonArray("diagnostics").size());
    }

    @Test
    void whatCannotBeReadIsASentenceAndExitCodeTwo() throws IOException {
        Files.createDirectories(scratch.resolve("empty"));
        assertUnreadable("there is no gone", "gone");
        assertUnreadable("empty holds no manifest.yml, so it is not a pak", "empty");
        Files.write(scratch.resolve("empty/manifest.yml"), new byte[] {(byte) 0xff, 0, 1});
        assertUnreadable("empty/manifest.yml is not a UTF-8 text file", "empty");
        Files.writeString(scratch.resolve("empty/manifest.yml"), "");
        assertUnreadable("empty/manifest.yml is empty, so there is no pak", "empty");
        Files.writeString(scratch.resolve("empty/manifest.yml"), "applications:\n- name: app\n");
        assertUnreadable("empty/manifest.yml is a manifest of cf push, not that of a pak", "empty");
        Files.writeString(scratch.resolve("notes.yml"), "a: 1\n");
        assertUnreadable("notes.yml is neither a manifest nor a service definition", "notes.yml");
        Files.writeString(scratch.resolve("lone.tf"), "");
        assertUnreadable("lone.tf is no template of a pak: no service definition names it", "lone.tf");
        assertEquals("2\n! brokerpak: the current folder holds no manifest.yml, so it is not a pak; below it there is one "
                + "in pak\n", cli.run("lint", ".").all());
    }

    private void assertUnreadable(String sentence, String named) {
        assertEquals("2\n! brokerpak: " + sentence + "\n", cli.run("lint", named).all());
    }

    @Test
    void oneUnreadablePakHidesNoOther() {
        Cli.Ran ran = cli.run("lint", "gone", "pak");
        assertEquals("2\nno findings in demo (1 service, 1 template)\n! brokerpak: there is no gone\n", ran.all());
    }

    @Test
    void fixMendsWhatIsCertain() throws IOException {
        Path definition = pak.resolve("example.yml");
        String crlf = DiskPak.DEFINITION.replace("field_name: length", "field_nam: length").replace("\n", "\r\n");
        Files.writeString(definition, crlf, StandardCharsets.UTF_8);
        Cli.Ran ran = cli.run("lint", "--fix", "pak");
        assertEquals("0\nno findings in demo (1 service, 1 template)\n! mended 1 finding in example.yml\n", ran.all());
        assertEquals(DiskPak.DEFINITION.replace("\n", "\r\n"), Files.readString(definition), "nothing else changes");
        assertEquals("0\nno findings in demo (1 service, 1 template)\n", cli.run("lint", "--fix", "pak").all());
    }

    @Test
    void fixOfAFileChangesNoOther() throws IOException {
        Files.writeString(pak.resolve("example.yml"), DiskPak.DEFINITION.replace("field_name: length", "field_nam: length"));
        cli.run("lint", "--fix", "pak/manifest.yml");
        assertTrue(Files.readString(pak.resolve("example.yml")).contains("field_nam:"));
        cli.run("lint", "--fix", "pak/example.yml");
        assertEquals(DiskPak.DEFINITION, Files.readString(pak.resolve("example.yml")));
    }

    private void change(String file, String from, String to) {
        try {
            Path path = pak.resolve(file);
            String text = Files.readString(path);
            assertTrue(text.contains(from), text);
            Files.writeString(path, text.replace(from, to));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
