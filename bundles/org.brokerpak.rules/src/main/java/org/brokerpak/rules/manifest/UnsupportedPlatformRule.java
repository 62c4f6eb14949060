/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;

/** A platform is not one of the pairs OpenTofu is released for (broker-behaviour 1.4). */
public final class UnsupportedPlatformRule extends ManifestRule {

    public UnsupportedPlatformRule() {
        super("unsupported-platform");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        for (Platform platform : manifest.platforms()) {
            if (platform.isComplete() && !Platform.SUPPORTED.contains(platform.pair())) {
                String remedy = NearNames.nearest(platform.pair(), Platform.SUPPORTED)
                        .map(near -> "Did you mean " + near + "?")
                        .orElse("Use one of " + String.join(", ", Platform.SUPPORTED));
                findings.at(document.path(), platform.os().range().union(platform.arch().range()),
                        "there is no OpenTofu for the platform %s: the broker refuses the manifest. %s"
                                .formatted(platform.pair(), remedy)).add();
            }
        }
    }
}
