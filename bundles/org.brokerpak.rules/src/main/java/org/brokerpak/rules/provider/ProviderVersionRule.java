/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.provider;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.provider.ProviderNeed;
import org.brokerpak.model.provider.VersionConstraint;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclRequiredProvider.Setting;

/** No version of a provider that the pak ships meets the constraint of a template, or nobody can read it: {@code tofu init} fails. */
public final class ProviderVersionRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("provider-version", Severity.ERROR, Stage.TOFU);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        pak.manifest().ifPresent(manifest -> {
            for (ServiceFile service : pak.services()) {
                service.modules().forEach(module -> check(manifest.content(), service, module, findings));
            }
        });
    }

    private static void unreadable(ActionModule module, ProviderNeed need, Setting version, Findings findings) {
        Place place = module.place(need.file(), version.expression().range());
        findings.at(place.file(), place.range(), "\"%s\" is no version constraint: tofu fails. Write one such as \"~> 1.2\" or \">= 1.2, < 2.0\""
                .formatted(version.value())).add();
    }

    /** The provider itself, or those of its type under another address, which has a finding of its own. */
    private static List<Binary> shipped(Manifest manifest, ProviderNeed need) {
        List<Binary> sameType = ProviderRegistry.providers(manifest).stream()
                .filter(binary -> ProviderRegistry.type(binary).equalsIgnoreCase(need.type())).toList();
        List<Binary> same = sameType.stream()
                .filter(binary -> binary.providerAddress().equalsIgnoreCase(need.address())).toList();
        return same.isEmpty() ? sameType : same;
    }

    private static void check(Manifest manifest, ServiceFile service, ActionModule module,
            Findings findings) {
        for (ProviderNeed need : ProviderRegistry.needs(service, module, manifest)) {
            Optional<VersionConstraint> constraint = need.version().flatMap(version -> VersionConstraint.parse(version.value()));
            if (need.version().isPresent() && constraint.isEmpty()) {
                unreadable(module, need, need.version().get(), findings);
                continue;
            }
            List<Binary> shipped = shipped(manifest, need);
            // A version that cannot be read has a finding of its own.
            boolean readable = shipped.stream().allMatch(binary -> GoVersion.parse(binary.version().value()).isPresent());
            if (shipped.isEmpty() || need.version().isEmpty() || !readable) {
                continue;
            }
            Setting version = need.version().get();
            boolean met = shipped.stream().flatMap(binary -> GoVersion.parse(binary.version().value()).stream())
                    .anyMatch(constraint.orElseThrow()::allows);
            if (!met) {
                Place place = module.place(need.file(), need.range().union(version.expression().range()));
                findings.at(place.file(), place.range(), "the template wants %s %s, but the pak ships %s: tofu init fails"
                        .formatted(need.localName(), version.value(), shipped.stream()
                                .map(binary -> binary.version().value()).collect(Collectors.joining(", "))))
                        .related(Pak.MANIFEST, shipped.getFirst().version().range(), "what the pak ships").add();
            }
        }
    }
}
