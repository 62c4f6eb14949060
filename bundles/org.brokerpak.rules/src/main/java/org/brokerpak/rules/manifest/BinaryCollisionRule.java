/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.List;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/**
 * The broker finds a binary in the pak by the beginning of its file name; where that of one entry begins that of another, it
 * finds both and does not start (broker-behaviour 5.9).
 */
public final class BinaryCollisionRule extends ManifestRule {

    public BinaryCollisionRule() {
        super("binary-collision", Severity.ERROR, Stage.REGISTRATION);
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        if (manifest.isForTerraform()) {
            return;
        }
        List<Binary> binaries = manifest.binaries().stream().filter(binary -> !prefix(binary).isEmpty()).toList();
        for (Binary binary : binaries) {
            binaries.stream().filter(other -> other != binary && !prefix(other).equals(prefix(binary)))
                    .filter(other -> prefix(other).startsWith(prefix(binary))).findFirst()
                    .ifPresent(other -> findings.at(document.path(), place(binary), ("the broker looks for a file that begins with "
                            + "%s, and finds that of %s %s as well: it does not start. Give up one of the two").formatted(
                                    prefix(binary), other.name().value(), other.version().value()))
                            .related(document.path(), place(other), "the other one").add());
        }
    }

    /** What the broker looks for; empty for tofu, which has folders of its own, and for what has no version. */
    private static String prefix(Binary binary) {
        return switch (binary.kind()) {
            case PROVIDER -> binary.version().value().isEmpty() ? ""
                    : binary.name().value() + "_v" + binary.effectiveVersion();
            case OTHER -> binary.name().value();
            case TOFU, UNNAMED -> "";
        };
    }

    private static TextRange place(Binary binary) {
        return binary.kind() == Binary.Kind.PROVIDER ? binary.version().range() : binary.name().range();
    }
}
