/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import java.util.List;

import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.archive.EntryInfo;

/**
 * What a built pak says of itself (broker-behaviour 5.5).
 *
 * @param format version of the pak's format
 * @param platforms pairs {@code os/arch}
 * @param metadata names and values
 * @param parameters names and descriptions
 * @param dependencies tofu, providers, other programs
 * @param services in the order of the manifest
 * @param contents all entries
 */
public record PakInfo(long format, String name, String version, List<String> platforms, List<Named> metadata,
        List<Named> parameters, List<Dependency> dependencies, List<Service> services, List<EntryInfo> contents) {

    /** A name with a text. */
    public record Named(String name, String text) {
    }

    /** A program in the pak. */
    public record Dependency(String name, String version, String source) {
    }

    /** A service in the pak. */
    public record Service(String id, String name, String description, List<String> plans) {
    }

    /** Reads what a pak says; what it leaves out is empty. */
    public static PakInfo of(PakFile file) {
        Manifest manifest = file.pak().manifest().map(known -> known.content()).orElse(null);
        List<Service> services = file.pak().services().stream().map(service -> service.content())
                .map(service -> new Service(service.id().value(), service.name().value(),
                        service.description().value(), service.plans().stream().map(plan -> plan.name().value()).toList()))
                .toList();
        if (manifest == null) {
            return new PakInfo(0, "", "", List.of(), List.of(), List.of(), List.of(), services, file.entries());
        }
        return new PakInfo(manifest.packversion().value(), manifest.name().value(), manifest.version().value(),
                manifest.platforms().stream().map(Platform::pair).toList(),
                manifest.metadata().stream().map(PakInfo::named).toList(),
                manifest.parameters().stream()
                        .map(parameter -> new Named(parameter.name().value(), parameter.description().value())).toList(),
                manifest.binaries().stream().map(PakInfo::dependency).toList(), services, file.entries());
    }

    private static Named named(NamedText text) {
        return new Named(text.name(), text.text().value());
    }

    private static Dependency dependency(Binary binary) {
        return new Dependency(binary.name().value(), binary.version().value(), binary.source().value());
    }
}
