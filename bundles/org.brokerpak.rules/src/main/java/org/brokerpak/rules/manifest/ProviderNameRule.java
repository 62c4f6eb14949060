/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.Locale;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;

/**
 * The name of a provider's entry and its address are all but the same: one of them is misspelt. The broker looks for a file of the
 * name, and tofu for a provider of the address (broker-behaviour 1.5.1, 5.9).
 */
public final class ProviderNameRule extends ManifestRule {

    private static final String PREFIX = "terraform-provider-";

    public ProviderNameRule() {
        super("provider-name", Severity.WARNING, Stage.REGISTRATION);
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        for (Binary binary : manifest.binaries()) {
            String address = binary.provider().value();
            String type = address.substring(address.lastIndexOf('/') + 1);
            String name = binary.name().value();
            if (!address.isEmpty() && name.startsWith(PREFIX)
                    && NearNames.isOneSlip(name.substring(PREFIX.length()).toLowerCase(Locale.ROOT), type.toLowerCase(Locale.ROOT))) {
                findings.at(document.path(), binary.name().range(), "\"%s\" is the provider \"%s\" by its address: the broker finds no file of that name and does not start. Change the one that is misspelt"
                        .formatted(name, type)).related(document.path(), binary.provider().range(), "its address")
                        .fix(Fix.possible("Rename to \"" + PREFIX + type + "\"", document.path(),
                                new TextEdit(binary.name().range(), PREFIX + type))).add();
            }
        }
    }
}
