/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about expressions. */
class HilRulesTest {

    @Test
    void variablesOfEachSection() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                  properties: { tier: gold, cores: 2, disk: 10 }
                  provision_overrides: { zone: a, site: x }
                - name: large
                  properties: { tier: gold, cores: 4 }
                  provision_overrides: { site: y }
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x }
                  user_inputs:
                  - { field_name: region, type: string, details: x, default: eu }
                  - { field_name: name, type: string, details: x, default: "${region}-${request.instance_id}" }
                  - { field_name: early, type: string, details: x, default: "${cores}" }
                                                                               ^^^^^ hil-variable: for computed inputs only
                  - { field_name: must, type: string, details: x, required: true }
                  computed_inputs:
                  - { name: a, type: string, default: "${tier}${cores}${must}${name}${site}" }
                  - { name: size, type: string, default: "${disk}" }
                                                            ^^^^ hil-variable: is not set in every request
                  - { name: b, type: string, default: "${a}${later}" }
                                                             ^^^^^ hil-variable: It is computed later
                  - { name: later, type: string, default: "${zone}" }
                                                             ^^^^ hil-variable: is not set in every request
                  - { name: minus, type: integer, default: "${cores-1}" }
                                                              ^^^^^^^ hil-variable: put spaces around a minus
                  - { name: operator, type: string, default: "${operator}" }
                bind:
                  plan_inputs:
                  - { field_name: tier, type: string, details: x }
                  computed_inputs:
                  - { name: c, type: string, default: "${tier}${request.binding_id}${request.app_guid}" }
                  - { name: d, type: string, default: "${region}" }
                                                         ^^^^^^ hil-variable: there is no variable "region" here
                """, "hil-variable", "hil-syntax", "hil-function");
    }

    @Test
    void literalTextsInAllScalarStyles() {
        RuleCases.check("""
                ### db.yml
                provision:
                  computed_inputs:
                  - name: plain
                    type: string
                    default: $${not} a single $ and $$
                  - name: folded
                    type: string
                    default: >-
                      a
                      ${request.instance_id
                      } b ${nothing}
                            ^^^^^^^ hil-variable:
                  - name: quoted
                    type: string
                    default: "\\t${unknown()}"
                                  ^^^^^^^ hil-function:
                  - name: literal
                    type: string
                    default: |
                      x
                      ${"${request.plan_id}"}
                  - name: nested
                    type: object
                    default: { a: "${nothing}" }
                """, "hil-variable", "hil-function", "hil-syntax");
    }

    @Test
    void theContextIsEmptyOnDeletion() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: a, type: string, details: x, default: '${request.context["x"]}' }
                                                                           ^^^^^^^^^^^^^^^^^^^^ context-on-delete:
                  computed_inputs:
                  - { name: b, type: object, default: '${json.marshal(request.context)}' }
                  - { name: c, type: string, default: '${request.default_labels["pcf-space-guid"]}' }
                bind:
                  computed_inputs:
                  - { name: d, type: string, default: '${request.context["x"]}' }
                                                         ^^^^^^^^^^^^^^^^^^^^ context-on-delete: a binding cannot be deleted
                """, "context-on-delete", "hil-variable", "hil-type");
    }

    @Test
    void arithmeticAndComparisonsAreForNumbers() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: n, type: integer, details: x, default: 1 }
                  - { field_name: on, type: boolean, details: x, default: true }
                  - { field_name: word, type: string, details: x, default: "true" }
                  computed_inputs:
                  - { name: a, type: integer, default: '${n + 1}' }
                  - { name: b, type: integer, default: '${"10" * n - "0x1F"}' }
                  - { name: c, type: string, default: '${n < "9" ? "x" : "y"}' }
                  - { name: d, type: string, default: '${"a" < word ? "x" : "y"}' }
                                                             ^ hil-arithmetic: Use numbers on both sides
                  - { name: e, type: string, default: '${word + ("-")}' }
                                                              ^ hil-arithmetic: side by side
                  - { name: f, type: boolean, default: '${true == on}' }
                  - { name: g, type: boolean, default: '${on != false}' }
                                                          ^^^^^^^^^^^ hil-boolean: this is always true
                  - { name: h, type: boolean, default: '${word == true}' }
                  - { name: i, type: boolean, default: '${on ? true : false}' }
                """, "hil-arithmetic", "hil-boolean", "hil-type", "hil-variable");
    }

    @Test
    void castsThatCannotSucceed() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: a, type: integer, details: x, default: "0x1F" }
                  - { field_name: b, type: integer, details: x, default: "08" }
                                                                          ^^ hil-cast:
                  - { field_name: c, type: object, details: x, default: "{}" }
                  - { field_name: d, type: object, details: x, default: "" }
                                  ^ hil-cast:
                  - { field_name: e, type: boolean, details: x, default: "yes" }
                                                                          ^^^ hil-cast:
                  - { field_name: f, type: boolean, details: x, default: yes }
                                                                         ^^^ hil-cast:
                  - { field_name: g, type: number, details: x, default: "1e3" }
                  - { field_name: h, type: integer, details: x, default: "" }
                  computed_inputs:
                  - { name: i, type: integer, default: "${a}0" }
                  - { name: j, type: integer, default: "${a} GB" }
                                                        ^^^^^^^ hil-cast:
                  - { name: k, type: object, default: '{"a": "${a}"}' }
                  - { name: l, type: array, default: 'x, ${a}' }
                                                      ^^^^^^^ hil-cast:
                  - { name: m, type: "", default: "anything ${a}" }
                  - { name: n, type: array, default: "${request.default_labels}" }
                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^ hil-cast:
                """, "hil-cast", "default-value");
    }

    @Test
    void outputsOfProvisioning() {
        RuleCases.check("""
                ### db.yml
                provision:
                  outputs:
                  - { field_name: host, type: string, details: x }
                bind:
                  computed_inputs:
                  - { name: a, type: string, default: '${instance.details["host"]}${instance.details["status"]}' }
                  - { name: b, type: string, default: '${instance.details["hots"]}' }
                                                                           ^^^^ instance-details: Did you mean "host"
                  - { name: c, type: string, default: '${instance.details["x-${request.app_guid}"]}' }
                """, "instance-details");
    }
}
