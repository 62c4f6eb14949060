/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.work.Work;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Linter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Real paks, with stand-ins for what they would download, build to something the broker would load. */
class CorpusBuildTest {

    private static final Linter LINTER = Linter.standard((sentence, failure) -> {
        throw new IllegalStateException(sentence, failure);
    });

    @TempDir
    Path scratch;

    @TestFactory
    Stream<DynamicTest> realPaks() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", "corpus"));
        if (!Files.isDirectory(corpus)) {
            System.out.println("CorpusBuildTest: no real paks at the place that brokerpak.corpus names");
            return Stream.of();
        }
        try (Stream<Path> folders = Files.list(corpus)) {
            return folders.filter(folder -> Files.exists(folder.resolve(Pak.MANIFEST))).sorted().toList().stream()
                    .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> build(folder)));
        }
    }

    private void build(Path original) throws IOException {
        Path folder = copy(original, scratch.resolve(original.getFileName()));
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        Manifest manifest = pak.manifest().orElseThrow().content();
        List<Finding> errors = LINTER.lint(pak).stream().filter(Finding::stopsBuild).toList();
        if (!errors.isEmpty()) {
            System.out.println("CorpusBuildTest: " + original.getFileName() + " is not built: "
                    + errors.getFirst().message());
            return;
        }
        writeLocalBinaries(folder, manifest);
        Build build = new Build(scratch).downloader(CorpusBuildTest::standIn);
        build.built(folder);
        try (PakFile built = PakFile.open(build.output())) {
            // Paks from the time before OpenTofu can still be built, though no broker of today starts with them.
            assertEquals(manifest.tofus().isEmpty(),
                    built.validate(LINTER, Work.UNWATCHED).stream().anyMatch(Finding::isError));
            assertEquals(pak.services().size(), built.pak().services().size());
        }
    }

    /** Some paks carry providers that their own makefile builds. */
    private static void writeLocalBinaries(Path folder, Manifest manifest) {
        for (Binary binary : manifest.binaries()) {
            for (Platform platform : manifest.platforms()) {
                String url = binary.url(platform.os().value(), platform.arch().value());
                if (!url.contains("://")) {
                    DiskPak.program(folder.resolve(url));
                }
            }
        }
    }

    /** An archive such as the address promises. */
    private static Downloader.Received standIn(URI address, Path target, Downloader.Watch watch) throws IOException {
        String file = address.getPath().replaceFirst(".*/", "");
        String[] parts = file.split("_");
        String program = parts[0].startsWith("terraform-provider-") ? parts[0] + "_v" + parts[1] : parts[0];
        Files.write(target, Archives.zip(program + "=" + file));
        return new Downloader.Received(Files.size(target), Digests.ofFile(target, Work.UNWATCHED));
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        return to;
    }
}
