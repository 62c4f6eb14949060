/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.manifest.Manifest;

/**
 * The differences between two paks.
 *
 * @param before name and version of the old one
 * @param after name and version of the new one
 * @param changes what breaks something first
 */
public record PakDiff(Title before, Title after, List<Change> changes) {

    /** What a pak is called; empty texts where it has no manifest. */
    public record Title(String name, String version) {

        @Override
        public String toString() {
            return (name + " " + version).strip();
        }
    }

    public PakDiff {
        changes = List.copyOf(changes);
    }

    /** Compares two paks, whether they are sources or built. What cannot be read is taken as absent. */
    public static PakDiff of(Pak before, Pak after) {
        Changes changes = new Changes();
        Optional<Manifest> old = before.manifest().map(ManifestFile::content);
        Optional<Manifest> now = after.manifest().map(ManifestFile::content);
        if (old.isPresent() && now.isPresent()) {
            ManifestDiff.compare(old.get(), now.get(), changes);
            BinaryDiff.compare(old.get(), now.get(), changes);
        }
        services(before, after, changes);
        List<Change> sorted = changes.all().stream()
                .sorted(Comparator.comparing((Change change) -> !change.breaking())).toList();
        return new PakDiff(title(before), title(after), sorted);
    }

    private static Title title(Pak pak) {
        return pak.manifest().map(ManifestFile::content)
                .map(manifest -> new Title(manifest.name().value(), manifest.version().value()))
                .orElse(new Title(pak.displayedName(), ""));
    }

    private static void services(Pak before, Pak after, Changes changes) {
        Pairs<ServiceFile> pairs = Pairs.by(List.of(service -> service.content().id().value(),
                service -> service.content().name().value()), before.services(), after.services());
        for (ServiceFile gone : pairs.removed()) {
            changes.of(Change.Part.SERVICE, "service " + gone.displayedName()).removedBreaking("its instances can no "
                    + "longer be updated, bound or deleted: the broker does not know their service");
        }
        pairs.both().forEach(both -> new ServiceDiff(before, both.before(), after, both.after(), changes).compare());
        pairs.added().forEach(added -> changes.of(Change.Part.SERVICE, "service " + added.displayedName()).added(""));
    }

    /** The changes that break something. */
    public List<Change> breaking() {
        return changes.stream().filter(Change::breaking).toList();
    }
}
