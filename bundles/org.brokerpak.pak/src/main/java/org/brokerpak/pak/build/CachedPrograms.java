/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.archive.PakContent;
import org.brokerpak.pak.archive.PakContent.Taken;
import org.brokerpak.pak.binaries.BinaryCheck;
import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.fetch.FetchException;
import org.brokerpak.pak.work.Work;

/**
 * Unpacks the programs of a pak that is not built yet, as the broker unpacks those of a built one (broker-behaviour 5.9):
 * from this machine and the cache of downloads, never from the network.
 */
public final class CachedPrograms {

    /**
     * A program ready to run.
     *
     * @param file under the name that it has in the pak
     */
    public record Program(Binary binary, Path file) {
    }

    /**
     * A program that cannot be had.
     *
     * @param reason a sentence without its final full stop
     */
    public record Absent(Binary binary, String reason) {
    }

    /** The programs of one platform, in the order of the manifest. */
    public record Programs(List<Program> found, List<Absent> absent) {

        public Programs {
            found = List.copyOf(found);
            absent = List.copyOf(absent);
        }
    }

    private static final Duration LONGEST_UNUSED = Duration.ofDays(30);

    private final ManifestFile manifest;
    private final BuildRequest request;
    private final String platform;
    private final Path scratch;
    private final StepProgress progress;
    private final DownloadCache cache;

    private CachedPrograms(ManifestFile manifest, BuildRequest request, String platform, Path scratch,
            StepProgress progress) {
        this.manifest = manifest;
        this.request = request;
        this.platform = platform;
        this.scratch = scratch;
        this.progress = progress;
        this.cache = new DownloadCache(request.cache().toAbsolutePath());
    }

    /**
     * Unpacks what is at hand.
     *
     * @param pak the pak's folder
     * @param platform {@code os/arch}
     * @param cache folder that keeps downloads; what is unpacked from them is kept there too
     * @param scratch folder for what is unpacked from local files
     * @param wanted those that are to be unpacked
     * @param cancelled ends the work with a {@code CancellationException}
     * @throws IOException if something cannot be written
     */
    public static Programs unpack(Path pak, ManifestFile manifest, String platform, Path cache, Path scratch,
            Predicate<Binary> wanted, BooleanSupplier cancelled) throws IOException {
        BuildRequest request = BuildRequest.of(pak, pak).withCache(cache).withOffline(true);
        StepProgress progress = new StepProgress(new BuildStep(1, 1, "", platform), event -> { }, cancelled);
        return new CachedPrograms(manifest, request, platform, scratch, progress).unpack(wanted);
    }

    /** Where programs unpacked from downloads are kept, each in a folder whose time is when it was used last. */
    private Path programFolder() {
        return cache.root().resolve("programs");
    }

    private void tidy() {
        Instant oldest = Instant.now().minus(LONGEST_UNUSED);
        try (Stream<Path> folders = Files.isDirectory(programFolder()) ? Files.list(programFolder()) : Stream.empty()) {
            for (Path folder : folders.toList()) {
                if (Files.getLastModifiedTime(folder).toInstant().isBefore(oldest)) {
                    delete(folder);
                }
            }
        } catch (IOException inUse) {
            // Tidying can wait for another time.
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(folder);
    }

    private Programs unpack(Predicate<Binary> wanted) throws IOException {
        tidy();
        List<Program> found = new ArrayList<>();
        List<Absent> absent = new ArrayList<>();
        Fetcher fetcher = new Fetcher((address, target, watcher) -> {
            throw new FetchException("downloads are switched off");
        }, cache, address -> Optional.empty(), true);
        try (ArchiveStore archives = new ArchiveStore(cache, ArchiveLimits.STANDARD)) {
            for (Binary binary : manifest.content().binaries()) {
                try {
                    if (binary.kind() != Binary.Kind.UNNAMED && wanted.test(binary)) {
                        found.add(unpack(binary, fetcher, archives));
                    }
                } catch (BuildFailure notHad) {
                    absent.add(new Absent(binary, notHad.problems().getFirst().message()));
                }
            }
        }
        return new Programs(found, absent);
    }

    private Program unpack(Binary binary, Fetcher fetcher, ArchiveStore archives) throws IOException, BuildFailure {
        BuildPlan plan = BuildPlan.of(manifest, binary, platform, request);
        if (!plan.problems().isEmpty()) {
            throw new BuildFailure(plan.problems());
        }
        PlannedBinary planned = plan.binaries().getFirst();
        PakContent content = new PakContent();
        BuildEvent.StepDone got = new BinaryPacking(manifest, fetcher, BuildLock.read(request), archives, content, warning -> { })
                .pack(planned, new BuildStep(1, 1, planned.title(), platform), Optional.empty(), progress);
        Map.Entry<String, PakContent.Source> entry = only(planned, content);
        String name = entry.getKey().substring(entry.getKey().lastIndexOf('/') + 1);
        boolean kept = got.origin() != Origin.COPIED && !got.sha256().isEmpty();
        Path folder = kept
                ? programFolder().resolve(Digests.ofText(got.sha256() + "/" + entry.getKey()))
                : scratch.resolve(Digests.ofText(binary.name().value() + "/" + binary.effectiveVersion()));
        Path file = folder.resolve(name);
        if (kept && Files.isRegularFile(file) && Files.size(file) == entry.getValue().size()) {
            Files.setLastModifiedTime(folder, FileTime.from(Instant.now()));
        } else {
            write((Taken) entry.getValue(), file);
        }
        return new Program(binary, file);
    }

    /** The one file that the broker would take. */
    private Map.Entry<String, PakContent.Source> only(PlannedBinary planned, PakContent content) throws BuildFailure {
        String folder = BinaryCheck.folder(planned.binary(), platform);
        String name = planned.binary().name().value();
        String exact = folder + "tofu";
        String prefix = planned.binary().kind() == Binary.Kind.PROVIDER
                ? folder + name + "_v" + planned.binary().effectiveVersion() : folder + name;
        List<Map.Entry<String, PakContent.Source>> fitting = content.files().entrySet().stream()
                .filter(entry -> planned.binary().kind() == Binary.Kind.TOFU
                        ? entry.getKey().equals(exact) || entry.getKey().equals(exact + ".exe")
                        : entry.getKey().startsWith(prefix) && entry.getKey().indexOf('/', folder.length()) < 0)
                .toList();
        if (fitting.size() != 1) {
            throw new BuildFailure(List.of(BuildProblem.inManifest(planned.title() + " brings " + (fitting.isEmpty()
                    ? "no file" : fitting.size() + " files") + " that the broker would take for it: "
                    + (planned.binary().kind() == Binary.Kind.TOFU ? exact : prefix + "..."))));
        }
        return fitting.getFirst();
    }

    /** Writes a program whole or not at all. */
    private void write(Taken taken, Path file) throws IOException {
        Path temporary = cache.temporaryFile();
        try {
            try (InputStream in = taken.archive().content(taken.member());
                    OutputStream out = Files.newOutputStream(temporary)) {
                Work work = progress.uncounted();
                work.drain(in, (portion, count) -> out.write(portion, 0, count));
            }
            if (!temporary.toFile().setExecutable(true)) {
                throw new IOException(file + " cannot be made executable");
            }
            Files.createDirectories(file.getParent());
            DownloadCache.move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
