/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.skeleton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.work.Work;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Profile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PakSkeletonTest {

    private static final Linter LINTER = Linter.standard((sentence, failure) -> {
        throw new IllegalStateException(sentence, failure);
    });

    @TempDir
    Path scratch;

    /** Clean means without any finding, not even a hint, and by the specification too. */
    @ParameterizedTest
    @ValueSource(strings = {"linux/amd64", "linux/amd64,darwin/arm64,windows/amd64", "freebsd/386"})
    void aNewPakIsCleanAndBuilds(String platforms) throws IOException {
        Path folder = scratch.resolve("new");
        PakSkeleton.of("my-pak", List.of(platforms.split(","))).write(folder);
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        for (Profile profile : Profile.values()) {
            assertEquals(List.of(), LINTER.lint(pak, LintSettings.STANDARD.withProfile(profile)));
        }
        Build build = new Build(scratch);
        build.built(folder);
        assertEquals("", build.warnings());
        try (PakFile built = PakFile.open(build.output())) {
            assertEquals(List.of(), built.validate(LINTER, Work.UNWATCHED));
        }
    }

    @Test
    void everyPlatformOfTheBrokerCanBeChosen() throws IOException {
        Path folder = scratch.resolve("all");
        new PakSkeleton("all", Platform.SUPPORTED, counting()).write(folder);
        new Build(scratch).built(folder);
    }

    @Test
    void aManifestListsTheProvidersOfTemplatesThatAreThere() throws IOException {
        Files.createDirectories(scratch.resolve("templates/db"));
        Files.writeString(scratch.resolve("templates/db/versions.tf"), """
                terraform {
                  required_providers {
                    aws = {
                      source  = "hashicorp/aws"
                      version = "~> 6.49"
                    }
                    postgresql = {
                      source  = "registry.terraform.io/cyrilgdn/postgresql"
                      version = ">= 1.25.0"
                    }
                  }
                }
                """);
        Files.writeString(scratch.resolve("templates/db/main.tf"), "resource \"random_string\" \"name\" {}\n");
        List<NewProvider> found = NewProvider.in(scratch);
        assertEquals(List.of(
                new NewProvider("terraform-provider-aws", "6.49.0", "registry.terraform.io/hashicorp/aws"),
                new NewProvider("terraform-provider-postgresql", "1.25.0", "registry.terraform.io/cyrilgdn/postgresql"),
                new NewProvider("terraform-provider-random", "0.0.0", "registry.terraform.io/hashicorp/random")),
                found);
        PakSkeleton skeleton = new PakSkeleton("p", PakSkeleton.USUAL_PLATFORMS, counting(), "1.10.6", found);
        Path folder = scratch.resolve("new");
        skeleton.write(folder);
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        assertEquals(List.of("tofu 1.10.6", "terraform-provider-random 3.7.2", "terraform-provider-aws 6.49.0",
                "terraform-provider-postgresql 1.25.0"), pak.manifest().orElseThrow().content().binaries().stream()
                        .map(binary -> binary.name().value() + " " + binary.version().value()).toList());
        assertTrue(skeleton.files().getFirst().text().contains("  url_template: https://github.com/cyrilgdn/${name}/"
                + "releases/download/v${version}/${name}_${version}_${os}_${arch}.zip\n"));
        assertEquals(List.of(), LINTER.lint(pak, LintSettings.STANDARD).stream()
                .filter(finding -> finding.isError()).toList());
        assertThrows(IllegalArgumentException.class,
                () -> new PakSkeleton("p", PakSkeleton.USUAL_PLATFORMS, counting(), "latest", List.of()));
    }

    @Test
    void idsComeFromTheSupplier() {
        PakSkeleton skeleton = new PakSkeleton("p", PakSkeleton.USUAL_PLATFORMS, counting());
        String definition = skeleton.files().get(1).text();
        assertTrue(definition.contains("\nid: 00000000-0000-0001-0000-000000000001\n"), definition);
        assertEquals(2, definition.split("00000000-0000-0001-0000-000000000003", -1).length - 1,
                "the plan and its example share an id");
        assertTrue(skeleton.files().stream().noneMatch(file -> file.text().contains("@")), "every blank is filled in");
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(scratch.resolve("manifest.yml"), "mine");
        Files.writeString(scratch.resolve("password.yml"), "mine");
        PakSkeleton skeleton = PakSkeleton.of("p", PakSkeleton.USUAL_PLATFORMS);
        IOException refused = assertThrows(IOException.class, () -> skeleton.write(scratch));
        assertEquals("manifest.yml, password.yml exist already", refused.getMessage());
        try (Stream<Path> files = Files.list(scratch)) {
            assertEquals(2, files.count());
        }
        assertEquals("mine", Files.readString(scratch.resolve("manifest.yml")));
    }

    @Test
    void aReadmeThatIsThereIsKept() throws IOException {
        Files.writeString(scratch.resolve("README.md"), "mine");
        PakSkeleton.Written written = PakSkeleton.of("p", PakSkeleton.USUAL_PLATFORMS).write(scratch);
        assertEquals(List.of("README.md"), written.kept());
        assertEquals("mine", Files.readString(scratch.resolve("README.md")));
        assertTrue(written.written().contains(".gitignore"));
    }

    @ParameterizedTest
    @CsvSource({"My Pak, my-pak", "csb-brokerpak-x, csb-brokerpak-x", "...., my-pak", "a_b c, a-b-c", "é, my-pak"})
    void aNameFromAFolder(String folder, String name) {
        assertEquals(name, PakSkeleton.nameFrom(folder));
        assertTrue(PakSkeleton.isName(name));
    }

    private static Supplier<UUID> counting() {
        AtomicLong count = new AtomicLong();
        return () -> new UUID(1, count.incrementAndGet());
    }
}
