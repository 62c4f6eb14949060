/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Manifest.UpgradeStep;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.syntax.text.TextEdit;

/**
 * The upgrade path climbs through tofu versions of the pak, compared as text, to the default one; of an entry only the
 * first fault counts (broker-behaviour 1.6).
 */
public final class UpgradePathRule extends ManifestRule {

    private static final GoVersion NONE = GoVersion.parse("0.0.0").orElseThrow();

    public UpgradePathRule() {
        super("upgrade-path");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        if (manifest.isForTerraform()) {
            // Its versions are those of another program.
            return;
        }
        GoVersion previous = NONE;
        List<UpgradeStep> path = manifest.upgradePath();
        for (UpgradeStep step : path) {
            String text = step.version().value();
            Optional<GoVersion> version = GoVersion.parse(text);
            if (version.isEmpty()) {
                findings.at(document.path(), step.version().range(), text.isEmpty()
                        ? "this step of the upgrade path has no version: the broker refuses the manifest. Add one"
                        : "\"%s\" is not a version: the broker refuses the manifest. Use that of a tofu entry"
                                .formatted(text)).add();
                continue;
            }
            if (version.get().compareTo(previous) <= 0) {
                findings.at(document.path(), step.version().range(),
                        "the upgrade path has to climb, but %s does not come after %s: the broker refuses the manifest"
                                .formatted(text, previous.normalized())).add();
            } else {
                checkBinary(document, manifest, step, step == path.getLast(), findings);
            }
            previous = version.get();
        }
    }

    private static void checkBinary(PakDocument document, Manifest manifest, UpgradeStep step, boolean last,
            Findings findings) {
        String text = step.version().value();
        Optional<Binary> tofu = manifest.tofus().stream()
                .filter(binary -> binary.version().value().equals(text)).findFirst();
        if (tofu.isEmpty()) {
            missingBinary(document, manifest, step, findings);
        } else if (last && !tofu.get().isDefault().value()) {
            findings.at(document.path(), step.version().range(),
                    "the upgrade path ends at %s, which is not the default tofu: the broker refuses the manifest. "
                            .formatted(text) + "Add \"default: true\" to tofu " + text
                            + ", or end the path at the default")
                    .related(document.path(), tofu.get().version().range(), "this version").add();
        }
    }

    private static void missingBinary(PakDocument document, Manifest manifest, UpgradeStep step, Findings findings) {
        String text = step.version().value();
        String effective = GoVersion.parse(text).map(GoVersion::normalized).orElse(text);
        Optional<Binary> sameVersion = manifest.tofus().stream()
                .filter(binary -> binary.effectiveVersion().equals(effective)).findFirst();
        if (sameVersion.isPresent()) {
            String written = sameVersion.get().version().value();
            findings.at(document.path(), step.version().range(),
                    "the pak has tofu %s, written differently from %s here, and the broker compares the texts: it refuses "
                            .formatted(written, text) + "the manifest. Write both alike")
                    .fix(Fix.certain("Change to " + written, document.path(),
                            new TextEdit(step.version().range(), written)))
                    .add();
            return;
        }
        String known = manifest.tofus().stream().map(binary -> binary.version().value())
                .filter(version -> !version.isEmpty()).collect(Collectors.joining(", "));
        findings.at(document.path(), step.version().range(),
                "terraform_binaries has no tofu %s: the broker refuses the manifest. ".formatted(text)
                        + (known.isEmpty() ? "Add it there" : "Add it there, or use one of " + known)).add();
    }
}
