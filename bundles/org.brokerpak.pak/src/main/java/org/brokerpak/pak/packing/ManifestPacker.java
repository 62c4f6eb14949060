/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Binary.Kind;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.pak.goyaml.GoValue;
import org.brokerpak.pak.goyaml.GoValue.Entry;
import org.brokerpak.pak.goyaml.GoValue.Mapping;
import org.brokerpak.pak.goyaml.GoValue.Sequence;
import org.brokerpak.pak.goyaml.GoValue.Text;
import org.brokerpak.pak.goyaml.GoYamlWriter;

/** Writes the manifest of a built pak (broker-behaviour 1.8). */
public final class ManifestPacker {

    private ManifestPacker() {
    }

    /**
     * The text of the packed manifest.
     *
     * @param manifest as the author wrote it
     * @param platforms pairs {@code os/arch} that the pak is built for
     * @param definitions paths of the definitions in the pak
     */
    public static String pack(Manifest manifest, List<String> platforms, List<String> definitions) {
        List<Entry> entries = new ArrayList<>();
        entries.add(Entry.of("packversion", GoValue.of(manifest.packversion().value())));
        entries.add(Entry.of("name", new Text(manifest.name().value())));
        entries.add(Entry.of("version", new Text(manifest.version().value())));
        entries.add(Entry.of("metadata", map(manifest.metadata())));
        entries.add(Entry.of("platforms", list(platforms.stream().map(ManifestPacker::platform).toList())));
        entries.add(Entry.of("terraform_binaries", list(binaries(manifest))));
        entries.add(Entry.of("service_definitions", texts(definitions)));
        entries.add(Entry.of("parameters", list(manifest.parameters().stream().map(ManifestPacker::parameter).toList())));
        entries.add(Entry.of("required_env_variables", texts(
                manifest.requiredEnvVariables().stream().map(Field::value).toList())));
        entries.add(Entry.of("env_config_mapping", map(manifest.envConfigMapping())));
        if (!manifest.upgradePath().isEmpty()) {
            entries.add(Entry.of("terraform_upgrade_path", list(manifest.upgradePath().stream()
                    .map(step -> struct(Entry.of("version", new Text(step.version().value())))).toList())));
        }
        if (!manifest.providerReplacements().isEmpty()) {
            entries.add(Entry.of("terraform_state_provider_replacements", map(manifest.providerReplacements())));
        }
        return GoYamlWriter.write(new Mapping(entries));
    }

    /** Tofu first, then providers, then everything else, each in the order they are written. */
    private static List<GoValue> binaries(Manifest manifest) {
        List<GoValue> result = new ArrayList<>();
        List<Predicate<Kind>> groups = List.of(Kind.TOFU::equals, Kind.PROVIDER::equals,
                kind -> kind != Kind.TOFU && kind != Kind.PROVIDER);
        for (Predicate<Kind> group : groups) {
            manifest.binaries().stream().filter(binary -> group.test(binary.kind())).map(ManifestPacker::binary)
                    .forEach(result::add);
        }
        return result;
    }

    private static GoValue binary(Binary binary) {
        List<Entry> entries = new ArrayList<>();
        entries.add(Entry.of("name", new Text(binary.name().value())));
        entries.add(Entry.of("version", new Text(binary.effectiveVersion())));
        entries.add(Entry.of("source", new Text(binary.source().value())));
        String address = binary.providerAddress();
        if (!address.isEmpty() && !address.equals("//")) {
            entries.add(Entry.of("provider", new Text(address)));
        }
        if (!binary.urlTemplate().value().isEmpty()) {
            entries.add(Entry.of("url_template", new Text(binary.urlTemplate().value())));
        }
        if (binary.isDefault().value()) {
            entries.add(Entry.of("default", GoValue.of(true)));
        }
        return new Mapping(entries);
    }

    private static GoValue platform(String pair) {
        int slash = pair.indexOf('/');
        return struct(Entry.of("os", new Text(pair.substring(0, slash))),
                Entry.of("arch", new Text(pair.substring(slash + 1))));
    }

    private static GoValue parameter(Manifest.Parameter parameter) {
        return struct(Entry.of("name", new Text(parameter.name().value())),
                Entry.of("description", new Text(parameter.description().value())));
    }

    private static GoValue map(List<NamedText> texts) {
        return Mapping.sorted(texts.stream().map(text -> Entry.of(text.name(), new Text(text.text().value()))).toList());
    }

    private static GoValue texts(List<String> texts) {
        return list(texts.stream().<GoValue>map(Text::new).toList());
    }

    private static GoValue list(List<GoValue> items) {
        return new Sequence(items, false);
    }

    private static GoValue struct(Entry... entries) {
        return new Mapping(List.of(entries));
    }
}
