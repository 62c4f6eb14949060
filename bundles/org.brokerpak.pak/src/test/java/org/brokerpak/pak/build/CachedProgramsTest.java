/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.build.CachedPrograms.Programs;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of a pak from the cache that its build filled. */
class CachedProgramsTest {

    @TempDir
    private Path scratch;

    private Programs unpack(Path pak) throws IOException {
        Pak loaded = Pak.load(FolderPakFiles.of(pak), new DocumentCache());
        return CachedPrograms.unpack(pak, loaded.manifest().orElseThrow(), "linux/amd64", scratch.resolve("cache"),
                scratch.resolve("unpacked"), binary -> binary.kind() != Binary.Kind.OTHER, () -> false);
    }

    private List<String> found(Programs programs) throws IOException {
        return programs.found().stream().map(program -> {
            try {
                assertTrue(Files.isExecutable(program.file()), program.file() + " can be run");
                return program.file().getFileName() + ": " + Files.readString(program.file());
            } catch (IOException unreadable) {
                throw new AssertionError(unreadable);
            }
        }).toList();
    }

    @Test
    void whatABuildDownloadedIsAtHand() throws IOException {
        try (FileServer server = new FileServer()) {
            server.file("/tofu.zip", Archives.zip("tofu=#!/bin/sh\n", "LICENSE.txt=free"));
            server.file("/random.zip", Archives.zip("terraform-provider-random_v3.6.0_x5=random", "README.md=read"));
            Path pak = DiskPak.write(scratch.resolve("pak"), """
                    - name: tofu
                      version: 1.9.0
                      url_template: %1$s/tofu.zip
                    - name: terraform-provider-random
                      version: v3.6
                      url_template: %1$s/random.zip
                    - name: terraform-provider-null
                      version: 3.2.1
                      url_template: null-provider
                    - name: helper
                      version: 1
                      url_template: null-provider
                    """.formatted(server.address("")));
            DiskPak.writeFile(pak.resolve("null-provider"), "null");
            Programs before = unpack(pak);
            assertEquals(List.of(), found(before));
            assertEquals("""
                    tofu 1.9.0 for linux/amd64 cannot be fetched from %1$s/tofu.zip: it is not in the cache, and downloads are switched off
                    terraform-provider-random 3.6.0 for linux/amd64 cannot be fetched from %1$s/random.zip: it is not in the cache, and downloads are switched off
                    terraform-provider-null 3.2.1 brings no file that the broker would take for it: bin/linux/amd64/terraform-provider-null_v3.2.1...
                    """.formatted(server.address("")), String.join("\n", before.absent().stream()
                            .map(CachedPrograms.Absent::reason).toList()) + "\n");
            new Build(scratch).built(pak);
            List<String> expected = List.of("tofu: #!/bin/sh\n", "terraform-provider-random_v3.6.0_x5: random");
            assertEquals(expected, found(unpack(pak)));
            assertEquals(expected, found(unpack(pak)), "once more, from what was unpacked before");
            try (Stream<Path> kept = Files.list(scratch.resolve("cache/programs"))) {
                List<Path> folders = kept.toList();
                assertEquals(2, folders.size());
                Files.setLastModifiedTime(folders.getFirst(), FileTime.from(Instant.now().minus(Duration.ofDays(40))));
                Files.writeString(folders.getFirst().resolve("other"), "goes with the folder");
                Files.setLastModifiedTime(folders.getFirst(), FileTime.from(Instant.now().minus(Duration.ofDays(40))));
                assertEquals(expected, found(unpack(pak)), "what was not used for long is unpacked anew");
                assertFalse(Files.exists(folders.getFirst().resolve("other")));
            }
        }
    }

    @Test
    void unpackingCanBeCancelled() throws IOException {
        Path pak = DiskPak.withScripts(scratch.resolve("pak"));
        Pak loaded = Pak.load(FolderPakFiles.of(pak), new DocumentCache());
        assertThrows(CancellationException.class, () -> CachedPrograms.unpack(pak, loaded.manifest().orElseThrow(),
                "linux/amd64", scratch.resolve("cache"), scratch.resolve("unpacked"), binary -> true, () -> true));
    }
}
