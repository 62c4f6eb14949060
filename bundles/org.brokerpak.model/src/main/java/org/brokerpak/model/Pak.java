/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.manifest.Manifest;

/**
 * A pak at one moment, as far as it can be read. Loading reads every file the manifest leads to and fails for none of
 * them: what cannot be read is part of the result.
 *
 * @param files where its files come from
 * @param manifestContent what was found at {@value #MANIFEST}
 * @param manifestFile the manifest, or null when its text cannot be read or the snapshot is of a lone definition
 * @param definitions what the manifest lists, in its order
 */
public record Pak(PakFiles files, FileContent manifestContent, ManifestFile manifestFile,
        List<ListedDefinition> definitions) {

    /** The broker reads no other name. */
    public static final String MANIFEST = "manifest.yml";

    /** A manifest with its typed content. */
    public record ManifestFile(PakDocument document, Manifest content) {
    }

    /**
     * An entry of {@code service_definitions}.
     *
     * @param reference the entry
     * @param path the cleaned path, or empty when it leads out of the pak
     * @param found what is at the path
     * @param file the definition, or null when there is no text at the path
     */
    public record ListedDefinition(Field<String> reference, String path, FileContent found, ServiceFile file) {

        public Optional<ServiceFile> service() {
            return Optional.ofNullable(file);
        }
    }

    public Pak {
        definitions = List.copyOf(definitions);
    }

    /** Loads the pak in a folder; never fails. */
    public static Pak load(PakFiles files, DocumentCache cache) {
        return new PakLoader(files, cache).load();
    }

    /** A snapshot of a definition that no manifest lists. */
    public static Pak ofDefinition(PakFiles files, String path, DocumentCache cache) {
        return new PakLoader(files, cache).loadDefinition(path);
    }

    public Optional<ManifestFile> manifest() {
        return Optional.ofNullable(manifestFile);
    }

    /** The definitions that could be read, each file once, in the order of the manifest. */
    public List<ServiceFile> services() {
        List<ServiceFile> result = new ArrayList<>();
        for (ListedDefinition definition : definitions) {
            if (definition.file() != null && result.stream().noneMatch(known -> known == definition.file())) {
                result.add(definition.file());
            }
        }
        return result;
    }

    /** The definition with this name in the catalog. */
    public Optional<ServiceFile> service(String name) {
        return services().stream().filter(service -> service.content().name().value().equals(name)).findFirst();
    }

    /** Every YAML document, the manifest first. */
    public List<PakDocument> documents() {
        List<PakDocument> result = new ArrayList<>();
        manifest().ifPresent(manifest -> result.add(manifest.document()));
        services().forEach(service -> result.add(service.document()));
        return result;
    }

    public Optional<PakDocument> document(String path) {
        return documents().stream().filter(document -> document.path().equals(path)).findFirst();
    }

    /** The pak's name, or the kind of snapshot it is while the manifest has none. */
    public String displayedName() {
        return manifest().map(manifest -> manifest.content().name().value()).filter(name -> !name.isBlank())
                .orElse(manifestFile == null ? DocumentKinds.SERVICE.title() : "unnamed pak");
    }
}
