/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PakDiffTest {

    private static final String MANIFEST = """
            packversion: 1
            name: demo
            version: 1.0.0
            platforms: [{os: linux, arch: amd64}]
            terraform_binaries:
            - {name: tofu, version: 1.8.0}
            - {name: terraform-provider-random, version: 3.5.1, provider: acme/random}
            - {name: helper, version: 1.0}
            service_definitions: [service.yml]
            parameters: [{name: P, description: p}]
            required_env_variables: [REQUIRED]
            env_config_mapping: {VAR: a.key}
            """;
    private static final String SERVICE = """
            version: 1
            name: svc
            id: 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11
            description: d
            display_name: D
            image_url: https://example.com/i
            documentation_url: https://example.com/d
            support_url: https://example.com/s
            tags: [a]
            plan_updateable: true
            plans:
            - {name: small, id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22, description: p, display_name: P, properties: {size: 1}}
            provision:
              plan_inputs:
              - {field_name: size, type: integer, details: d}
              user_inputs:
              - {field_name: i, type: integer, details: d, default: 1, constraints: {maximum: 9, minLength: 2, pattern: x}}
              - {field_name: e, type: string, details: d, nullable: true, enum: {a: A, b: B}}
              computed_inputs:
              - {name: c, type: string, default: "x"}
              templates: {main: 'resource "random_id" "r" {}', outputs: 'output "o" { value = 1 }'}
              outputs:
              - {field_name: o, type: string, details: d}
            examples:
            - {name: ex, description: d, plan_id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22, provision_params: {i: 2}}
            """;

    @TempDir
    Path scratch;

    @Test
    void aPakIsEqualToItself() {
        assertEquals("", changes(Map.of()));
    }

    @Test
    void aPakIsEqualToWhatIsBuiltOfIt() throws IOException {
        Path folder = DiskPak.withScripts(scratch.resolve("pak"));
        new Build(scratch).built(folder);
        try (PakFile built = PakFile.open(scratch.resolve("out.brokerpak"))) {
            Pak source = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
            assertEquals(List.of(), PakDiff.of(source, built.pak()).changes());
            assertEquals(List.of(), PakDiff.of(built.pak(), source).changes());
        }
    }

    /**
     * What is replaced in the old pak, by what, and what is said; {@code !} marks what breaks, {@code ~} is a line
     * break.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            version: 1.0.0 | version: 2.0.0 | the pak: version changed from 1.0.0 to 2.0.0
            arch: amd64 | arch: arm64 | ! platform linux/amd64: removed; platform linux/arm64: added
            [REQUIRED] | [REQUIRED, MORE] | ! environment variable MORE: added
            VAR: a.key | OTHER: a.key | ! configuration a.key: no longer read from VAR; configuration a.key: read from OTHER
            tofu, version: 1.8.0 | tofu, version: 1.7.0 | ! tofu: version changed from 1.8.0 to 1.7.0; tofu 1.7.0: added; tofu 1.8.0: removed
            {name: tofu, version: 1.8.0} | {name: tofu, version: 1.9.0} | ! tofu: version changed from 1.8.0 to 1.9.0; tofu 1.9.0: added; tofu 1.8.0: removed
            random, version: 3.5.1 | random, version: 3.6.0 | terraform-provider-random: version changed from 3.5.1 to 3.6.0
            random, version: 3.5.1 | random, version: 4.0.0 | ! terraform-provider-random: version changed from 3.5.1 to 4.0.0
            random, version: 3.5.1 | random, version: 3.5.0 | ! terraform-provider-random: version changed from 3.5.1 to 3.5.0
            acme/random | other/random | ! terraform-provider-random: address changed from registry.terraform.io/acme/random to registry.terraform.io/other/random
            provider-random | provider-other | ! terraform-provider-random 3.5.1: removed; terraform-provider-other 3.5.1: added
            helper, version: 1.0 | helper, version: 1.1 | helper: version changed from 1.0 to 1.1
            0f1c2a56 | 1f1c2a56 | ! service svc: id changed from 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11 to 1f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11
            name: svc | name: other | service other: name changed from svc to other
            tags: [a] | tags: [a, beta] | ! service svc: tag beta added
            tags: [a] | tags: [b] | service svc: tags changed from [a] to [b]
            plan_updateable: true | plan_updateable: false | ! service svc: plan_updateable removed
            name: small, id: 5a0a9a43 | name: small, id: 6a0a9a43 | ! service svc, plan small: id changed from 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22 to 6a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22
            name: small, id: 5a0a9a43 | name: large, id: 6a0a9a43 | ! service svc, plan small: removed; service svc, plan large: added
            {size: 1} | {size: 2} | service svc, plan small: property size changed from 1 to 2
            {size: 1} | {size: 1, i: 3} | ! service svc, plan small: property i added
            field_name: i, | field_name: j, | ! service svc, provision, input i: removed; service svc, provision, input j: added
            field_name: i, | field_name: i, required: true, | service svc, provision, input i: required changed from false to true
            field_name: e, | field_name: e, required: true, | ! service svc, provision, input e: is required now
            - {field_name: e, | - {field_name: n, required: true, type: string}~  - {field_name: e, | ! service svc, provision, input n: added
            i, type: integer | i, type: number | service svc, provision, input i: type changed from integer to number
            i, type: integer | i, type: string | ! service svc, provision, input i: type changed from integer to string
            field_name: i, | field_name: i, prohibit_update: true, | ! service svc, provision, input i: prohibit_update added
            nullable: true,  |  | ! service svc, provision, input e: nullable removed
            default: 1 | default: 2 | service svc, provision, input i: default changed from 1 to 2
            maximum: 9 | maximum: 10 | service svc, provision, input i: maximum changed from 9 to 10
            maximum: 9 | maximum: 8 | ! service svc, provision, input i: maximum changed from 9 to 8
            minLength: 2 | minLength: 3 | ! service svc, provision, input i: minLength changed from 2 to 3
            pattern: x | pattern: y | ! service svc, provision, input i: pattern changed from x to y
            {a: A, b: B} | {a: A} | ! service svc, provision, input e: no longer accepts b
            {a: A, b: B} | {a: A, b: B, c: C} | service svc, provision, input e: accepts c
            default: "x" | default: y | service svc, provision, computed input c: value changed from x to y
            - {field_name: o, type: string | - {field_name: q, type: string | ! service svc, provision, output o: removed; service svc, provision, output q: added
            o, type: string | o, type: number | ! service svc, provision, output o: type changed from string to number
            r" {} | r" { for_each = {} } | ! service svc, provision, resource random_id.r: for_each added; service svc, provision, template main.tf: changed
            random_id" "r" {} | random_id" "s" {} | ! service svc, provision, resource random_id.r: removed; service svc, provision, template main.tf: changed; service svc, provision, resource random_id.s: added
            resource "random_id" "r" {} | resource "random_id" "s" {}~~moved {~~from = random_id.r~~to = random_id.s~~} | service svc, provision, template main.tf: changed; service svc, provision, resource random_id.r: moved; service svc, provision, resource random_id.s: added
            {i: 2} | {i: 3} | service svc, example ex: request changed
            """)
    void change(String from, String to, String said) {
        String newText = to == null ? "" : to.replace("~", "\n");
        assertEquals(said, changes(Map.of(from, newText)));
    }

    @Test
    void anUpgradePathCarriesInstancesOver() {
        Pak now = pak(Map.of("- {name: tofu, version: 1.8.0}", "- {name: tofu, version: 1.8.0}\n- {name: tofu, "
                + "version: 1.9.0, default: true}", "parameters:", "terraform_upgrade_path: [{version: 1.9.0}]\nparameters:"));
        assertEquals("tofu 1.9.0: added; tofu: version changed from 1.8.0 to 1.9.0", text(PakDiff.of(pak(Map.of()), now)));
    }

    @Test
    void aReplacementCarriesStateOver() {
        Pak now = pak(Map.of("provider: acme/random", "provider: other/random", "parameters:", "terraform_state_provider_replacements: "
                + "{registry.terraform.io/acme/random: registry.terraform.io/other/random}\nparameters:"));
        assertEquals(List.of(), PakDiff.of(pak(Map.of()), now).breaking());
    }

    @Test
    void oneTemplateInsteadOfSeveralMovesEveryResource() {
        Pak now = pak(Map.of("templates: {main: 'resource \"random_id\" \"r\" {}', outputs: 'output \"o\" { value = 1 }'}",
                "template: 'resource \"random_id\" \"r\" {}'"));
        assertEquals("! service svc, provision, templates: one template instead of several",
                text(PakDiff.of(pak(Map.of()), now)).split(";")[0]);
    }

    @Test
    void servicesComeAndGo() {
        Pak none = Pak.load(LiteralPakFiles.of(Map.of("manifest.yml", MANIFEST.replace("[service.yml]", "[]"))),
                new DocumentCache());
        assertEquals("! service svc: removed", text(PakDiff.of(pak(Map.of()), none)));
        assertEquals("service svc: added", text(PakDiff.of(none, pak(Map.of()))));
    }

    private static String changes(Map<String, String> replacements) {
        return text(PakDiff.of(pak(Map.of()), pak(replacements)));
    }

    private static String text(PakDiff diff) {
        return diff.changes().stream().map(change -> (change.breaking() ? "! " : "") + change.subject() + ": "
                + change.message()).collect(Collectors.joining("; "));
    }

    private static Pak pak(Map<String, String> replacements) {
        Map<String, String> files = new HashMap<>(Map.of("manifest.yml", MANIFEST, "service.yml", SERVICE));
        replacements.forEach((from, to) -> files.replaceAll((path, text) -> text.replace(from, to)));
        return Pak.load(LiteralPakFiles.of(files), new DocumentCache());
    }
}
