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
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;

/** {@code default: true} on something other than tofu (broker-behaviour 1.5). */
public final class DefaultOnOtherBinaryRule extends ManifestRule {

    public DefaultOnOtherBinaryRule() {
        super("default-on-other-binary");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        int index = -1;
        for (Binary binary : manifest.binaries()) {
            YamlPath place = YamlPath.ROOT.key("terraform_binaries").item(++index);
            boolean other = binary.kind() == Binary.Kind.PROVIDER || binary.kind() == Binary.Kind.OTHER;
            // An entry for Terraform is wrong as a whole.
            if (other && binary.isDefault().value() && !manifest.isForTerraform()) {
                findings.at(document.path(), binary.isDefault().keyRange().union(binary.isDefault().range()),
                        "\"default\" is only for tofu, not for \"%s\": the broker refuses the manifest. Remove it"
                                .formatted(binary.name().value()))
                        .fixes(() -> document.yaml().at(place).filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                                .flatMap(entry -> YamlFixes.remove(document, entry, "default"))).add();
            }
        }
    }
}
