/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepackerTest {

    @TempDir
    Path scratch;

    @Test
    void linksInsideAnArchiveAreLeftOut() throws IOException {
        Path tar = scratch.resolve("a.tar");
        Files.write(tar, Archives.tar("bin/tool=t", "bin/alias->tool", "other->bin/tool"));
        List<String> leftOut = repack(ArchiveFormat.TAR, tar);
        assertEquals(List.of("bin/alias", "other"), leftOut);
        try (MemberArchive archive = MemberArchive.open(scratch.resolve("out.zip"), ArchiveLimits.STANDARD)) {
            assertEquals("[bin/tool]", archive.members().stream().map(Member::name).toList().toString());
        }
    }

    /** Whatever the bytes, there is an archive or a sentence, never another exception. */
    @Test
    void brokenBytesAreRefused() throws IOException {
        byte[] tar = Archives.tar("a/tofu=program", "LICENSE=free", "link->LICENSE");
        for (ArchiveFormat format : List.of(ArchiveFormat.TAR, ArchiveFormat.TAR_GZ, ArchiveFormat.TAR_BZ2)) {
            byte[] good = switch (format) {
                case TAR_GZ -> Archives.gzip(tar);
                case TAR_BZ2 -> Archives.bzip2(tar);
                default -> tar;
            };
            for (long seed = 0; seed < 300; seed++) {
                Random random = new Random(seed);
                byte[] bytes = good.clone();
                for (int i = random.nextInt(5); i >= 0; i--) {
                    bytes[random.nextInt(Math.min(bytes.length, 2000))] = (byte) random.nextInt(256);
                }
                Path file = scratch.resolve("broken");
                Files.write(file, bytes);
                try {
                    repack(format, file);
                } catch (IOException refused) {
                    assertTrue(refused instanceof ArchiveException, "seed " + seed + ": " + refused);
                } catch (RuntimeException failure) {
                    throw new AssertionError(format + " seed " + seed, failure);
                }
            }
        }
    }

    private List<String> repack(ArchiveFormat format, Path archive) throws IOException {
        return Repacker.repack(format, archive, scratch.resolve("out.zip"), ArchiveLimits.STANDARD, Work.UNWATCHED);
    }
}
