/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;

/** Writes paks to disk that carry the real provider. */
final class DiskPak {

    /** Of a pak with one service in {@code example.yml}. */
    static final String MANIFEST = """
            packversion: 1
            name: demo
            version: 0.1.0
            platforms:
              - os: linux
                arch: amd64
            terraform_binaries:
              - name: tofu
                version: 1.12.6
                default: true
                url_template: https://nowhere.invalid/tofu.zip
              - name: terraform-provider-random
                version: 3.7.2
                provider: registry.terraform.io/hashicorp/random
                url_template: programs/terraform-provider-random_v3.7.2
            service_definitions:
              - example.yml
            """;

    private DiskPak() {
    }

    /** Writes a literal, see {@link LiteralPakFiles#parse}, and the provider beside it. */
    static Path write(Path folder, String literal, Path provider) {
        try {
            LiteralPakFiles files = LiteralPakFiles.parse(literal);
            for (String path : files.paths()) {
                Path file = folder.resolve(path);
                Files.createDirectories(file.getParent());
                if (files.read(path) instanceof FileContent.Text(var text)) {
                    Files.writeString(file, text.text());
                }
            }
            Path program = folder.resolve("programs").resolve(Peers.PROVIDER_FILE);
            Files.createDirectories(program.getParent());
            if (!Files.exists(program)) {
                Files.copy(provider, program);
            }
            return folder;
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
    }
}
