/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.schema.CatalogSchemas;
import org.junit.jupiter.api.Test;

/** Definitions and parameters as nobody should write them: a resolution has an answer to all. */
class HostileRequestsTest {

    private static final int ROUNDS = 500;

    private static final String DEFINITION = """
            plans:
            - name: p
              id: x
              properties: &p {size: 10, flag: true, m: {1: x}, l: [1, {a: b}]}
              provision_overrides: {region: eu}
              bind_overrides: *p
            provision:
              plan_inputs: [{field_name: size, type: integer}]
              user_inputs:
              - {field_name: a, type: string, default: '${request.default_labels["pcf-space-guid"]}', required: true}
              - {field_name: b, type: number, default: '${1/0}', constraints: {minimum: 1, pattern: '(', items: []}}
              - {field_name: c, type: object, default: '{"a": "${a}"}', enum: {1: a, 1.0: b, ~: c}}
              - {field_name: d, type: array, default: '${json.marshal(l)}', nullable: true}
              - {field_name: e, type: boolean, default: '${str.truncate(-1, "x")}'}
              computed_inputs:
              - {name: f, type: integer, default: '${size + counter.next()}', overwrite: true}
              - {name: f, default: {a: '${x}'}, overwrite: true}
              - {name: g, type: string, default: '${rand.base64(4)}${time.nano()}${config("x")}${env("y")}'}
              template: |
                variable "a" { sensitive = true }
                variable b { default = 1 }
                variable "f" {
                output "o" {}
            bind:
              plan_inputs: [{field_name: flag, type: boolean}, {field_name: nope}]
              user_inputs: [{field_name: u, default: '${instance.details["o"]}'}]
              computed_inputs: [{name: v, default: '${map.flatten(":", ";", instance.details)}'}]
            """;

    @Test
    void mutatedDefinitions() {
        Map<String, Object> parameters = Requests.json("{'a':1e300,'b':null,'c':{'a':[[]]},'vacant':true,'':{}}");
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(DEFINITION);
            for (int i = random.nextInt(4); i >= 0; i--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(12)));
                    case 1 -> text.insert(at, "${}\"':[]{}&*!#\n- ~0x1é\uD83D".charAt(random.nextInt(22)));
                    default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(40))));
                }
            }
            Pak pak = Requests.pak(text.toString());
            for (ServiceFile service : pak.services()) {
                for (Operation operation : Operation.values()) {
                    ResolutionRequest request = Requests.request(service, operation).withParameters(parameters)
                            .withOperator(OperatorSettings.of(pak.manifest().orElseThrow().content()));
                    assertDoesNotThrow(() -> Resolver.resolve(request).maskedValues(), () -> "seed " + request.seed()
                            + "\n" + text);
                }
            }
        }
    }

    @Test
    void oddValuesOfAnOperator() {
        ServiceFile service = Requests.service(DEFINITION);
        for (Object odd : List.of("", "null", "[]", "{", 5L, List.of(), Map.of("a", Map.of(1L, 2L)))) {
            OperatorSettings operator = OperatorSettings.NONE.withConfiguration("provision.defaults", odd)
                    .withConfiguration("service.db.bind.defaults", odd).withConfiguration("brokerpak.config", odd)
                    .withConfiguration("x", odd);
            for (Operation operation : Operation.values()) {
                assertDoesNotThrow(() -> Resolver.resolve(Requests.request(service, operation).withOperator(operator)));
            }
        }
    }

    @Test
    void aSchemaThatRefersToItself() {
        ServiceFile service = Requests.service("""
                provision:
                  user_inputs:
                  - {field_name: a, constraints: {$ref: '#/properties/a'}}
                  - {field_name: b, constraints: {items: {$ref: '#'}}}
                  - {field_name: c, constraints: {$ref: 'http://example.com/x'}}
                """);
        Map<String, Object> deep = new HashMap<>();
        deep.put("b", List.of(List.of(List.of())));
        assertEquals("request schema: the reference http://example.com/x leads out of the schema: the broker would fetch it, "
                + "the preview does not", Requests.reported(Resolver.resolve(Requests.request(service,
                        Operation.PROVISION).withParameters(deep))));
        assertDoesNotThrow(() -> CatalogSchemas.json(CatalogSchemas.of(service).create()));
    }

    @Test
    void aliasesDoNotExplode() {
        StringBuilder bomb = new StringBuilder("plans:\n- name: p\n  properties:\n    a0: &a0 [x, x]\n");
        for (int i = 1; i < 30; i++) {
            bomb.append("    a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        }
        assertDoesNotThrow(() -> Resolver.resolve(Requests.request(Requests.service(bomb.toString()),
                Operation.PROVISION)));
    }
}
