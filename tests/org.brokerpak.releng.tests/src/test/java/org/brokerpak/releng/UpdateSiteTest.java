/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** What an Eclipse of somebody else's gets from us, and what it does not. */
class UpdateSiteTest {

    @Test
    void theSiteHoldsOurBundlesAndFourLibraries() throws IOException {
        Set<String> expected = new TreeSet<>(Delivery.OURS);
        expected.addAll(Delivery.LIBRARIES);
        assertEquals(expected, Delivery.names(Delivery.SITE.resolve("plugins")));
        assertEquals(Set.of("org.brokerpak.feature"), Delivery.names(Delivery.SITE.resolve("features")));
    }

    @Test
    void everyBundleOfOursHasTheQualifierOfThisBuild() throws IOException {
        Set<String> versions = new TreeSet<>();
        for (String bundle : Delivery.OURS) {
            String version = manifest(bundle).getValue("Bundle-Version");
            assertTrue(version.matches("\\d+\\.\\d+\\.\\d+\\.[0-9A-Za-z_-]+"), bundle + " " + version);
            assertFalse(version.endsWith("qualifier") || version.endsWith("SNAPSHOT"), bundle + " " + version);
            versions.add(version);
        }
        assertEquals(1, versions.size(), versions::toString);
    }

    @Test
    void nestedLibrariesAreSeenByNobodyElse() throws IOException {
        for (String bundle : Delivery.OURS) {
            String exported = String.valueOf(manifest(bundle).getValue("Export-Package"));
            assertFalse(exported.contains("networknt") || exported.contains("jackson") || exported.contains("slf4j")
                    || exported.contains("apache"), bundle + " exports " + exported);
            String imported = String.valueOf(manifest(bundle).getValue("Import-Package"));
            assertFalse(imported.contains("networknt") || imported.contains("jackson") || imported.contains("slf4j")
                    || imported.contains("apache"), bundle + " imports " + imported);
        }
        for (String bundle : Delivery.OURS) {
            String exported = String.valueOf(manifest(bundle).getValue("Export-Package"));
            assertFalse(exported.contains("re2j"), bundle + " exports " + exported);
        }
    }

    @Test
    void ourBundlesDoWithoutLsp4e() throws IOException {
        for (String bundle : Delivery.OURS) {
            String imported = String.valueOf(manifest(bundle).getValue("Import-Package"));
            assertTrue(!imported.contains("lsp4e")
                    || imported.contains("org.eclipse.lsp4e.server;resolution:=optional"), bundle + " imports " + imported);
        }
    }

    @Test
    void noticesComeAlong() throws IOException {
        for (String bundle : Delivery.OURS) {
            try (JarFile jar = new JarFile(Delivery.bundle(bundle).toFile())) {
                assertNotNull(jar.getEntry("about.html"), bundle + " has no about.html");
                boolean nests = jar.stream().anyMatch(entry -> entry.getName().matches("lib/.+\\.jar"));
                assertEquals(nests, jar.getEntry("NOTICE") != null, bundle + " nests libraries: " + nests);
            }
        }
    }

    private static Attributes manifest(String bundle) throws IOException {
        try (JarFile jar = new JarFile(Delivery.bundle(bundle).toFile())) {
            return jar.getManifest().getMainAttributes();
        }
    }
}
