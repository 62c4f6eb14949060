/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;

/**
 * The source of a binary is that of another version. The broker does not compare the two and packs the source only on
 * request (broker-behaviour 5.3.3).
 */
public final class SourceVersionRule extends ManifestRule {

    public SourceVersionRule() {
        super("source-version", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        for (Binary binary : manifest.binaries()) {
            if (binary.kind() != Binary.Kind.OTHER && GoVersion.parse(binary.version().value()).isEmpty()) {
                // It has a finding of its own.
                continue;
            }
            VersionInUrl.other(binary, binary.source().value()).ifPresent(other -> findings.at(document.path(),
                    binary.range(), "the source of \"%s\" is that of version %s, not %s. Change the one that was forgotten"
                            .formatted(binary.name().value(), other, binary.effectiveVersion()))
                    .related(document.path(), binary.source().range(), "the source").add());
        }
    }
}
