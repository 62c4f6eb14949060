/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Rule;

/** Loads parsers, schemas and rules while the author still looks for the file to open. */
final class WarmUp implements Runnable {

    private static final String PAK = """
            packversion: 1
            name: warm-up
            version: 0.1.0
            platforms:
            - os: linux
              arch: amd64
            terraform_binaries:
            - name: tofu
              version: 1.6.0
              default: true
            service_definitions:
            - service.yml
            ### service.yml
            version: 1
            name: warm-up
            id: 6c7a5d1e-6f9e-4b0b-8c39-0b6ff2fd0a4a
            description: "text with ${request.instance_id}"
            plans:
            - name: small
              id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
              description: text
            provision:
              template: |
                variable "region" { type = string }
              user_inputs:
              - field_name: region
                type: string
                details: text
                default: "${str.truncate(8, request.instance_id)}"
            bind: {}
            """;

    private final List<Rule> rules;

    WarmUp(List<Rule> rules) {
        this.rules = rules;
    }

    @Override
    public void run() {
        DocumentKinds.all().forEach(kind -> DocumentSchema.of(kind).catalog());
        Pak pak = Pak.load(LiteralPakFiles.parse(PAK), new DocumentCache());
        new Linter(rules, (sentence, failure) -> { }).lint(pak, LintSettings.STANDARD);
    }
}
