/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.manifest;

import java.util.List;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.MappingReader;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A manifest. What is absent or of a wrong type reads as the zero value, so that the rest can be judged.
 *
 * @param place where to report what is missing at the top level
 * @param packversion version of the format; 1 is the only one
 * @param name name of the pak
 * @param version version of the pak, any text
 * @param metadata free-form texts
 * @param platforms the systems the pak carries binaries for
 * @param binaries tofu, its providers and other programs ({@code terraform_binaries})
 * @param serviceDefinitions paths of the definitions, relative to the manifest
 * @param parameters settings passed to tofu as environment variables
 * @param requiredEnvVariables names that must be set where the broker runs
 * @param envConfigMapping environment variable name to configuration key
 * @param upgradePath tofu versions an instance is upgraded through, ascending
 * @param providerReplacements provider addresses in old state to their new ones
 */
public record Manifest(TextRange place, Field<Long> packversion, Field<String> name, Field<String> version,
        List<NamedText> metadata, List<Platform> platforms, List<Binary> binaries,
        List<Field<String>> serviceDefinitions, List<Parameter> parameters, List<Field<String>> requiredEnvVariables,
        List<NamedText> envConfigMapping, List<UpgradeStep> upgradePath, List<NamedText> providerReplacements) {

    /** A parameter: the environment variable it becomes, and what it means. */
    public record Parameter(TextRange place, Field<String> name, Field<String> description) {
    }

    /** A step of the upgrade path. */
    public record UpgradeStep(TextRange place, Field<String> version) {
    }

    /** Whether it is of the time before OpenTofu: it lists Terraform, which the broker no longer runs, and no tofu. */
    public boolean isForTerraform() {
        return tofus().isEmpty() && binaries.stream().anyMatch(binary -> binary.name().value().equals("terraform"));
    }

    /** The typed content of a document. */
    public static Manifest of(PakDocument document) {
        return document.derive(Manifest.class, self -> read(self.yaml()));
    }

    /** Reads the manifest in a document; a document without a mapping reads as an empty manifest. */
    public static Manifest read(YamlDocument document) {
        MappingReader root = MappingReader.of(document.root().orElseGet(() -> YamlScalar.missing(0)));
        return new Manifest(root.place(), root.integer("packversion"), root.text("name"), root.text("version"),
                root.textMap("metadata"), root.objects("platforms", Platform::read),
                root.objects("terraform_binaries", Binary::read), root.texts("service_definitions"),
                root.objects("parameters",
                        item -> new Parameter(item.place(), item.text("name"), item.text("description"))),
                root.texts("required_env_variables"), root.textMap("env_config_mapping"),
                root.objects("terraform_upgrade_path", item -> new UpgradeStep(item.place(), item.text("version"))),
                root.textMap("terraform_state_provider_replacements"));
    }

    /** The tofu entries, in order. */
    public List<Binary> tofus() {
        return binaries.stream().filter(binary -> binary.kind() == Binary.Kind.TOFU).toList();
    }
}
