/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.lock.LockFile;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A pak is built from the files that its lock file knows, or not at all. */
class LockTest {

    private static final byte[] TOFU = Archives.zip("tofu=the program");
    private static final byte[] OTHER = Archives.zip("tofu=another program");

    @TempDir
    Path scratch;
    private Build build;
    private FileServer server;
    private Path pak;
    private Path lock;

    @BeforeEach
    void prepare() throws IOException {
        build = new Build(scratch);
        server = new FileServer().file("/1.9.0/tofu.zip", TOFU).file("/1.9.1/tofu.zip", TOFU);
        pak = scratch.resolve("pak");
        lock = pak.resolve("brokerpak.lock");
        write("1.9.0");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void theFirstBuildMakesIt() throws IOException {
        build.built(pak);
        assertEquals("""
                # What this pak is built from. Written by "brokerpak build"; belongs into version control.
                # A build refuses any other file. To accept new ones: brokerpak build --update-lock
                lock_version: 1
                files:
                    - name: tofu
                      version: 1.9.0
                      platform: linux/amd64
                      url: %s
                      sha256: %s
                """.formatted(server.address("/1.9.0/tofu.zip"), sha256(TOFU)), Files.readString(lock));
        assertEquals(List.of(new BuildEvent.Locked(lock, 1, true)), locked());
        build.built(pak);
        assertEquals(List.of(), locked());
    }

    @Test
    void anotherFileIsRefused() throws IOException {
        build.built(pak);
        deleteCache();
        server.file("/1.9.0/tofu.zip", OTHER);
        Files.writeString(build.output(), "the old pak");
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/1.9.0/tofu.zip") + ": its SHA256 is " + sha256(OTHER) + ", but brokerpak.lock has "
                + sha256(TOFU) + "; the file is not used. If it was replaced on purpose, build with --update-lock",
                build.failed(pak));
        assertEquals("the old pak", Files.readString(build.output()));
        build.with(request -> request.withUpdateLock(true)).built(pak);
        assertEquals(List.of(new BuildEvent.Locked(lock, 1, false)), locked());
        assertTrue(Files.readString(lock).contains(sha256(OTHER)));
    }

    @Test
    void anotherFileInTheCacheIsPassedOver() throws IOException {
        server.file("/1.9.0/tofu.zip", OTHER);
        build.built(pak);
        Files.writeString(lock, Files.readString(lock).replace(sha256(OTHER), sha256(TOFU)));
        server.file("/1.9.0/tofu.zip", TOFU);
        build.built(pak);
        assertEquals(2, server.requests().size());
    }

    @Test
    void whatIsNotInItIsRefusedBeforeAnyDownload() throws IOException {
        build.built(pak);
        String before = Files.readString(lock);
        write("1.9.1");
        assertEquals("manifest.yml:8:48: tofu 1.9.1 for linux/amd64 is not in brokerpak.lock, so nothing tells whether "
                + server.address("/1.9.1/tofu.zip") + " is the right file. If it is new, build with --update-lock",
                build.failed(pak));
        assertEquals(List.of("/1.9.0/tofu.zip"), server.requests());
        assertEquals(before, Files.readString(lock));
        build.with(request -> request.withUpdateLock(true)).built(pak);
        assertFalse(Files.readString(lock).contains("1.9.0"), "what the manifest no longer names goes");
    }

    @Test
    void offlineItTakesTheCacheAndTheLock() throws IOException {
        build.built(pak);
        server.close();
        build.with(request -> request.withOffline(true)).built(pak);
        deleteCache();
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/1.9.0/tofu.zip") + ": it is not in the cache, and downloads are switched off",
                build.failed(pak));
    }

    @Test
    void aBuildForOnePlatformKeepsWhatIsKnownOfTheOthers() throws IOException {
        Path manifest = pak.resolve("manifest.yml");
        Files.writeString(manifest, Files.readString(manifest).replace("arch: amd64", "arch: amd64\n  - os: linux\n    "
                + "arch: arm64"));
        build.built(pak);
        String both = Files.readString(lock);
        assertTrue(both.contains("linux/amd64") && both.contains("linux/arm64"), both);
        build.with(request -> request.withUpdateLock(true).withTarget(Target.parse("linux/arm64"))).built(pak);
        assertEquals(both, Files.readString(lock));
        build.with(request -> request.withTarget(Target.parse("linux/arm64"))).built(pak);
    }

    @Test
    void theManifestsOwnChecksumAndTheLockMustAgree() throws IOException {
        build.built(pak);
        DiskPak.write(pak, binary("1.9.0", "?checksum=sha256:" + sha256(OTHER)));
        assertTrue(build.failed(pak).contains("brokerpak.lock and the checksum in the manifest do not agree"));
    }

    @Test
    void whatIsOnThisMachineIsNotLocked() {
        build.built(DiskPak.withScripts(scratch.resolve("local")));
        assertFalse(Files.exists(scratch.resolve("local/brokerpak.lock")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'a: ['                                | brokerpak.lock:1:1: the lock file has a syntax error:
            '<<<<<<< ours~a: 1~=======~a: 2~>>>>>>> theirs~' | brokerpak.lock:1:1: the lock file has a syntax error:
            just text                             | brokerpak.lock: the lock file is not a lock file: take it from
            lock_version: 2                       | brokerpak.lock:1:1: the lock file is of version 2, and this program reads version 1
            'lock_version: 1~files:~- {sha256: x}' | brokerpak.lock:3:1: the lock file holds "x" where 64 hexadecimal digits
            """)
    void aLockFileThatCannotBeReadEndsTheBuild(String text, String said) throws IOException {
        Files.writeString(lock, text.replace("~", "\n"));
        String failed = build.failed(pak);
        assertTrue(failed.startsWith(said), failed);
        assertEquals(List.of(), server.requests());
    }

    @Test
    void itsTextDependsOnItsEntriesAlone() throws Exception {
        LockFile.Entry a = entry("a", "linux/amd64");
        LockFile.Entry b = entry("b", "darwin/arm64");
        LockFile.Entry c = entry("b", "linux/amd64");
        LockFile file = new LockFile(List.of(c, a, b));
        assertEquals(new LockFile(List.of(a, b, c)).text(), file.text());
        assertEquals(file, LockFile.parse(file.text()));
    }

    private static LockFile.Entry entry(String name, String platform) {
        return new LockFile.Entry(new LockFile.Subject(name, "1.0", platform, "https://example.com/a: b#c"),
                "0".repeat(64));
    }

    private List<BuildEvent> locked() {
        return build.events().stream().filter(BuildEvent.Locked.class::isInstance).toList();
    }

    private void write(String version) {
        DiskPak.write(pak, binary(version, ""));
    }

    private String binary(String version, String query) {
        return "- {name: tofu, version: " + version + ", url_template: \"" + server.address("/${version}/tofu.zip")
                + query + "\"}\n";
    }

    private void deleteCache() throws IOException {
        try (Stream<Path> files = Files.walk(scratch.resolve("cache"))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static String sha256(byte[] content) {
        var digest = Digests.digest(Digests.SHA_256);
        digest.update(content);
        return Digests.hex(digest);
    }
}
