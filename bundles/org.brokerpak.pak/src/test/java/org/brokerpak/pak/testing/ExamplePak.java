/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

/** A pak with two services that have examples, and the catalog of a broker that runs it. */
public final class ExamplePak {

    private static final String SERVICE_ID = "0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11";
    private static final String PLAN_ID = "5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22";

    /** What a broker serves that runs the pak. */
    public static final String CATALOG = """
            {"services": [{"id": "%s", "name": "words", "plans": [{"id": "%s", "name": "small"}]}]}"""
            .formatted(SERVICE_ID, PLAN_ID);

    /** One example of one service. */
    public static final String EXAMPLE = """
              - name: two-words
                description: Two words
                plan_id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22
                provision_params:
                  length: 2
                  admin_password: correct-horse
                bind_params:
                  role: reader
            """;

    private ExamplePak() {
    }

    /** The pak as a literal with one example. */
    public static String literal() {
        return literal(EXAMPLE);
    }

    /** The pak as a literal with these examples. */
    public static String literal(String examples) {
        return """
                packversion: 1
                name: demo
                version: 0.1.0
                platforms:
                  - os: linux
                    arch: amd64
                terraform_binaries: []
                service_definitions:
                  - words.yml
                ### words.yml
                version: 1
                name: words
                id: %s
                description: Makes names of words
                display_name: Words
                image_url: https://example.com/words.png
                documentation_url: https://example.com/docs
                support_url: https://example.com/support
                plans:
                  - name: small
                    id: %s
                    description: A small one
                    display_name: Small
                    properties:
                      region: north
                provision:
                  plan_inputs:
                    - field_name: region
                      type: string
                      details: Where
                  user_inputs:
                    - field_name: length
                      type: integer
                      details: How long the name is
                      constraints:
                        minimum: 1
                    - field_name: admin_password
                      type: string
                      details: The administrator's password
                      prohibit_update: true
                  outputs:
                    - field_name: name
                      type: string
                      details: The name
                      required: true
                bind:
                  user_inputs:
                    - field_name: role
                      type: string
                      details: What the app may do
                      enum:
                        reader: Reads
                        writer: Writes
                  outputs:
                    - field_name: port
                      type: integer
                      details: The port
                examples:
                %s""".formatted(SERVICE_ID, PLAN_ID, examples);
    }
}
