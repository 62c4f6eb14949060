/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.provider;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.provider.ProviderNeed;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclRequiredProvider;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * A template needs a provider that the pak does not ship, or ships under another address. The broker runs tofu with the
 * providers of the pak only, so {@code tofu init} fails (broker-behaviour 1.5.1, 6.3).
 */
public final class ProviderNotShippedRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("provider-not-shipped", Severity.ERROR, Stage.TOFU);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        Optional<ManifestFile> manifest = pak.manifest();
        if (manifest.isEmpty() || manifest.get().content().binaries().isEmpty()
                || !manifest.get().document().yaml().damage().isEmpty()
                || manifest.get().content().binaries().stream().anyMatch(binary -> binary.name().value().isEmpty())) {
            return;
        }
        for (ServiceFile service : pak.services()) {
            for (ActionModule module : service.modules()) {
                if (module.isReadable()) {
                    check(manifest.get().content(), service, module, findings);
                }
            }
        }
    }

    private static void check(Manifest manifest, ServiceFile service, ActionModule module,
            Findings findings) {
        List<Binary> shipped = ProviderRegistry.providers(manifest);
        for (ProviderNeed need : ProviderRegistry.needs(service, module, manifest)) {
            if (shipped.stream().anyMatch(binary -> binary.providerAddress().equalsIgnoreCase(need.address()))) {
                continue;
            }
            Optional<Binary> sameType = shipped.stream()
                    .filter(binary -> ProviderRegistry.isFor(binary, need.type())).findFirst();
            if (sameType.isPresent()) {
                otherAddress(module, need, sameType.get(), findings);
            } else {
                Place place = module.place(need.file(), need.range());
                findings.at(place.file(), place.range(), ("the manifest ships no provider \"%s\" (%s), and tofu may not "
                        + "download it: tofu init fails. Add terraform-provider-%s to terraform_binaries")
                        .formatted(need.localName(), need.address(), need.type())).add();
            }
        }
    }

    private static void otherAddress(ActionModule module, ProviderNeed need, Binary binary, Findings findings) {
        Place place = need.declared() ? module.place(need.file(), need.range()) : whereToDeclare(module, need);
        String shipped = binary.providerAddress();
        String remedy = need.declared()
                ? "Set its source to %s, or \"provider\" of %s in the manifest".formatted(shipped, binary.name().value())
                : "Name it in required_providers with the source %s".formatted(shipped);
        findings.at(place.file(), place.range(), "tofu looks for the provider \"%s\" at %s, but the pak ships it as %s: tofu init fails. %s"
                .formatted(need.localName(), need.address(), shipped, remedy))
                .related(Pak.MANIFEST, binary.name().range(), "what the pak ships").fixes(() -> source(module, need, shipped)).add();
    }

    /** Takes the address of what is shipped for the source. */
    private static Optional<Fix> source(ActionModule module, ProviderNeed need, String shipped) {
        return module.hcl().requiredProviders().stream()
                .filter(required -> required.localName().text().equals(need.localName()))
                .flatMap(required -> required.source().stream().map(source -> module.place(required.file(),
                        new TextRange(source.expression().range().start() + 1, source.expression().range().end() - 1))))
                .findFirst().map(place -> Fix.possible("Change the source to " + shipped, place.file(),
                        new TextEdit(place.range(), shipped)));
    }

    /** A provider that is only used is declared best where the others are, or is meant by an entry of another name. */
    private static Place whereToDeclare(ActionModule module, ProviderNeed need) {
        Optional<HclRequiredProvider> meant = module.hcl().requiredProviders().stream()
                .filter(required -> required.source().filter(source -> source.value().endsWith("/" + need.type())).isPresent())
                .findFirst();
        if (meant.isPresent()) {
            return module.place(meant.get().file(), meant.get().localName().range());
        }
        for (HclDeclaration terraform : module.hcl().declarations("terraform")) {
            for (HclBlock required : terraform.block().body().blocks("required_providers")) {
                TextRange range = required.type().range();
                return module.place(terraform.file(), range);
            }
        }
        return module.place(need.file(), need.range());
    }
}
