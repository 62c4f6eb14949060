/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;

/** Paks on disk, written as literals in the notation of {@link LiteralPakFiles}. */
public final class DiskPak {

    /** A definition that every rule is content with. */
    public static final String DEFINITION = """
            version: 1
            name: example
            id: 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11
            description: An example
            display_name: Example
            image_url: https://example.com/example.png
            documentation_url: https://example.com/docs
            support_url: https://example.com/support
            plans:
              - name: small
                id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22
                description: A small one
                display_name: Small
                properties: {}
            provision:
              user_inputs:
                - field_name: length
                  type: integer
                  details: How long the name is
                  default: 2
              template_refs:
                main: terraform/main.tf
              outputs:
                - field_name: name
                  type: string
                  details: The name
            bind:
              plan_inputs: []
            """;

    public static final String TEMPLATE = """
            variable "length" { type = number }

            output "name" { value = "a name of ${var.length} words" }
            """;

    private DiskPak() {
    }

    /** The manifest of a pak named {@code demo} with one definition and these binaries. */
    public static String manifest(String binaries) {
        return """
                packversion: 1
                name: demo
                version: 0.1.0
                platforms:
                  - os: linux
                    arch: amd64
                terraform_binaries:
                %s
                service_definitions:
                  - example.yml
                """.formatted(binaries.indent(2).stripTrailing());
    }

    /** Writes a pak with one definition and these binaries. */
    public static Path write(Path folder, String binaries) {
        return writeFiles(folder, manifest(binaries) + "### example.yml\n" + DEFINITION + "### terraform/main.tf\n" + TEMPLATE);
    }

    /** Writes files given as a literal. */
    public static Path writeFiles(Path folder, String literal) {
        LiteralPakFiles files = LiteralPakFiles.parse(literal);
        for (String path : files.paths()) {
            if (files.read(path) instanceof FileContent.Text(var text)) {
                writeFile(folder.resolve(path), text.text());
            }
        }
        return folder;
    }

    /** A pak whose binaries are scripts beside the manifest. */
    public static Path withScripts(Path folder) {
        program(folder.resolve("programs/tofu"));
        program(folder.resolve("programs/helper"));
        return write(folder, """
                - name: tofu
                  version: 1.9.0
                  url_template: programs/tofu
                - name: helper
                  version: 2.0
                  url_template: programs/${name}
                """);
    }

    /** Writes a script that may be executed. */
    public static void program(Path file) {
        writeFile(file, "#!/bin/sh\necho " + file.getFileName() + "\n");
        file.toFile().setExecutable(true);
    }

    public static void writeFile(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
