/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.GoVersion;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.pak.compare.Change.Part;

/** Compares the binaries of two paks, and asks whether the state that the old ones wrote can go on (6.6, 6.8). */
final class BinaryDiff {

    private final Manifest before;
    private final Manifest after;
    private final Changes changes;

    private BinaryDiff(Manifest before, Manifest after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    static void compare(Manifest before, Manifest after, Changes changes) {
        BinaryDiff diff = new BinaryDiff(before, after, changes);
        diff.tofu();
        diff.kind(Binary.Kind.PROVIDER);
        diff.kind(Binary.Kind.OTHER);
        diff.replacements();
    }

    private void tofu() {
        Pairs<Binary> pairs = Pairs.by(Binary::effectiveVersion, before.tofus(), after.tofus());
        pairs.added().forEach(tofu -> subject(tofu).added(""));
        for (Binary tofu : pairs.removed()) {
            boolean step = before.upgradePath().stream().anyMatch(s -> s.version().value().equals(
                    tofu.version().value()));
            subject(tofu).removed(step ? "instances of an older tofu are upgraded without this step" : "");
        }
        Optional<GoVersion> old = defaultVersion(before);
        Optional<GoVersion> now = defaultVersion(after);
        if (old.isEmpty() || now.isEmpty() || old.get().compareTo(now.get()) == 0) {
            return;
        }
        Changes tofu = changes.of(Part.BINARY, "tofu");
        String what = "version changed from " + old.get().normalized() + " to " + now.get().normalized();
        if (old.get().compareTo(now.get()) > 0) {
            tofu.breaking(what, "the state of existing instances was written by a newer tofu, which an older one may "
                    + "not read");
        } else if (after.upgradePath().stream().noneMatch(step -> GoVersion.parse(step.version().value())
                .filter(version -> version.compareTo(now.get()) == 0).isPresent())) {
            tofu.breaking(what, "without a terraform_upgrade_path to " + now.get().normalized() + " existing instances "
                    + "can be neither upgraded nor bound, updated or deleted");
        } else {
            tofu.changed(what, "existing instances must be upgraded first (cf upgrade-service; the broker needs "
                    + "TERRAFORM_UPGRADES_ENABLED), or binding, updating and deleting them fails");
        }
    }

    private static Optional<GoVersion> defaultVersion(Manifest manifest) {
        List<Binary> tofus = manifest.tofus();
        return tofus.stream().filter(tofu -> tofus.size() == 1 || tofu.isDefault().value()).findFirst()
                .flatMap(tofu -> GoVersion.parse(tofu.version().value()));
    }

    private void kind(Binary.Kind kind) {
        Pairs<Binary> pairs = Pairs.by(binary -> binary.name().value(), of(before, kind), of(after, kind));
        for (Binary gone : pairs.removed()) {
            if (kind == Binary.Kind.PROVIDER && !isReplaced(gone.providerAddress())) {
                subject(gone).removedBreaking("tofu cannot read the state of instances that have resources of it");
            } else {
                subject(gone).removed(kind == Binary.Kind.OTHER ? "templates that call it fail" : "");
            }
        }
        pairs.added().forEach(added -> subject(added).added(""));
        pairs.both().forEach(both -> {
            if (kind == Binary.Kind.PROVIDER) {
                provider(both.before(), both.after());
            } else {
                changes.of(Part.BINARY, both.after().name().value()).value("version", both.before().version().value(),
                        both.after().version().value());
            }
        });
    }

    private void provider(Binary old, Binary now) {
        Changes subject = changes.of(Part.BINARY, now.name().value());
        if (!old.providerAddress().equals(now.providerAddress())) {
            String what = Changes.fromTo("address", old.providerAddress(), now.providerAddress());
            if (isReplaced(old.providerAddress())) {
                subject.changed(what, "terraform_state_provider_replacements carries existing state over");
            } else {
                subject.breaking(what, "the state of existing instances names the old address: add it to "
                        + "terraform_state_provider_replacements");
            }
        }
        Optional<GoVersion> oldVersion = GoVersion.parse(old.version().value());
        Optional<GoVersion> nowVersion = GoVersion.parse(now.version().value());
        if (oldVersion.isEmpty() || nowVersion.isEmpty()) {
            subject.value("version", old.version().value(), now.version().value());
            return;
        }
        int order = oldVersion.get().compareTo(nowVersion.get());
        String what = Changes.fromTo("version", oldVersion.get().normalized(), nowVersion.get().normalized());
        if (order > 0) {
            subject.breaking(what, "a provider does not read state that a newer version of it wrote");
        } else if (order < 0 && !oldVersion.get().segments().getFirst()
                .equals(nowVersion.get().segments().getFirst())) {
            subject.breaking(what, "a new major version may refuse or replace resources of existing instances: read "
                    + "its upgrade guide and try an update");
        } else if (order < 0) {
            subject.changed(what, "");
        }
    }

    private void replacements() {
        Map<String, String> old = ManifestDiff.texts(before.providerReplacements());
        Map<String, String> now = ManifestDiff.texts(after.providerReplacements());
        old.forEach((from, to) -> {
            if (!to.equals(now.get(from))) {
                changes.of(Part.BINARY, "replacement of " + from).breaking(
                        now.containsKey(from) ? Changes.fromTo("address", to, now.get(from)) : "removed",
                        "instances that were not touched since still have the old address in their state");
            }
        });
        now.forEach((from, to) -> {
            if (!old.containsKey(from)) {
                changes.of(Part.BINARY, "replacement of " + from).changed("added: " + to, "");
            }
        });
    }

    private boolean isReplaced(String address) {
        return after.providerReplacements().stream().anyMatch(replacement -> replacement.name().equals(address));
    }

    private Changes subject(Binary binary) {
        return changes.of(Part.BINARY, binary.name().value() + " " + binary.effectiveVersion());
    }

    private static List<Binary> of(Manifest manifest, Binary.Kind kind) {
        return manifest.binaries().stream().filter(binary -> binary.kind() == kind).toList();
    }
}
