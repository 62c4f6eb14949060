/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Before these tests p2 has installed the feature into a copy of a bare platform, from the update site alone. */
class InstallationTest {

    @Test
    void thePlatformHadNothingOfOurs() throws IOException {
        assertTrue(Delivery.names(Delivery.PLATFORM.resolve("plugins")).stream()
                .noneMatch(name -> name.startsWith("org.brokerpak")));
    }

    @Test
    void theFeatureIsInstalled() throws IOException {
        assertTrue(Delivery.names(Delivery.INSTALLED.resolve("features")).contains("org.brokerpak.feature"));
        String bundles = Files.readString(
                Delivery.INSTALLED.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info"));
        for (String bundle : Delivery.OURS) {
            assertTrue(bundles.contains("\n" + bundle + ","), bundle + " is not among the installed bundles");
        }
    }

    @Test
    void nothingElseCameAlong() throws IOException {
        Set<String> added = Delivery.names(Delivery.INSTALLED.resolve("plugins"));
        added.removeAll(Delivery.names(Delivery.PLATFORM.resolve("plugins")));
        added.removeAll(Delivery.LIBRARIES);
        assertEquals(new TreeSet<>(Delivery.OURS), added);
    }
}
