/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** The real programs that {@code .ci/run} has built. A test that lacks one says so and is skipped. */
final class Peers {

    /** The version under which our paks carry the provider. */
    static final String PROVIDER_VERSION = "3.7.2";
    static final String PROVIDER_FILE = "terraform-provider-random_v" + PROVIDER_VERSION;
    static final String PROVIDER_ADDRESS = "registry.terraform.io/hashicorp/random";

    private Peers() {
    }

    static Path tofu() {
        return program("tofu");
    }

    /** Of the provider that makes random values, which needs no account anywhere. */
    static Path provider() {
        return program("random");
    }

    /** The libraries of the broker. */
    static Path oracle() {
        return program("oracle");
    }

    private static Path program(String name) {
        String folder = System.getProperty("conformance.peers", "");
        Path program = Path.of(folder, name).toAbsolutePath();
        boolean present = !folder.isEmpty() && Files.isExecutable(program);
        if (!present) {
            System.out.println("nothing is compared with a real " + name + ": " + (folder.isEmpty()
                    ? "conformance.peers names no folder; .ci/run builds one" : "it is not in " + folder));
        }
        assumeTrue(present, "there is no real " + name);
        return program;
    }

    /** A file or folder of this project. */
    static Path project(String path) {
        return Path.of(System.getProperty("conformance.root", "../..")).resolve(path);
    }
}
