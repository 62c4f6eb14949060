/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.junit.jupiter.api.Test;

/** The caret {@code <*>} stands on a name; the answer lists the lines on which the same name is written. */
class NameIndexTest {

    private static final String PAK = """
            service_definitions: [db.yml]
            ### db.yml
            plans:
            - name: small
              id: plan-1
              properties:
                cores: 2
            provision:
              plan_inputs:
              - field_name: cores
                type: number
              user_inputs:
              - field_name: region
                default: eu
              computed_inputs:
              - name: label
                default: ${region}-${cores}
              template_refs:
                main: main.tf
              outputs:
              - field_name: host
            bind:
              plan_inputs:
              - field_name: cores
              computed_inputs:
              - name: address
                default: ${instance.details["host"]}
              template: |
                variable "address" {}
                variable "cores" {}
                output "uri" { value = "db://${var.address}/${local.path}" }
                locals { path = "x" }
              outputs:
              - field_name: uri
            examples:
            - name: one
              plan_id: plan-1
              provision_params:
                region: us
            ### main.tf
            variable "region" {}
            variable "cores" {}
            variable "label" {}
            output "host" { value = acme_db.main.host }
            resource "acme_db" "main" {
              size   = var.cores
              region = "${var.region}-1"
            }
            """;

    @Test
    void aUserInputIsOneNameInYamlHilAndTemplates() {
        assertEquals("""
                db.yml: - field_name: region
                db.yml: default: ${region}-${cores}
                db.yml: region: us
                main.tf: variable "region" {}
                main.tf: region = "${var.region}-1"
                """, same("- field_name: re<*>gion"));
        assertEquals(same("- field_name: re<*>gion"), same("  region = \"${var.reg<*>ion}-1\""));
    }

    @Test
    void aPlansPropertyTiesTheInputsOfBothActions() {
        assertEquals("""
                db.yml: cores: 2
                db.yml: - field_name: cores
                db.yml: default: ${region}-${cores}
                db.yml: - field_name: cores
                db.yml: variable "cores" {}
                main.tf: variable "cores" {}
                main.tf: size   = var.cores
                """, same("    cor<*>es: 2"));
    }

    @Test
    void anOutputOfProvisioningIsADetailOfTheInstance() {
        assertEquals("""
                db.yml: - field_name: host
                db.yml: default: ${instance.details["host"]}
                main.tf: output "host" { value = acme_db.main.host }
                """, same("${instance.details[\"ho<*>st\"]}"));
    }

    @Test
    void whatOnlyTemplatesKnowIsFoundInInlineTextsToo() {
        assertEquals("""
                db.yml: output "uri" { value = "db://${var.address}/${local.path}" }
                db.yml: locals { path = "x" }
                """, same("${local.pa<*>th}"));
        assertEquals("""
                main.tf: output "host" { value = acme_db.main.host }
                main.tf: resource "acme_db" "main" {
                """, same("resource \"acme_db\" \"ma<*>in\""));
    }

    @Test
    void anExampleRefersToItsPlan() {
        assertEquals("""
                db.yml: id: plan-1
                db.yml: plan_id: plan-1
                """, same("plan_id: pl<*>an-1"));
    }

    @Test
    void declarationsStandInTheDefinition() {
        Pak pak = load(PAK);
        NameIndex index = NameIndex.of(pak);
        Occurrence use = at(pak, index, "  region = \"${var.reg<*>ion}-1\"");
        assertEquals("db.yml: - field_name: region\n", lines(pak, index.declarations(use)));
        assertTrue(index.isTaken(use, "label"));
        assertFalse(index.isTaken(use, "zone"));
    }

    @Test
    void elsewhereThereIsNoName() {
        Pak pak = load(PAK);
        NameIndex index = NameIndex.of(pak);
        assertTrue(index.at("db.yml", 0).isEmpty());
        assertTrue(index.at("nowhere.yml", 3).isEmpty());
    }

    private static String same(String caret) {
        Pak pak = load(PAK);
        NameIndex index = NameIndex.of(pak);
        return lines(pak, index.sameName(at(pak, index, caret)));
    }

    private static Occurrence at(Pak pak, NameIndex index, String caret) {
        String line = caret.replace("<*>", "");
        for (String file : List.of("db.yml", "main.tf")) {
            int start = text(pak, file).text().indexOf(line);
            if (start >= 0) {
                return index.at(file, start + caret.indexOf("<*>")).orElseThrow();
            }
        }
        throw new AssertionError("no line " + line);
    }

    private static String lines(Pak pak, List<Occurrence> occurrences) {
        return occurrences.stream().map(occurrence -> {
            SourceText text = text(pak, occurrence.file());
            TextPosition position = text.position(occurrence.range().start());
            assertEquals(occurrence.name(), text.slice(occurrence.range()));
            return occurrence.file() + ": " + text.line(position.line()).strip() + "\n";
        }).collect(Collectors.joining());
    }

    private static SourceText text(Pak pak, String file) {
        return pak.files().read(file) instanceof FileContent.Text(SourceText text) ? text : SourceText.of("");
    }

    private static Pak load(String literal) {
        return Pak.load(LiteralPakFiles.parse(literal), new DocumentCache());
    }
}
