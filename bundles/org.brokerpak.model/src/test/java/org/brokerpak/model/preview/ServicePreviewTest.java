/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.RequestPlan;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.junit.jupiter.api.Test;

class ServicePreviewTest {

    private static final String PAK = """
            ### manifest.yml
            packversion: 1
            name: previewed
            version: 0.1.0
            service_definitions: [service.yml]
            ### service.yml
            name: db
            id: 76c5725c-b246-11eb-871f-ffc97563fbd0
            plans:
            - {name: small plan, id: 8b52a460-b246-11eb-a8f5-d349948e2480, properties: {size: 10}}
            provision:
              plan_inputs:
              - {field_name: size, type: integer}
              user_inputs:
              - {field_name: engine, type: string, default: mysql, enum: {mysql: M, postgres: P}}
              - {field_name: region, type: string, details: Where, prohibit_update: true}
              - {field_name: storage, type: integer, required: true, constraints: {minimum: 5}}
              - {field_name: backup, type: boolean, default: true}
              - {field_name: tags, type: array, default: []}
              - {field_name: name, type: string, default: 'db-${request.instance_id}'}
              computed_inputs:
              - {name: lost, type: string, default: 'a'}
              - {name: admin_password, type: string, default: '${rand.base64(16)}'}
              template: |
                variable "engine" {}
                variable "region" { default = "x" }
                variable "storage" {}
                variable "size" {}
                variable "name" {}
                variable "admin_password" { sensitive = true }
                locals {
                  all = "${var.engine}-${var.region}"
                }
            """;

    private static ServiceFile service(String text) {
        return Pak.load(LiteralPakFiles.parse(text), new DocumentCache()).services().getFirst();
    }

    private static ServicePreview preview(Operation operation, String parameters) throws GoError {
        ServiceFile service = service(PAK);
        return ServicePreview.of(ResolutionRequest.of(service, RequestPlan.of(service.content(),
                service.content().plans().getFirst()), operation).withParameters(GoJsonReader.object(parameters)));
    }

    private static RequestForm form(Operation operation, Map<String, Object> given) {
        return RequestForm.of(service(PAK).content(), operation, given);
    }

    private static ParameterField field(String name) {
        return form(Operation.PROVISION, Map.of()).field(name).orElseThrow();
    }

    @Test
    void whatMustBeGivenComesFirst() {
        RequestForm form = form(Operation.PROVISION, new LinkedHashMap<>(Map.of("strange", 1L)));
        assertEquals(List.of("storage", "region", "strange"), form.first().stream().map(ParameterField::name).toList());
        assertEquals(List.of("engine", "backup", "tags", "name"),
                form.withDefaults().stream().map(ParameterField::name).toList());
        assertEquals(List.of(true, true, false), form.first().stream().map(ParameterField::declared).toList());
        assertTrue(form.first().getFirst().required());
        assertTrue(form.field("region").orElseThrow().prohibitsUpdate());
        assertEquals("(computed) db-${request.instance_id}", field("name").hint());
        assertEquals(List.of("mysql", "postgres"), field("engine").choices());
    }

    @Test
    void whatIsEnteredIsReadByItsType() {
        assertEquals(Optional.empty(), field("storage").read("  "));
        assertEquals(Optional.of(12.0), field("storage").read("12").map(value -> ((Number) value).doubleValue()));
        assertEquals(Optional.of("twelve"), field("storage").read("twelve"), "the broker says what it wants");
        assertEquals(Optional.of("12"), field("region").read("12"));
        assertEquals(Optional.of("mysql"), field("engine").read("mysql"));
        assertEquals(Optional.of(false), field("backup").read("false"));
        assertEquals(Optional.of(List.of("a")), field("tags").read("[\"a\"]"));
        assertEquals(Optional.of("[\"a\""), field("tags").read("[\"a\""));
        assertEquals("[\"<a>\\\\u003c\"]", field("tags").write(List.of("<a>\\u003c")));
    }

    @Test
    void theBrokersVerdictStandsAtItsField() throws GoError {
        ServicePreview preview = preview(Operation.PROVISION, "{\"storage\":\"twelve\"}");
        assertEquals(Map.of("storage", "storage: Invalid type. Expected: integer, given: string"),
                form(Operation.PROVISION, Map.of()).verdicts(preview.resolution()));
        assertEquals(List.of("storage"), List.copyOf(form(Operation.PROVISION, Map.of())
                .verdicts(preview(Operation.PROVISION, "{}").resolution()).keySet()));
        assertTrue(form(Operation.UPDATE, Map.of()).verdicts(preview(Operation.UPDATE, "{\"region\":\"eu\"}")
                .resolution()).get("region").startsWith("attempt to update parameter"));
    }

    @Test
    void rowsSayWhereValuesComeFrom() throws GoError {
        List<String> rows = preview(Operation.PROVISION, "{\"storage\":7,\"engine\":\"postgres\"}").rows().stream()
                .map(row -> row.name() + " = " + row.value() + " | " + row.from() + " | " + row.over()).toList();
        assertEquals(List.of(
                "admin_password = \"(random)\" | computed input, HIL | ",
                "engine = \"postgres\" | your parameter | default \"mysql\"",
                "name = \"db-00000000-0000-4000-8000-000000000001\" | default, HIL | ",
                "region = null | nothing: template default ignored | ",
                "size = 10 | plan property | ",
                "storage = 7 | your parameter | ",
                "backup = true | default, lost: the template declares no such variable | ",
                "lost = \"a\" | computed input, lost: the template declares no such variable | ",
                "tags = [] | default, lost: the template declares no such variable | "), rows);
    }

    @Test
    void aRowLeadsToItsSourceAndKnowsWhetherTheBrokerGetsThere() throws GoError {
        ServicePreview preview = preview(Operation.PROVISION, "{\"storage\":7,\"strange\":1}");
        assertTrue(preview.resolution().failure().isPresent());
        VariableRow size = preview.rows().stream().filter(row -> row.name().equals("size")).findFirst().orElseThrow();
        assertEquals("10", preview.request().service().document().source().slice(size.place().orElseThrow().range()));
        assertEquals(false, size.reached());
        assertEquals(true, preview(Operation.PROVISION, "{\"storage\":7}").rows().getFirst().reached());
    }

    @Test
    void usesOfVariablesAreFoundInTheFile() throws GoError {
        ServicePreview preview = preview(Operation.PROVISION, "{\"storage\":7}");
        assertEquals(List.of("engine", "region"), preview.uses(preview.shown().files().getFirst()).stream()
                .map(VariableUse::name).toList());
        assertEquals(List.of(), preview.uses(preview.shown().generatedFile().orElseThrow()));
        assertEquals("\"mysql\"", preview.value("engine"));
        assertTrue(preview.variablesText().startsWith("admin_password = \"(random)\"   # computed input, HIL\n"));
    }

    @Test
    void theCommandCanBePasted() throws GoError {
        assertEquals("cf create-service db 'small plan' my-instance -c '{\"region\":\"it'\\''s\"}'",
                CfCommand.of(preview(Operation.PROVISION, "{\"region\":\"it's\"}").request()));
        assertEquals("cf bind-service my-app my-instance", CfCommand.of(preview(Operation.BIND, "{}").request()));
        assertEquals("cf delete-service my-instance",
                CfCommand.of(preview(Operation.DEPROVISION, "{\"a\":1}").request()));
    }

    @Test
    void aTextThatCannotBeReadIsNamed() {
        assertEquals(Optional.empty(), BrokenText.of(service(PAK), Action.Kind.PROVISION));
        BrokenText template = BrokenText.of(service(PAK.replace("locals {", "locals {{")), Action.Kind.PROVISION)
                .orElseThrow();
        assertTrue(template.toString().startsWith("service.yml:2"), template.toString());
        assertEquals(Optional.empty(), BrokenText.of(service(PAK.replace("locals {", "locals {{")), Action.Kind.BIND));
        assertTrue(BrokenText.of(service(PAK.replace("name: db", "name: \"db")), Action.Kind.BIND).isPresent());
    }
}
