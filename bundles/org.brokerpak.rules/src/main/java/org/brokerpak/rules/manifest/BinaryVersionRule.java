/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.syntax.text.TextEdit;

/** The version of tofu or a provider cannot be read as a version (broker-behaviour 1.5). */
public final class BinaryVersionRule extends ManifestRule {

    public BinaryVersionRule() {
        super("binary-version");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        for (Binary binary : manifest.binaries()) {
            String version = binary.version().value();
            if (binary.isVersioned() && !version.isEmpty() && GoVersion.parse(version).isEmpty()) {
                Findings.Draft draft = findings.at(document.path(), binary.version().range(),
                        "\"%s\" is not a version: the broker refuses the manifest. Write it like 1.6.2"
                                .formatted(version));
                String mended = mend(version);
                if (GoVersion.parse(mended).isPresent()) {
                    draft.fix(Fix.certain("Change to " + mended, document.path(),
                            new TextEdit(binary.version().range(), mended)));
                }
                draft.add();
            }
        }
    }

    /** Undoes the usual slips: a capital V, blanks, a doubled dot. */
    private static String mend(String version) {
        return version.strip().replaceFirst("^V", "v").replaceAll("\\.{2,}", ".").replace(" ", "");
    }
}
