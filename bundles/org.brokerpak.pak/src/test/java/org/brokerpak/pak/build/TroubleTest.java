/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens around a build: the old pak stays until a whole new one takes its place. */
class TroubleTest {

    @TempDir
    Path scratch;
    private Build build;
    private Path pak;

    @BeforeEach
    void anOldPak() throws IOException {
        build = new Build(scratch);
        pak = scratch.resolve("pak");
        Files.writeString(build.output(), "the old pak");
    }

    @Test
    void aFullDisk() throws IOException {
        DiskPak.withScripts(pak);
        for (int room : new int[] {0, 100, 1500}) {
            build.outputs(file -> new SmallDisk(Files.newOutputStream(file), room));
            assertEquals("the pak cannot be written to " + build.output() + ": there is no space left on the disk",
                    build.failed(pak));
            assertUntouched();
        }
    }

    @Test
    void aFullDiskUnderTheCache() throws IOException {
        DiskPak.write(pak, "- {name: tofu, version: 1.9.0, url_template: \"http://localhost/tofu.zip\"}");
        Downloader full = (address, target, watch) -> {
            Files.writeString(target, "half");
            throw new IOException("No space left on device");
        };
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be read from http://localhost/tofu.zip: "
                + "there is no space left on the disk", build.downloader(full).failed(pak));
        assertUntouched();
        assertNothingIncomplete();
    }

    @Test
    void cancellingAtEveryStep() throws IOException {
        byte[] tofu = Archives.zip("tofu=" + "x".repeat(300_000));
        try (FileServer server = new FileServer().file("/tofu.zip", tofu).file("/a.zip", Archives.zip("a=1"))) {
            DiskPak.write(pak, "- {name: tofu, version: 1.9.0, url_template: \"%s\"}\n- {name: a, version: 1, "
                    .formatted(server.address("/tofu.zip")) + "url_template: \"" + server.address("/a.zip") + "\"}\n");
            BuildResult result = new BuildResult.Cancelled();
            int after = 0;
            for (; result instanceof BuildResult.Cancelled; after++) {
                int[] asked = {after};
                result = build.cancelled(() -> asked[0]-- <= 0).run(pak);
                if (result instanceof BuildResult.Cancelled) {
                    assertUntouched();
                }
            }
            assertTrue(result instanceof BuildResult.Built && after > 10, after + " " + result);
            assertNothingIncomplete();
        }
    }

    @Test
    void aManifestThatIsEditedDuringTheBuild() throws IOException {
        DiskPak.withScripts(pak);
        build.cancelled(() -> {
            DiskPak.writeFile(pak.resolve("example.yml"), "version: 1\nname: other\n");
            return false;
        }).built(pak);
        assertEquals("example.yml: was edited during the build: the pak holds what it said before", build.warnings());
        try (PakFile built = PakFile.open(build.output())) {
            assertTrue(built.pak().service("example").isPresent());
        }
    }

    @Test
    void aBinaryThatChangesDuringTheBuild() throws IOException {
        DiskPak.withScripts(pak);
        String said = build.cancelled(() -> {
            boolean packed = build.events().stream().anyMatch(BuildEvent.StepDone.class::isInstance);
            if (packed) {
                DiskPak.writeFile(pak.resolve("programs/tofu"), "another");
            }
            return false;
        }).failed(pak);
        assertEquals(pak.resolve("programs/tofu") + " changed during the build, so the pak may hold halves of two "
                + "files and is not kept: build again", said);
        assertUntouched();
    }

    @Test
    void aDamagedCacheHeals() throws IOException {
        byte[] large = new byte[2_000_000];
        new Random(1).nextBytes(large);
        Files.createDirectories(pak);
        Files.write(pak.resolve("tofu"), large);
        DiskPak.write(pak, "- {name: tofu, version: 1.9.0, url_template: tofu}");
        String sha256 = build.built(pak).sha256();
        Path prepared;
        try (Stream<Path> files = Files.list(scratch.resolve("cache/prepared"))) {
            prepared = files.filter(file -> file.toString().endsWith(".zip")).findFirst().orElseThrow();
        }
        byte[] flipped = Files.readAllBytes(prepared);
        flipped[1_000_000] ^= 1;
        Files.write(prepared, flipped);
        assertEquals(sha256, build.built(pak).sha256());
        try (Stream<Path> files = Files.walk(scratch.resolve("cache"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.writeString(file, "garbage");
            }
        }
        assertEquals(sha256, build.built(pak).sha256());
        assertEquals(List.of(Origin.COPIED, Origin.MADE), build.events().stream()
                .filter(BuildEvent.StepDone.class::isInstance).map(event -> ((BuildEvent.StepDone) event).origin())
                .toList());
    }

    private void assertUntouched() throws IOException {
        assertEquals("the old pak", Files.readString(build.output()));
        try (Stream<Path> files = Files.list(scratch)) {
            assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".tmp")).toList());
        }
    }

    private void assertNothingIncomplete() throws IOException {
        try (Stream<Path> files = Files.list(scratch.resolve("cache/incomplete"))) {
            assertEquals(List.of(), files.toList());
        }
    }

    /** Takes so many bytes and no more. */
    private static final class SmallDisk extends FilterOutputStream {

        private int room;

        SmallDisk(OutputStream disk, int room) {
            super(disk);
            this.room = room;
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            room -= length;
            if (room < 0) {
                throw new IOException("No space left on device");
            }
            out.write(bytes, offset, length);
        }
    }
}
