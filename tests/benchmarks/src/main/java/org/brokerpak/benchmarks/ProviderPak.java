/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A pak with large providers on the author's own disk.
 *
 * @param folder the pak
 * @param megabytes of all providers
 */
record ProviderPak(Path folder, int megabytes) {

    private static final int BLOCK = 1 << 20;

    /**
     * Makes one.
     *
     * @param code programs whose machine code fills the providers, each beginning at another place of it
     * @param sizes of the providers in megabytes
     */
    static ProviderPak make(Path folder, List<String> code, int... sizes) throws IOException {
        Files.createDirectories(folder.resolve("binaries"));
        StringBuilder manifest = new StringBuilder("""
                packversion: 1
                name: large
                version: 0.1.0
                metadata:
                  author: benchmark
                platforms:
                - os: linux
                  arch: amd64
                terraform_binaries:
                - name: tofu
                  version: 1.11.8
                  default: true
                  url_template: ./binaries/tofu
                """);
        Files.writeString(folder.resolve("binaries/tofu"), "#!/bin/sh\n");
        int all = 0;
        for (int index = 0; index < sizes.length; index++) {
            String name = "terraform-provider-large" + index;
            fill(folder.resolve("binaries/" + name + "_v1.0.0"), code, index, sizes[index]);
            manifest.append("""
                    - name: %s
                      version: 1.0.0
                      url_template: ./binaries/%s_v1.0.0
                    """.formatted(name, name));
            all += sizes[index];
        }
        manifest.append("service_definitions: [service.yml]\n");
        Files.writeString(folder.resolve("manifest.yml"), manifest);
        ProviderPak pak = new ProviderPak(folder, all);
        pak.changeDefinition(-1);
        return pak;
    }

    private static void fill(Path file, List<String> code, int turn, int megabytes) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file), BLOCK)) {
            int left = megabytes;
            for (int next = turn; left > 0; next++) {
                byte[] program = Files.readAllBytes(Path.of(code.get(next % code.size())));
                int taken = Math.min(left, (program.length + BLOCK - 1) / BLOCK);
                stream.write(program, 0, Math.min(program.length, taken * BLOCK));
                left -= taken;
            }
        }
    }

    /** Edits the definition, as an author does between two builds. */
    void changeDefinition(int round) throws IOException {
        Files.writeString(folder.resolve("service.yml"), """
                version: 1
                name: large-service
                id: 7e8f4f0e-3f5b-4b84-9a3a-6d1f3f7d3c11
                description: state %d of the service
                display_name: Large service
                image_url: https://example.com/image.png
                documentation_url: https://example.com
                support_url: https://example.com
                tags: [large]
                plans:
                - name: small
                  id: 0a9b8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d
                  description: The only plan
                  display_name: Small
                provision:
                  user_inputs: []
                  template: |
                    output "name" { value = "x" }
                  outputs:
                  - field_name: name
                    type: string
                    details: A name
                bind:
                  user_inputs: []
                  template: |
                    output "uri" { value = "x" }
                  outputs:
                  - field_name: uri
                    type: string
                    details: An address
                """.formatted(round));
    }
}
