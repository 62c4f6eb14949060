/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.HashMap;
import java.util.Map;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;

/**
 * A tofu version is listed twice. The same text is refused when the manifest is read; {@code 1.6} beside {@code 1.6.0}
 * only when the pak is finished, because the packed manifest holds normalised versions (broker-behaviour 1.5).
 */
public final class DuplicateTofuVersionRule extends ManifestRule {

    public DuplicateTofuVersionRule() {
        super("duplicate-tofu-version");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        Map<String, Binary> byVersion = new HashMap<>();
        for (Binary tofu : manifest.tofus()) {
            if (tofu.version().value().isEmpty()) {
                continue;
            }
            Binary first = byVersion.putIfAbsent(tofu.effectiveVersion(), tofu);
            if (first != null) {
                boolean sameText = first.version().value().equals(tofu.version().value());
                String message = sameText
                        ? "tofu %s is listed twice: the broker refuses the manifest. Remove one of the two"
                                .formatted(tofu.version().value())
                        : "tofu %s and %s are the same version: the pak fails its final check. Remove one of the two"
                                .formatted(first.version().value(), tofu.version().value());
                findings.at(document.path(), tofu.version().range(), message)
                        .stage(sameText ? Stage.MANIFEST_LOAD : Stage.PAK_BUILD)
                        .related(document.path(), first.version().range(), "the first one").add();
            }
        }
    }
}
