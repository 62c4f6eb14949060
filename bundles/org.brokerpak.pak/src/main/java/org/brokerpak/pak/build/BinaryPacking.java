/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.archive.ArchiveFormat;
import org.brokerpak.pak.archive.Member;
import org.brokerpak.pak.archive.PakContent;
import org.brokerpak.pak.archive.Repacker;
import org.brokerpak.pak.build.ArchiveStore.Prepared;
import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.build.Fetcher.Fetched;
import org.brokerpak.pak.fetch.FetchException;
import org.brokerpak.pak.source.BinarySource;
import org.brokerpak.pak.source.BinarySource.Local;

/** Fetches binaries and puts what they consist of into the pak. */
final class BinaryPacking {

    private final ManifestFile manifest;
    private final Fetcher fetcher;
    private final BuildLock lock;
    private final ArchiveStore archives;
    private final PakContent content;
    private final Consumer<BuildProblem> warnings;

    BinaryPacking(ManifestFile manifest, Fetcher fetcher, BuildLock lock, ArchiveStore archives,
            PakContent content, Consumer<BuildProblem> warnings) {
        this.manifest = manifest;
        this.fetcher = fetcher;
        this.lock = lock;
        this.archives = archives;
        this.content = content;
        this.warnings = warnings;
    }

    /**
     * Gets the file behind a binary; several may be got at the same time.
     *
     * @throws BuildFailure if it cannot be had or is not what it should be
     */
    Fetched fetch(PlannedBinary binary, StepProgress progress) throws BuildFailure {
        BinarySource source = binary.source();
        return reading(binary, () -> fetcher.fetch(source, lock.locked(binary),
                (file, sha256) -> archives.check(file, sha256, source.archive(), progress.uncounted()), progress));
    }

    /** Puts what is behind a binary into the pak. */
    BuildEvent.StepDone pack(PlannedBinary binary, BuildStep step, Optional<Fetched> known, StepProgress progress)
            throws BuildFailure {
        BinarySource source = binary.source();
        if (source.location() instanceof Local(Path path) && Files.isDirectory(path)) {
            long bytes = reading(binary, () -> add(binary, archives.openFolder(LocalFolder.list(path), progress),
                    false));
            return new BuildEvent.StepDone(step, Origin.COPIED, bytes, "", false);
        }
        Fetched fetched = known.isPresent() ? known.get() : fetch(binary, progress);
        lock.found(binary, fetched.sha256());
        Optional<ArchiveFormat> format = source.archive();
        boolean single = format.map(ArchiveFormat::isOneFile).orElse(true);
        reading(binary, () -> add(binary, archives.open(fetched.file(), fetched.sha256(), format,
                progress.uncounted()), single));
        return new BuildEvent.StepDone(step, fetched.origin(), fetched.size(), fetched.sha256(), fetched.verified());
    }

    /** Something that reads a binary. */
    @FunctionalInterface
    private interface Reading<T> {
        T read() throws IOException, BuildFailure;
    }

    private <T> T reading(PlannedBinary binary, Reading<T> reading) throws BuildFailure {
        String shown = binary.source().location().shown();
        try {
            return reading.read();
        } catch (FetchException notHad) {
            throw failure(binary, "cannot be fetched from " + shown + ": " + notHad.getMessage());
        } catch (ArchiveException unusable) {
            throw failure(binary, "cannot be unpacked: " + shown + " " + unusable.getMessage());
        } catch (IOException failure) {
            throw failure(binary, "cannot be read from " + shown + ": " + IoMessages.of(failure));
        }
    }

    /** @return bytes added, unpacked */
    private long add(PlannedBinary binary, Prepared prepared, boolean single) throws BuildFailure {
        long bytes = 0;
        for (Member member : prepared.archive().members()) {
            Optional<String> name = name(binary, member, single);
            if (name.isPresent()) {
                bytes += member.size();
                int mode = binary.isSourceCode() ? Member.PLAIN : member.mode();
                PakContent.Taken taken = new PakContent.Taken(prepared.archive(), member, mode);
                content.add(name.get(), taken).ifPresent(before -> warnOfReplaced(binary, name.get(), before, taken));
            }
        }
        if (bytes == 0) {
            String subfolder = binary.source().subfolder();
            throw failure(binary, subfolder.isEmpty() ? "brings nothing: " + binary.source().location().shown()
                    + " is empty" : "brings nothing: there is no folder \"" + subfolder + "\" in "
                    + binary.source().location().shown());
        }
        if (!prepared.leftOutLinks().isEmpty()) {
            warn(binary, "leaves out links, which a pak cannot hold: " + String.join(", ", prepared.leftOutLinks()));
        }
        return bytes;
    }

    private static Optional<String> name(PlannedBinary binary, Member member, boolean single) {
        if (binary.isSourceCode()) {
            return Optional.of(binary.place());
        }
        if (single && member.name().equals(Repacker.SINGLE)) {
            return Optional.of(binary.place() + binary.source().fileName());
        }
        String subfolder = binary.source().subfolder();
        if (subfolder.isEmpty()) {
            return Optional.of(binary.place() + member.name());
        }
        return member.name().startsWith(subfolder + "/")
                ? Optional.of(binary.place() + member.name().substring(subfolder.length() + 1)) : Optional.empty();
    }

    /** Many archives bring a LICENSE; only programs that replace each other are worth a word. */
    private void warnOfReplaced(PlannedBinary binary, String name, PakContent.Source before, PakContent.Taken now) {
        boolean same = before instanceof PakContent.Taken taken
                && taken.member().crc() == now.member().crc() && taken.size() == now.size();
        boolean program = now.member().isExecutable() || binary.isSourceCode();
        if (program && !same) {
            warn(binary, "replaces the file %s that another binary brought".formatted(name));
        }
    }

    private void warn(PlannedBinary binary, String what) {
        warnings.accept(problem(binary, what));
    }

    private BuildFailure failure(PlannedBinary binary, String what) {
        return new BuildFailure(List.of(problem(binary, what)));
    }

    private BuildProblem problem(PlannedBinary binary, String what) {
        String who = binary.title() + (binary.platform().isEmpty() ? "" : " for " + binary.platform());
        return BuildProblem.at(Pak.MANIFEST, manifest.document().source(), binary.range(), who + " " + what);
    }
}
