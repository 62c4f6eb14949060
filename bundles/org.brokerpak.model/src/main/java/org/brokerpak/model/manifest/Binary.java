/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.manifest;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.MappingReader;
import org.brokerpak.syntax.text.TextRange;

/**
 * An entry of {@code terraform_binaries}.
 *
 * @param place where to report what is missing
 * @param range the whole entry
 * @param name decides the kind
 * @param version raw text; tofu and providers use its normalised form everywhere
 * @param source where its source code is, packed only on request
 * @param provider address of a provider, in one to three parts
 * @param urlTemplate where to get it; empty for the default of its kind
 * @param isDefault the tofu that new instances use
 */
public record Binary(TextRange place, TextRange range, Field<String> name, Field<String> version,
        Field<String> source, Field<String> provider, Field<String> urlTemplate, Field<Boolean> isDefault) {

    /** What an entry is; only its name decides (broker-behaviour 1.5). */
    public enum Kind {
        TOFU, PROVIDER, OTHER, UNNAMED
    }

    private static final String PROVIDER_PREFIX = "terraform-provider-";
    private static final String TOFU_URL = "https://github.com/opentofu/opentofu/releases/download/v${version}/"
            + "tofu_${version}_${os}_${arch}.zip";
    private static final String OTHER_URL = "https://releases.hashicorp.com/${name}/${version}/"
            + "${name}_${version}_${os}_${arch}.zip";

    static Binary read(MappingReader item) {
        return new Binary(item.place(), item.mapping().range(), item.text("name"), item.text("version"),
                item.text("source"), item.text("provider"), item.text("url_template"), item.bool("default"));
    }

    public Kind kind() {
        String text = name.value();
        if (text.isEmpty()) {
            return Kind.UNNAMED;
        }
        if (text.equals("tofu")) {
            return Kind.TOFU;
        }
        return text.startsWith(PROVIDER_PREFIX) ? Kind.PROVIDER : Kind.OTHER;
    }

    /** Whether the broker parses the version (of other programs any text will do). */
    public boolean isVersioned() {
        return kind() == Kind.TOFU || kind() == Kind.PROVIDER;
    }

    /** The version as used in URLs, folder names and the packed manifest: normalised where the broker does so. */
    public String effectiveVersion() {
        return isVersioned() ? GoVersion.parse(version.value()).map(GoVersion::normalized).orElse(version.value())
                : version.value();
    }

    /** The full address of a provider; see {@link ProviderAddress}. */
    public String providerAddress() {
        return kind() == Kind.PROVIDER
                ? ProviderAddress.full(provider.value(), name.value().substring(PROVIDER_PREFIX.length())) : "";
    }

    /** The template in force: the entry's own or the default of its kind (broker-behaviour 5.3.1). */
    public String effectiveUrlTemplate() {
        if (!urlTemplate.value().isEmpty()) {
            return urlTemplate.value();
        }
        return kind() == Kind.TOFU ? TOFU_URL : OTHER_URL;
    }

    /** The template with its four variables filled in; anything else in {@code ${}} stays. */
    public String url(String os, String arch) {
        return effectiveUrlTemplate().replace("${name}", name.value()).replace("${version}", effectiveVersion())
                .replace("${os}", os).replace("${arch}", arch);
    }
}
