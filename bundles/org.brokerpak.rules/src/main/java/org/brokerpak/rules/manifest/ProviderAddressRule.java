/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.ProviderAddress;
import org.brokerpak.rules.Findings;

/** The address of a provider has more than three parts (broker-behaviour 1.5.1). */
public final class ProviderAddressRule extends ManifestRule {

    public ProviderAddressRule() {
        super("provider-address");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        for (Binary binary : manifest.binaries()) {
            if (binary.kind() == Binary.Kind.PROVIDER && !ProviderAddress.isWellFormed(binary.provider().value())) {
                findings.at(document.path(), binary.provider().range(),
                        "\"%s\" is not the address of a provider: the broker refuses the manifest. Write it as "
                                .formatted(binary.provider().value())
                                + "namespace/type or hostname/namespace/type, without https://").add();
            }
        }
    }
}
