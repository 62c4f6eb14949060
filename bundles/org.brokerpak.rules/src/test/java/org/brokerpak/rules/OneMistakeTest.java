/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.rules.testing.MarkedPak;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What follows from a mistake is not reported beside it. */
class OneMistakeTest {

    private static final String DEFINITION = """
            ### db.yml
            version: 1
            name: db
            id: 5c1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a60
            description: stores things
            display_name: Storage
            image_url: https://example.com/a.png
            documentation_url: https://example.com/docs
            support_url: https://example.com/help
            plans:
            - name: small
              id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a60
              description: small
              display_name: Small
              properties: { cores: 2 }
            provision:
              plan_inputs:
              - { field_name: cores, type: integer, required: true, details: x }
              user_inputs:
              - { field_name: region, type: string, default: eu, details: x }
              template_refs:
                main: main.tf
                variables: variables.tf
              outputs:
              - { field_name: host, type: string, details: x }
            bind:
              computed_inputs:
              - { name: host, type: string, default: "${instance.details["host"]}" }
              template: |
                variable "host" { type = string }
                output "uri" { value = "x://${var.host}" }
              outputs:
              - { field_name: uri, type: string, details: x }
            examples:
            - name: one
              description: one
              plan_id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a60
              provision_params: { region: us }
            ### main.tf
            resource "null_resource" "db" {
              count = 1
              cores = var.cores
              place = "in ${var.region}"
            }
            output "host" { value = null_resource.db[0].id }
            ### variables.tf
            variable "cores" { type = number }
            variable "region" { type = string }
            """.replace("\"${instance.details[\"host\"]}\"", "'${instance.details[\"host\"]}'");

    private record Slip(String from, String to, String rule) {
    }

    @TestFactory
    Stream<DynamicTest> oneFindingForEachSlip() {
        return Stream.of(
                new Slip("  outputs:\n  - { field_name: host", "  ouptuts:\n  - { field_name: host", "unknown-field"),
                new Slip("  plan_inputs:", "  plan_input:", "unknown-field"),
                new Slip("field_name: host, type", "field_nam: host, type", "unknown-field"),
                new Slip("    variables: variables.tf", "    variables variables.tf", "yaml-syntax"),
                new Slip("  template_refs:", "  template_ref:", "wrong-type"),
                new Slip("a60\n  description: small", "a6\n  description: small", "not-a-uuid"),
                new Slip("{ cores: 2 }", "{ core: 2 }", "plan-property"),
                new Slip("variable \"region\" {", "varible \"region\" {", "unsupported-block"),
                new Slip("resource \"null_resource\" \"db\"", "resource \"null_resource\"", "unsupported-block"),
                new Slip("count = 1", "cuont = 1", "unsupported-argument"),
                new Slip("var.cores", "vars.cores", "undeclared-reference"),
                new Slip("default: eu", "defualt: eu", "unknown-field"))
                .map(slip -> DynamicTest.dynamicTest(slip.to.strip(), () -> {
                    assertEquals(List.of(), rules(DEFINITION));
                    assertEquals(List.of(slip.rule), rules(DEFINITION.replace(slip.from, slip.to)));
                }));
    }

    private static List<String> rules(String literal) {
        return Linter.standard((message, failure) -> fail(message, failure)).lint(MarkedPak.parse(literal).load()).stream()
                .filter(finding -> finding.severity().compareTo(Severity.WARNING) <= 0).map(Finding::rule).toList();
    }
}
