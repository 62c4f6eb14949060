/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about inputs, plans and examples. */
class DefinitionRulesTest {

    @Test
    void aPlanIsComparedWithTheInputsThatTakeItsValues() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                  properties:
                    cores: 2
                    zone: 7
                          ^ plan-property: every request for this plan fails
                    tier: gold
                    note: read by an expression
                    shown: read when binding
                    corez: 2
                    ^^^^^ plan-property: no input takes the property "corez"
                  provision_overrides:
                    zone: b
                    hint: x
                    flavour: c
                    ^^^^^^^ plan-property: no input takes the override "flavour"
                  bind_overrides:
                    role: 5
                          ^ plan-property: is of type integer, not string
                - name: large
                  properties: ~
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x }
                  - { field_name: tier, type: string, details: x, enum: { gold: Gold, silver: Silver } }
                  user_inputs:
                  - { field_name: zone, type: string, details: x }
                  computed_inputs:
                  - { name: text, type: string, default: "${note} ${hint}" }
                bind:
                  user_inputs:
                  - { field_name: role, type: string, details: x }
                  computed_inputs:
                  - { name: shown, type: string, default: '${request.plan_properties["shown"]}' }
                """, "plan-property");
    }

    @Test
    void aPlanThatSetsNothingIsOneFinding() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                        ^^^^^ missing-plan-property: the required plan inputs "cores", "size"
                        ^^^^^ missing-plan-property: "host", "port", which bind takes
                - name: large
                  properties: &all { cores: 1, size: 2, host: h, port: 1 }
                - name: merged
                  properties:
                    <<: *all
                    cores: 4
                - name: overridden
                  properties: { host: h, port: 1, cores: 1 }
                  provision_overrides: { size: 1 }
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x, required: true }
                  - { field_name: size, type: integer, details: x, required: true }
                  - { field_name: free, type: integer, details: x }
                  - { field_name: made, type: string, details: x, required: true }
                  computed_inputs:
                  - { name: made, type: string, default: x }
                bind:
                  plan_inputs:
                  - { field_name: host, type: string, details: x }
                  - { field_name: port, type: integer, details: x }
                """, "missing-plan-property", "plan-property");
    }

    @Test
    void operatorsMayDefineThePlans() {
        RuleCases.check("""
                ### db.yml
                plans: []
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x, required: true }
                bind:
                  plan_inputs:
                  - { field_name: host, type: string, details: x }
                examples:
                - name: one
                  plan_id: 65fd7031-5485-4610-b78a-40c6bbb04185
                  provision_params: {}
                """, "missing-plan-property", "plan-property", "example-plan", "example-parameters");
    }

    @Test
    void exampleParametersAreJudgedWithWhatThePlanSets() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                  id: 65fd7031-5485-4610-b78a-40c6bbb04185
                  properties: { cores: 2 }
                  provision_overrides: { region: eu }
                  bind_overrides: { role: reader }
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x }
                  user_inputs:
                  - { field_name: region, type: string, details: x, required: true }
                  - { field_name: name, type: string, details: x, required: true }
                  - { field_name: note, type: string, details: x, nullable: true }
                  - { field_name: made, type: string, details: x, required: true }
                  computed_inputs:
                  - { name: made, type: string, default: x }
                  import_inputs:
                  - { field_name: existing_id, type: string, details: x, tf_resource: a.b }
                bind:
                  user_inputs:
                  - { field_name: role, type: string, details: x, required: true }
                examples:
                - name: good
                  plan_id: 65fd7031-5485-4610-b78a-40c6bbb04185
                  provision_params: { name: a, note: null, existing_id: i-1, vacant: true }
                - name: bad
                        ^^^ example-parameters: lacks "name"
                  plan_id: 65fd7031-5485-4610-b78a-40c6bbb04185
                  provision_params:
                    cores: 4
                    ^^^^^ example-parameters: the plan sets "cores"
                    regoin: eu
                    ^^^^^^ example-parameters: Did you mean "region"
                    made: ~
                          ^ example-parameters: is of type null
                  bind_params: { rolle: x }
                                 ^^^^^ example-parameters: Did you mean "role"
                """, "example-plan", "example-parameters");
    }

    @Test
    void defaultsAreJudgedAsTheBrokerUsesThem() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: p, type: string, details: x, default: 5 }
                                                                        ^ default-value:
                  user_inputs:
                  - { field_name: a, type: string, details: x, default: 5.7 }
                                                                        ^^^ default-value:
                  - { field_name: b, type: integer, details: x, default: "5" }
                  - { field_name: c, type: string, details: x, default: "${time.nano()}", enum: { x: X } }
                  - { field_name: d, type: string, details: x, default: null }
                  - { field_name: e, type: object, details: x, default: {} }
                  - { field_name: f, type: integer, details: x, default: 1e2 }
                  - { field_name: g, type: string, details: x, default: no, enum: { no: No, yes: Yes } }
                  - { field_name: h, type: string, details: x, default: z, enum: { x: X } }
                                                                        ^ default-value:
                  - { field_name: i, type: string, details: x, default: 5 }
                  - { field_name: j, type: "", details: x, default: 5 }
                  - { field_name: k, type: string, details: x, nullable: true, enum: { 5: Five, a: A, ~: None } }
                                                                               ^^^^^^^^^ enum-type:
                  - { field_name: l, type: number, details: x, enum: { 1: One, 1.5: More, "2": Two } }
                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ enum-type:
                  computed_inputs:
                  - { name: i, type: string, default: x, overwrite: true }
                """, "default-value", "enum-type");
    }

    @Test
    void constraintsThatContradictEachOther() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: p, type: integer, details: x, constraints: { minimum: 3, maximum: 2 } }
                                                                               ^^^^^^^^^^ constraint-range: no value can satisfy both
                  user_inputs:
                  - { field_name: a, type: integer, details: x, constraints: { minimum: 2, maximum: 2 } }
                  - { field_name: b, type: string, details: x, constraints: { minLength: 3, maxLength: 2 } }
                                                                              ^^^^^^^^^^^^ constraint-range: every request fails
                """, "constraint-range");
    }

    @Test
    void textsSpeakOfTheirOwnService() {
        RuleCases.check("""
                service_definitions: [storage.yml, redis.yml, mysql.yml]
                ### storage.yml
                name: csb-storage-account
                description: Storage
                provision:
                  user_inputs:
                  - { field_name: tier, type: string, details: Tier of the storage account }
                ### redis.yml
                name: csb-redis
                description: Redis with its own account
                provision:
                  user_inputs:
                  - { field_name: tier, type: string, details: Tier of the storage account }
                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ copied-description:
                  - { field_name: size, type: string, details: How much storage }
                ### mysql.yml
                name: csb-mysql
                description: MySQL, no Redis
                provision:
                  user_inputs:
                  - { field_name: size, type: string, details: Size of the Redis instance }
                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^ copied-description:
                """, "copied-description");
    }

    @Test
    void constraintsAreEnforcedForUserInputsOnly() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: p, type: integer, details: x, constraints: { exclusiveMinimum: 0 } }
                                                                                                 ^ exclusive-limit: the broker ignores it
                  - { field_name: q, type: string, details: x, constraints: { pattern: "(?!x)" } }
                                                                                       ^^^^^^^ pattern-syntax: nothing is checked
                  - { field_name: r, type: string, details: x, constraints: { maxLength: -1 } }
                                                                                         ^^ invalid-value: the broker ignores it
                  user_inputs:
                  - { field_name: a, type: integer, details: x, constraints: { minimum: 0, exclusiveMinimum: true } }
                  - { field_name: b, type: string, details: x, constraints: { pattern: '^\\p{L}+\\z', format: email } }
                  - { field_name: c, type: string, details: x, constraints: { maxLength: -1 } }
                                                                                         ^^ invalid-value:
                  - { field_name: d, type: "", details: x, constraints: { maxLength: 1, minimum: 2 } }
                  - { field_name: e, type: boolean, details: x, constraints: { minimum: 1, maximum: 2 } }
                                                                               ^^^^^^^ constraint-type: "minimum", "maximum" are for
                """, "exclusive-limit", "pattern-syntax", "invalid-value", "wrong-type", "constraint-type");
    }

    @Test
    void fieldsHaveEffectWhereTheBrokerLooksForThem() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: p, type: integer, details: x, default: ~ }
                  - { field_name: q, type: integer, details: x, default: 2 }
                                                                ^^^^^^^ ineffective-field:
                  - { field_name: r, type: integer, details: x, prohibit_update: true }
                                                                ^^^^^^^^^^^^^^^ ineffective-field:
                  user_inputs:
                  - &shared { field_name: a, type: string, details: x, default: x, prohibit_update: true }
                bind:
                  user_inputs:
                  - *shared
                  import_inputs: []
                  ^^^^^^^^^^^^^ ineffective-field: provision only
                """, "ineffective-field");
    }

    @Test
    void valuesOfPlansThatBindReads() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: a
                  properties: { cores: 1, tier: gold, free: true }
                - name: b
                  properties:
                    zones: [x]
                    ^^^^^ mixed-plan-values:
                    cores: 1
                - name: c
                  properties: {}
                bind:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x }
                """, "mixed-plan-values");
        RuleCases.check("""
                ### db.yml
                plans:
                - name: b
                  properties: { zones: [x], cores: 1 }
                provision:
                  plan_inputs:
                  - { field_name: cores, type: integer, details: x }
                  - { field_name: zones, type: array, details: x }
                """, "mixed-plan-values");
    }

    @Test
    void defaultsThatAreMadeOfIdsHaveAKnownLength() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: fits, type: string, details: x, default: "a-${request.instance_id}", constraints: { maxLength: 38 } }
                  - { field_name: cut, type: string, details: x, default: "${str.truncate(10, request.instance_id)}", constraints: { maxLength: 10 } }
                  - { field_name: unknown, type: string, details: x, default: '${config("a")}', constraints: { maxLength: 1 } }
                  - field_name: long
                    type: string
                    details: x
                    default: csb-postgresql-${request.instance_id}
                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ default-value: requests that leave it out fail
                    constraints: { maxLength: 40 }
                  - field_name: letter
                    type: string
                    details: x
                    default: ${request.instance_id}
                             ^^^^^^^^^^^^^^^^^^^^^^ default-value: 4c1e7a52
                    constraints: { pattern: "^[a-z]" }
                """, "default-value");
    }

    @Test
    void anEnumOffersWhatTheConstraintsTake() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - field_name: cores
                    type: integer
                    details: x
                    enum:
                      1: one
                      ^ constraint-range: the enum of "cores" offers 1
                      2: two
                    constraints: { minimum: 2 }
                """, "constraint-range", "enum-type");
    }

    @Test
    void expressionsWhereNoneIsEvaluated() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                  id: 1aaa0000-0000-4000-8000-000000000001
                  properties:
                    a: "costs $5 {each}"
                    b: "$${request.instance_id}"
                    c: ${request.instance_id}
                       ^^^^^^^^^^^^^^^^^^^^^^ unevaluated-expression: "c" in the plan "small"
                provision:
                  computed_inputs:
                  - { name: d, type: string, default: "$${request.instance_id} {a} {{b}}" }
                  - { name: e, type: object, default: '{"id": "${request.instance_id}", "f": "env(x)"}' }
                  - name: f
                    default: '$(config("x"))'
                              ^^^^^^^^^ unevaluated-expression:
                  - name: g
                    default: "{{request.instance_id}}"
                              ^^^^^^^^^^^^^^^^^^^^^^^ unevaluated-expression:
                """, "unevaluated-expression");
    }

    @Test
    void aDefaultOfSeveralPartsIsMarkedWhereItStands() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - field_name: zone
                    type: string
                    details: where
                    default: [a]
                             ^^^ default-value: the default of "zone" is of type array
                  - field_name: key
                    type: string
                    details: secret
                    default: {config("a.key")}
                             ^^^^^^^^^^^^^^^^^ default-value: the default of "key" is of type object
                """, "default-value");
    }
}
