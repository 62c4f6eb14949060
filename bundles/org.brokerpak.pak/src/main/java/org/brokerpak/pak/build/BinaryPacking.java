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
    private final ArchiveStore archives;
    private final PakContent content;
    private final Consumer<BuildProblem> warnings;

    BinaryPacking(ManifestFile manifest, Fetcher fetcher, ArchiveStore archives, PakContent content,
            Consumer<BuildProblem> warnings) {
        this.manifest = manifest;
        this.fetcher = fetcher;
        this.archives = archives;
        this.content = content;
        this.warnings = warnings;
    }

    BuildEvent.StepDone pack(PlannedBinary binary, BuildStep step, StepProgress progress) throws BuildFailure {
        BinarySource source = binary.source();
        try {
            if (source.location() instanceof Local(Path path) && Files.isDirectory(path)) {
                LocalFolder folder = LocalFolder.list(path);
                Prepared prepared = archives.openFolder(folder, progress);
                return new BuildEvent.StepDone(step, Origin.COPIED, add(binary, prepared, false), "", false);
            }
            Optional<ArchiveFormat> format = source.archive();
            Fetched fetched = fetcher.fetch(source,
                    (file, sha256) -> archives.check(file, sha256, format, progress.uncounted()), progress);
            Prepared prepared = archives.open(fetched.file(), fetched.sha256(), format, progress.uncounted());
            boolean single = format.isEmpty() || format.get() == ArchiveFormat.GZ || format.get() == ArchiveFormat.BZ2;
            add(binary, prepared, single);
            return new BuildEvent.StepDone(step, fetched.origin(), fetched.size(), fetched.sha256(), fetched.verified());
        } catch (FetchException notHad) {
            throw failure(binary, "cannot be fetched from " + source.location().shown() + ": " + notHad.getMessage());
        } catch (ArchiveException unusable) {
            throw failure(binary, "cannot be unpacked: " + source.location().shown() + " " + unusable.getMessage());
        } catch (IOException failure) {
            throw failure(binary, "cannot be read from " + source.location().shown() + ": " + IoMessages.of(failure));
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
                && taken.member().entry().getCrc() == now.member().entry().getCrc() && taken.size() == now.size();
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
