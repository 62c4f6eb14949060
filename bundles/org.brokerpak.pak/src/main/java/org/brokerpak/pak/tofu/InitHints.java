/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.build.CachedPrograms.Absent;
import org.brokerpak.pak.build.CachedPrograms.Programs;

/** Why tofu did not find a provider that is in the manifest. */
final class InitHints {

    private static final String OPENTOFU = "registry.opentofu.org/";

    private InitHints() {
    }

    /**
     * Sentences without their final full stop.
     *
     * @param said what tofu printed
     */
    static List<String> of(Optional<ManifestFile> manifest, Programs programs, String said) {
        List<String> hints = new ArrayList<>();
        if (manifest.isEmpty()) {
            return hints;
        }
        String oneLine = said.replaceAll("[\\s\u2502]+", " ");
        for (Binary binary : manifest.get().content().binaries()) {
            String address = binary.providerAddress();
            String type = address.substring(address.indexOf('/') + 1);
            if (!address.isEmpty() && !address.startsWith(OPENTOFU) && oneLine.contains(OPENTOFU + type)) {
                hints.add("the pak carries the provider " + address + ", but a source without a host means " + OPENTOFU
                        + type + " to tofu: write source = \"" + address + "\" in required_providers");
            }
        }
        for (Absent absent : programs.absent()) {
            if (absent.binary().kind() == Binary.Kind.PROVIDER) {
                hints.add(absent.reason() + ". Build the pak once, and tofu will find the provider in the cache");
            }
        }
        return hints;
    }
}
