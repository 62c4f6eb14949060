/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.rules.Findings;

/** Of several tofu versions exactly one is the default, and it is the highest (broker-behaviour 1.5). */
public final class TofuDefaultRule extends ManifestRule {

    public TofuDefaultRule() {
        super("tofu-default");
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        List<Binary> tofus = manifest.tofus();
        List<Binary> defaults = tofus.stream().filter(tofu -> tofu.isDefault().value()).toList();
        Optional<Binary> highest = highest(tofus);
        String best = highest.map(tofu -> tofu.version().value()).orElse("the highest");
        if (tofus.size() > 1 && defaults.isEmpty()) {
            Binary place = highest.orElse(tofus.getLast());
            findings.at(document.path(), place.name().range(),
                    "the manifest lists %d versions of tofu and none is the default: the broker refuses it. "
                            .formatted(tofus.size()) + "Add \"default: true\" to " + best).add();
        } else if (defaults.size() > 1) {
            defaults.stream().filter(tofu -> highest.filter(top -> top == tofu).isEmpty())
                    .forEach(tofu -> findings.at(document.path(),
                            tofu.isDefault().keyRange().union(tofu.isDefault().range()),
                            "more than one version of tofu is the default: the broker refuses the manifest. Keep it on "
                                    + best + " only").add());
        } else if (defaults.size() == 1 && !isHighest(defaults.getFirst(), highest)) {
            Binary chosen = defaults.getFirst();
            String problem = GoVersion.parse(chosen.version().value()).isEmpty()
                    ? "the default tofu has no readable version"
                    : "the default tofu %s is not the highest".formatted(chosen.version().value());
            findings.at(document.path(), chosen.isDefault().keyRange().union(chosen.isDefault().range()),
                    problem + ": the broker refuses the manifest. Make " + best + " the default").add();
        }
    }

    /** By version: the same version may be listed twice, which is another rule's business. */
    private static boolean isHighest(Binary tofu, Optional<Binary> highest) {
        return GoVersion.parse(tofu.version().value()).flatMap(version -> highest
                .flatMap(top -> GoVersion.parse(top.version().value())).filter(top -> top.compareTo(version) == 0))
                .isPresent();
    }

    private static Optional<Binary> highest(List<Binary> tofus) {
        return tofus.stream().filter(tofu -> GoVersion.parse(tofu.version().value()).isPresent())
                .max(Comparator.comparing(tofu -> GoVersion.parse(tofu.version().value()).orElseThrow()));
    }
}
