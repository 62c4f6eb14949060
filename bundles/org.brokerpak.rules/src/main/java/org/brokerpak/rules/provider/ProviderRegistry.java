/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.provider;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.provider.ProviderNeed;
import org.brokerpak.model.service.ActionModule;

/** What a manifest ships, and where its tofu looks for providers that name no registry. */
final class ProviderRegistry {

    private static final String OPENTOFU = "registry.opentofu.org";
    /** Where the broker puts providers whose manifest entry names no registry, and where Terraform looks. */
    private static final String TERRAFORM = "registry.terraform.io";

    private ProviderRegistry() {
    }

    /** OpenTofu and Terraform, which old paks carry, differ in it. */
    static String defaultHost(Manifest manifest) {
        return manifest.tofus().isEmpty() ? TERRAFORM : OPENTOFU;
    }

    static List<Binary> providers(Manifest manifest) {
        return manifest.binaries().stream().filter(binary -> binary.kind() == Binary.Kind.PROVIDER).toList();
    }

    /** Whether an entry is for providers of a type, by its address or, where that is mistaken, by its name. */
    static boolean isFor(Binary provider, String type) {
        return type(provider).equalsIgnoreCase(type) || provider.name().value().endsWith("terraform-provider-" + type);
    }

    static String type(Binary provider) {
        String address = provider.providerAddress();
        return address.substring(address.lastIndexOf('/') + 1);
    }

    /** The needs of a service by the host they were resolved with and the action; kept with the service. */
    private record Needs(Map<String, List<ProviderNeed>> byHostAndAction) {
    }

    /** What a module of a service needs, given the manifest's tofu. */
    static List<ProviderNeed> needs(ServiceFile service, ActionModule module, Manifest manifest) {
        String host = defaultHost(manifest);
        return service.derive(Needs.class, self -> new Needs(new ConcurrentHashMap<>())).byHostAndAction
                .computeIfAbsent(host + " " + module.kind(), key -> ProviderNeed.of(module, host));
    }
}
