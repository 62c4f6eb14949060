/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.provider;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.yaml.YamlPath;

/** The manifest ships a provider that no template of the pak needs; providers are most of a pak's size. */
public final class UnusedProviderRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("unused-provider", Severity.WARNING, Stage.ADVICE);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        List<ActionModule> modules = pak.services().stream().flatMap(service -> service.modules().stream()).toList();
        boolean wholePakIsRead = pak.definitions().stream().allMatch(definition -> definition.service().isPresent())
                && modules.stream().allMatch(ActionModule::isReadable);
        // A local or remote module may need providers of its own.
        boolean callsModules = modules.stream().anyMatch(module -> !module.hcl().moduleCalls().isEmpty());
        if (pak.manifest().isEmpty() || !wholePakIsRead || callsModules || modules.isEmpty()) {
            return;
        }
        Manifest manifest = pak.manifest().get().content();
        Set<String> needed = new HashSet<>();
        for (ServiceFile service : pak.services()) {
            for (ActionModule module : service.modules()) {
                ProviderRegistry.needs(service, module, manifest).forEach(need -> needed.add(need.type()));
            }
        }
        // State that instances already have may need it.
        manifest.providerReplacements().forEach(replacement -> needed.add(PakPath.name(replacement.text().value())));
        for (Binary provider : ProviderRegistry.providers(manifest)) {
            if (needed.stream().noneMatch(type -> ProviderRegistry.isFor(provider, type))) {
                findings.at(Pak.MANIFEST, provider.name().range(),
                        "no template of this pak needs %s, which every pak carries for each platform. Remove it"
                                .formatted(provider.name().value()))
                        .fixes(() -> YamlFixes.removeItem(pak.manifest().get().document(), YamlPath.ROOT.key("terraform_binaries"),
                                manifest.binaries().indexOf(provider), "Remove " + provider.name().value())).add();
            }
        }
    }
}
