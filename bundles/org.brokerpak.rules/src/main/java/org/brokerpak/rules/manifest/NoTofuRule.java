/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;

/**
 * No entry of {@code terraform_binaries} is tofu: the pak can be built, but the broker does not start with it
 * (broker-behaviour 1.5, 2.5). Paks of the time before OpenTofu list Terraform.
 */
public final class NoTofuRule extends ManifestRule {

    private static final String TOFU = "tofu";
    private static final List<String> OTHER_NAMES = List.of("terraform", "opentofu", "open-tofu");

    public NoTofuRule() {
        super("no-tofu", Severity.ERROR, Stage.REGISTRATION);
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        if (manifest.binaries().isEmpty() || !manifest.tofus().isEmpty() || !document.yaml().damage().isEmpty()) {
            return;
        }
        Optional<Binary> instead = manifest.binaries().stream()
                .filter(binary -> OTHER_NAMES.contains(binary.name().value().toLowerCase(Locale.ROOT))
                        || binary.name().value().equalsIgnoreCase(TOFU)).findFirst();
        if (instead.isEmpty()) {
            document.yaml().rootMapping().flatMap(root -> root.entry("terraform_binaries"))
                    .ifPresent(entry -> findings.at(document.path(), entry.key().range(),
                            "terraform_binaries has no entry named \"tofu\": the pak is built, but the broker does not start with it. "
                                    + "Add the OpenTofu version that the templates are for").add());
            return;
        }
        String name = instead.get().name().value();
        boolean refused = manifest.binaries().stream().anyMatch(binary -> binary.isDefault().value());
        Findings.Draft draft = findings.at(document.path(), instead.get().name().range(),
                "the broker runs OpenTofu and looks for an entry named \"tofu\", not \"%s\": %s. %s".formatted(name,
                        refused ? "it refuses the manifest" : "the pak is built, but the broker does not start with it",
                        manifest.isForTerraform() ? "Ship a version of OpenTofu in its place" : "Rename it"));
        if (refused) {
            draft.stage(Stage.MANIFEST_LOAD);
        }
        if (!manifest.isForTerraform()) {
            draft.fix(Fix.possible("Rename to tofu", document.path(), new TextEdit(instead.get().name().range(), TOFU)));
        }
        draft.add();
    }
}
