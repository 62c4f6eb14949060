/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about the shape of documents. */
class SchemaRulesTest {

    @Test
    void aMisspelledKeyIsOneFinding() {
        RuleCases.check("""
                ### db.yml
                version: 1
                name: db
                provision:
                  user_inputs:
                  - field_name: region
                    tyep: string
                    ^^^^ unknown-field: Did you mean "type"
                    detials: where
                    ^^^^^^^ unknown-field: misses "details", so the pak is not built. Did you mean "details"
                  - feild_name: size
                    ^^^^^^^^^^ unknown-field: misses "field_name"
                    type: string
                    details: how much
                  - field_name: zone
                    ^^^^^^^^^^ missing-field: has no "details"
                    type: string
                    colour: red
                    ^^^^^^ unknown-field: the broker ignores it
                  - field_name: rack
                                ^^^^ missing-type:
                    details: rack
                id: 65fd7031-5485-4610-b78a-40c6bbb04185
                description: a
                display_name: a
                image_url: https://example.com/a.png
                documentation_url: https://example.com
                support_url: https://example.com
                """, "unknown-field", "missing-field", "missing-type");
    }

    @Test
    void anUnknownKeyWithoutAValueIsUnknownAllTheSame() {
        RuleCases.check("""
                packversion: 1
                metdata:
                ^^^^^^^ unknown-field: the broker refuses the manifest. Did you mean "metadata"
                parameters:
                ~: x
                platforms: [{os: linux, arhc}]
                                        ^^^^ unknown-field: Did you mean "arch"
                """, "unknown-field");
    }

    @Test
    void aKeyThatHoldsAnAnchorIsWanted() {
        RuleCases.check("""
                ### db.yml
                x-region: &region
                  field_name: region
                  type: string
                  details: where
                x-unused: &unused
                ^^^^^^^^ unknown-field:
                  field_name: zone
                shared:
                - &size { field_name: size, type: number, details: how much }
                provision:
                  user_inputs:
                  - <<: *region
                    required: true
                  - *size
                bind:
                  user_inputs:
                  - *region
                """, "unknown-field", "missing-type", "duplicate-input");
    }

    @Test
    void aMergedKeyThatDoesNotBelongIsShownWhereItIsWritten() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - &region
                    field_name: region
                    type: string
                    details: where
                  computed_inputs:
                  - { name: a, default: x, type: string, required: true }
                                                         ^^^^^^^^ unknown-field:
                """, "unknown-field", "missing-type");
    }

    @Test
    void yaml11WordsAndNumbersAreWhatTheBrokerReads() {
        RuleCases.check("""
                ### db.yml
                version: 1
                name: 010
                provision:
                  user_inputs:
                  - field_name: 42
                    type: string
                    details: on
                    required: yes
                    nullable: "true"
                              ^^^^^^ wrong-type:
                plans:
                - { name: 1.0, id: 65fd7031-5485-4610-b78a-40c6bbb04185, description: 1, display_name: no, free: off }
                examples: []
                tags: [on, 1.0, ~]
                """, "wrong-type", "invalid-value", "unknown-field", "not-a-uuid");
    }
}
