/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

class RunnableJarTest {

    @Test
    void itStartsWithTheCommandLineAndKnowsItsVersion() throws IOException {
        try (JarFile jar = new JarFile(Delivery.RUNNABLE.toFile())) {
            assertEquals("org.brokerpak.cli.Main", jar.getManifest().getMainAttributes().getValue("Main-Class"));
            assertNotNull(jar.getManifest().getMainAttributes().getValue("Implementation-Version"));
            assertNotNull(jar.getEntry("org/brokerpak/cli/Main.class"));
        }
    }

    @Test
    void itCarriesEveryNotice() throws IOException {
        try (JarFile jar = new JarFile(Delivery.RUNNABLE.toFile())) {
            for (String entry : List.of("META-INF/LICENSE", "META-INF/NOTICE", "META-INF/licenses/Apache-2.0.txt",
                    "META-INF/licenses/RE2J-BSD-3-Clause.txt", "META-INF/licenses/SLF4J-MIT.txt",
                    "META-INF/licenses/XZ-0BSD.txt")) {
                assertNotNull(jar.getEntry(entry), entry);
            }
        }
    }

    @Test
    void itHoldsNoNestedJarNoSignatureAndNothingTwice() throws IOException {
        Set<String> seen = new HashSet<>();
        try (JarFile jar = new JarFile(Delivery.RUNNABLE.toFile())) {
            for (ZipEntry entry : (Iterable<ZipEntry>) jar.stream().map(ZipEntry.class::cast)::iterator) {
                String name = entry.getName();
                assertTrue(seen.add(name), "twice: " + name);
                assertTrue(!name.endsWith(".jar") && !name.matches("META-INF/[^/]+\\.(SF|RSA|DSA)"), name);
            }
        }
    }
}
