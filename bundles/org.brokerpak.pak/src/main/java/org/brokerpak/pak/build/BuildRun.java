/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.archive.PakContent;
import org.brokerpak.pak.archive.PakWriter;
import org.brokerpak.pak.binaries.BinaryCheck;
import org.brokerpak.pak.binaries.BinaryProblem;
import org.brokerpak.pak.binaries.ProgramKind;
import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.build.BuildResult.Built;
import org.brokerpak.pak.build.Fetcher.Fetched;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.pak.lock.LockFile;
import org.brokerpak.pak.packing.DefinitionPacker;
import org.brokerpak.pak.packing.ManifestPacker;
import org.brokerpak.pak.source.BinarySource;

/** One build, from reading the pak to moving it into place. */
final class BuildRun {

    private static final int WRITTEN_AT_ONCE = 256 * 1024;

    private final PakBuilder.Surroundings surroundings;
    private final BuildRequest request;
    private final BuildListener listener;
    private final BooleanSupplier cancelled;
    private final long start;
    private Duration waiting = Duration.ZERO;
    private int stepNumber;

    BuildRun(PakBuilder.Surroundings surroundings, BuildRequest request, BuildListener listener,
            BooleanSupplier cancelled, long start) {
        this.surroundings = surroundings;
        this.request = request;
        this.listener = listener;
        this.cancelled = cancelled;
        this.start = start;
    }

    Built run() throws BuildFailure, RefusedException {
        FolderPakFiles files = FolderPakFiles.of(request.pak());
        Pak pak = Pak.load(files, new DocumentCache());
        ManifestFile manifest = readable(pak);
        List<String> platforms = request.target().platforms(manifest.content());
        Path output = output(manifest);
        listener.on(new BuildEvent.Started(manifest.content().name().value(), manifest.content().version().value(),
                output, platforms));
        check(pak);
        BuildPlan plan = BuildPlan.of(manifest, platforms, request);
        if (!plan.problems().isEmpty()) {
            throw new BuildFailure(plan.problems());
        }
        plan.warnings().forEach(this::warn);
        BuildLock lock = BuildLock.read(request);
        lock.check(plan.binaries(), manifest);
        DownloadCache cache = new DownloadCache(request.cache().toAbsolutePath());
        Fetcher fetcher = new Fetcher(surroundings.downloader(), cache, surroundings.publishedChecksums(),
                request.offline());
        try (ArchiveStore archives = new ArchiveStore(cache, surroundings.limits())) {
            BuildInputs inputs = new BuildInputs(pak, plan.binaries());
            PakContent content = new PakContent();
            BinaryPacking packing = new BinaryPacking(manifest, fetcher, lock, archives, content, this::warn);
            int steps = pack(plan.binaries(), fetcher, lock, packing);
            addDocuments(pak, files, manifest, platforms, content);
            checkContent(manifest, platforms, content);
            Optional<BuildEvent.Locked> locked = lock.write(lockable(manifest), cache);
            locked.ifPresent(listener::on);
            Built built = write(content, output, new BuildStep(steps, steps, output.getFileName().toString(), ""),
                    inputs);
            inputs.editedTexts().forEach(path -> listener.on(new BuildEvent.Warning(new BuildProblem(
                    "was edited during the build: the pak holds what it said before", path, 0, 0))));
            cache.tidy();
            return built;
        } catch (IOException failure) {
            throw PakBuilder.failure("the files of the build cannot be handled: " + IoMessages.of(failure));
        }
    }

    /** @return number of all steps, the last of which is still to come */
    private int pack(List<PlannedBinary> binaries, Fetcher fetcher, BuildLock lock, BinaryPacking packing)
            throws BuildFailure, IOException {
        List<PlannedBinary> remote = toDownload(binaries, fetcher, lock);
        boolean together = remote.size() > 1;
        int steps = binaries.size() + (together ? 2 : 1);
        Map<PlannedBinary, Fetched> fetched = Map.of();
        if (together) {
            BuildStep step = new BuildStep(++stepNumber, steps, remote.size() + " downloads", "");
            listener.on(new BuildEvent.StepStarted(step));
            fetched = timed(() -> Downloads.getAll(remote, step, listener, cancelled, packing::fetch));
        }
        for (PlannedBinary binary : binaries) {
            BuildStep step = new BuildStep(++stepNumber, steps, binary.title(), binary.platform());
            listener.on(new BuildEvent.StepStarted(step));
            Optional<Fetched> known = Optional.ofNullable(fetched.get(binary));
            StepProgress progress = new StepProgress(step, listener, cancelled);
            if (known.isEmpty() && remote.contains(binary)) {
                known = Optional.of(timed(() -> packing.fetch(binary, progress)));
            }
            listener.on(packing.pack(binary, step, known, progress));
        }
        return steps;
    }

    /** What waits for the network. */
    @FunctionalInterface
    private interface Waiting<T> {
        T get() throws BuildFailure;
    }

    private <T> T timed(Waiting<T> work) throws BuildFailure {
        long begin = System.nanoTime();
        try {
            return work.get();
        } finally {
            waiting = waiting.plus(PakBuilder.since(begin));
        }
    }

    /** What is not in the cache, each address once. */
    private List<PlannedBinary> toDownload(List<PlannedBinary> binaries, Fetcher fetcher, BuildLock lock)
            throws IOException {
        Map<BinarySource.Location, PlannedBinary> result = new LinkedHashMap<>();
        StepProgress progress = new StepProgress(new BuildStep(0, 0, "", ""), BuildListener.NONE, cancelled);
        for (PlannedBinary binary : binaries) {
            if (fetcher.needsNetwork(binary.source(), lock.locked(binary), progress)) {
                result.putIfAbsent(binary.source().location(), binary);
            }
        }
        return List.copyOf(result.values());
    }

    /** All that the manifest names, whatever is built of it this time. */
    private Set<LockFile.Subject> lockable(ManifestFile manifest) {
        return BuildPlan.of(manifest, Target.ALL.platforms(manifest.content()), request.withSource(true)).binaries()
                .stream().flatMap(binary -> binary.lockSubject().stream()).collect(Collectors.toSet());
    }

    private static ManifestFile readable(Pak pak) throws BuildFailure {
        Optional<ManifestFile> manifest = pak.manifest();
        if (manifest.isEmpty()) {
            String found = pak.manifestContent() instanceof FileContent.Missing
                    ? "there is no manifest.yml in " + ((FolderPakFiles) pak.files()).root()
                    : "the manifest " + pak.manifestContent().failure();
            throw new BuildFailure(BuildProblem.inManifest(found + ": there is no pak to build"));
        }
        if (manifest.get().document().yaml().root().isEmpty() && manifest.get().document().yaml().isWellFormed()) {
            throw new BuildFailure(BuildProblem.inManifest("the manifest is empty: there is no pak to build"));
        }
        return manifest.get();
    }

    private void check(Pak pak) throws RefusedException {
        List<PlacedFinding> findings = PlacedFinding.of(pak, surroundings.linter().lint(pak));
        int templates = pak.services().stream().mapToInt(service -> service.templates().size()).sum();
        listener.on(new BuildEvent.Checked(pak.services().size(), templates, findings));
        List<PlacedFinding> errors = findings.stream().filter(placed -> placed.finding().stopsBuild()).toList();
        if (!errors.isEmpty()) {
            throw new RefusedException(errors);
        }
    }

    private Path output(ManifestFile manifest) throws BuildFailure {
        Path wanted = request.outputFile().map(file -> request.workingFolder().resolve(file)).orElse(null);
        if (wanted != null && !Files.isDirectory(wanted)) {
            return wanted.toAbsolutePath().normalize();
        }
        String version = manifest.content().version().value();
        String fromEnvironment = version.isEmpty() ? null : surroundings.environment().apply(version);
        String name = manifest.content().name().value() + "-" + (fromEnvironment == null ? version : fromEnvironment)
                + ".brokerpak";
        if (name.matches(".*[/\\\\:*?\"<>|\\p{Cntrl}].*")) {
            throw new BuildFailure(BuildProblem.inManifest("name and version make the file name \"" + name
                    + "\", which no file can have: change them, or say which file to write"));
        }
        Path folder = wanted != null ? wanted : request.workingFolder();
        return folder.resolve(name).toAbsolutePath().normalize();
    }

    private static void addDocuments(Pak pak, FolderPakFiles files, ManifestFile manifest, List<String> platforms,
            PakContent content) throws BuildFailure {
        DefinitionPacker packer = new DefinitionPacker(files);
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < pak.definitions().size(); i++) {
            Optional<ServiceFile> service = pak.definitions().get(i).service();
            if (service.isPresent()) {
                String name = service.get().content().name().value();
                if (name.matches(".*[/\\\\\\p{Cntrl}].*")) {
                    throw new BuildFailure(new BuildProblem("the service name \"" + name
                            + "\" cannot be part of a file name, as it is in a pak", service.get().path(), 0, 0));
                }
                String path = "definitions/service" + i + "-" + name + ".yml";
                content.add(path, packer.pack(service.get()));
                paths.add(path);
            }
        }
        content.add(Pak.MANIFEST, ManifestPacker.pack(manifest.content(), platforms, paths));
    }

    /** Whatever the broker will look for when it starts should be there; its own packer would not notice. */
    private void checkContent(ManifestFile manifest, List<String> platforms, PakContent content) throws BuildFailure {
        Optional<String> inTheWay = content.fileInTheWay();
        if (inTheWay.isPresent()) {
            throw PakBuilder.failure("the binaries bring both a file and a folder named " + inTheWay.get());
        }
        for (BinaryProblem problem : BinaryCheck.check(manifest.content(), platforms, content.entries(),
                entry -> content.head(entry, ProgramKind.HEAD))) {
            warn(BuildProblem.at(Pak.MANIFEST, manifest.document().source(),
                    PlannedBinary.range(problem.binary(), false), problem.message()));
        }
    }

    private Built write(PakContent content, Path output, BuildStep step, BuildInputs inputs) throws BuildFailure {
        listener.on(new BuildEvent.StepStarted(step));
        StepProgress progress = new StepProgress(step, listener, cancelled);
        Path temporary = null;
        try {
            Files.createDirectories(output.getParent());
            temporary = Files.createTempFile(output.getParent(), "." + output.getFileName() + ".", ".tmp");
            progress.restart(content.storedSize());
            MessageDigest digest = Digests.digest(Digests.SHA_256);
            PakWriter.write(content, request.compress(), new BufferedOutputStream(new DigestOutputStream(
                    surroundings.outputs().open(temporary), digest), WRITTEN_AT_ONCE), progress);
            String sha256 = Digests.hex(digest);
            long size = Files.size(temporary);
            WrittenPak.verify(temporary, content.entries().stream().map(EntryInfo::name).toList());
            Optional<Path> changed = inputs.changedBinary();
            if (changed.isPresent()) {
                throw PakBuilder.failure(changed.get() + " changed during the build, so the pak may hold halves of two "
                        + "files and is not kept: build again");
            }
            OutputFile.replace(temporary, output);
            listener.on(new BuildEvent.StepDone(step, Origin.MADE, size, sha256, false));
            return new Built(output, size, sha256, PakBuilder.since(start), waiting);
        } catch (IOException unwritable) {
            throw PakBuilder.failure("the pak cannot be written to " + output + ": " + IoMessages.of(unwritable));
        } finally {
            OutputFile.discard(temporary);
        }
    }

    private void warn(BuildProblem problem) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        listener.on(new BuildEvent.Warning(problem));
    }
}
