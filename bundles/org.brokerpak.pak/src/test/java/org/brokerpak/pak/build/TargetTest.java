/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TargetTest {

    private final Manifest manifest = Manifest.read(YamlDocument.parse(DiskPak.manifest("- {name: tofu}")));

    @Test
    void whatIsBuiltFor() {
        assertEquals(List.of("linux/amd64"), Target.parse("").platforms(manifest));
        assertEquals(List.of("linux/amd64"), Target.parse("all").platforms(manifest));
        assertEquals(List.of("darwin/arm64"), Target.parse("darwin/arm64").platforms(manifest));
        assertEquals(List.of(CurrentPlatform.pair()), Target.CURRENT.platforms(manifest));
    }

    @Test
    void aPlatformTheBrokerDoesNotKnow() {
        assertEquals("The broker knows no platform linux/amd46. Did you mean linux/amd64?",
                assertThrows(IllegalArgumentException.class, () -> Target.parse("linux/amd46")).getMessage());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Target.parse("plan9")).getMessage()
                .startsWith("The broker knows no platform plan9. It knows darwin/amd64, "));
    }

    @ParameterizedTest
    @CsvSource({"Linux, amd64, linux/amd64", "Mac OS X, aarch64, darwin/arm64", "Windows 11, amd64, windows/amd64",
        "Linux, x86, linux/386", "FreeBSD, amd64, freebsd/amd64", "SunOS, amd64, solaris/amd64", "Linux, armv7l, linux/arm"})
    void systemsAsGoNamesThem(String name, String processor, String pair) {
        assertEquals(pair, CurrentPlatform.pair(name, processor));
    }
}
