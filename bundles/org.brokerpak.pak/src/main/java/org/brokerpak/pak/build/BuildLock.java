/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.lock.LockException;
import org.brokerpak.pak.lock.LockFile;

/** What a build has to do with the lock file beside the manifest: obey it, make it, or bring it up to date. */
final class BuildLock {

    private final Path file;
    private final LockFile known;
    private final boolean exists;
    private final boolean update;
    private final Map<LockFile.Subject, String> found = new LinkedHashMap<>();

    private BuildLock(Path file, LockFile known, boolean exists, boolean update) {
        this.file = file;
        this.known = known;
        this.exists = exists;
        this.update = update;
    }

    /** Reads the lock file; one that cannot be read ends the build, for it may have forbidden something. */
    static BuildLock read(BuildRequest request) throws BuildFailure {
        Path file = request.pak().toAbsolutePath().normalize().resolve(LockFile.NAME);
        try {
            return new BuildLock(file, LockFile.parse(Files.readString(file)), true, request.updateLock());
        } catch (NoSuchFileException none) {
            return new BuildLock(file, new LockFile(List.of()), false, request.updateLock());
        } catch (LockException wrong) {
            throw new BuildFailure(new BuildProblem("the lock file " + wrong.getMessage()
                    + ": take it from version control, or delete it to make a new one", LockFile.NAME, wrong.line(),
                    wrong.line() == 0 ? 0 : 1));
        } catch (IOException unreadable) {
            throw new BuildFailure(new BuildProblem("the lock file cannot be read: " + IoMessages.of(unreadable),
                    LockFile.NAME, 0, 0));
        }
    }

    /** Refuses what is to be downloaded and is not in the lock file, before anything is downloaded. */
    void check(List<PlannedBinary> binaries, ManifestFile manifest) throws BuildFailure {
        List<BuildProblem> problems = new ArrayList<>();
        for (PlannedBinary binary : binaries) {
            if (exists && !update && binary.lockSubject().isPresent() && locked(binary).isEmpty()) {
                problems.add(BuildProblem.at(Pak.MANIFEST, manifest.document().source(), binary.range(),
                        "%s%s is not in %s, so nothing tells whether %s is the right file. If it is new, build with "
                                .formatted(binary.title(), binary.isSourceCode() ? "" : " for " + binary.platform(),
                                        LockFile.NAME, binary.source().location().shown()) + "--update-lock"));
            }
        }
        if (!problems.isEmpty()) {
            throw new BuildFailure(problems);
        }
    }

    /** The digest that a binary must have. */
    Optional<String> locked(PlannedBinary binary) {
        return update ? Optional.empty() : binary.lockSubject().flatMap(known::sha256);
    }

    /** Remembers what a binary had. */
    void found(PlannedBinary binary, String sha256) {
        binary.lockSubject().ifPresent(subject -> found.put(subject, sha256));
    }

    /**
     * Writes the lock file if it is to be made or brought up to date.
     *
     * @param ofManifest all that the manifest names, whether it was built or not; other entries go
     * @param cache where to write it first
     */
    Optional<BuildEvent.Locked> write(Set<LockFile.Subject> ofManifest, DownloadCache cache) throws BuildFailure {
        if (exists && !update || !exists && found.isEmpty()) {
            return Optional.empty();
        }
        List<LockFile.Entry> entries = new ArrayList<>();
        known.entries().stream().filter(entry -> ofManifest.contains(entry.subject())).forEach(entries::add);
        found.forEach((subject, sha256) -> entries.add(new LockFile.Entry(subject, sha256)));
        LockFile now = new LockFile(entries);
        if (exists && now.equals(known)) {
            return Optional.empty();
        }
        Path written = null;
        try {
            written = cache.temporaryFile();
            Files.writeString(written, now.text());
            OutputFile.replace(written, file);
        } catch (IOException unwritable) {
            throw new BuildFailure(new BuildProblem("the lock file cannot be written: " + IoMessages.of(unwritable),
                    LockFile.NAME, 0, 0));
        } finally {
            OutputFile.discard(written);
        }
        return Optional.of(new BuildEvent.Locked(file, now.entries().size(), !exists));
    }
}
