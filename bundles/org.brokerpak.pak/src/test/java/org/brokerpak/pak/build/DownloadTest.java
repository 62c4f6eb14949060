/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.FileServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DownloadTest {

    private static final byte[] TOFU = Archives.zip("tofu=the program", "LICENSE.txt=free");

    @TempDir
    Path scratch;
    private Build build;
    private FileServer server;

    @BeforeEach
    void prepare() throws IOException {
        build = new Build(scratch);
        server = new FileServer().file("/tofu.zip", TOFU);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aDownloadIsKept() {
        Path pak = pak("/tofu.zip");
        build.built(pak);
        assertEquals(List.of(Origin.DOWNLOADED, Origin.MADE), origins());
        build.built(pak);
        assertEquals(List.of(Origin.CACHED, Origin.MADE), origins());
        assertEquals(List.of("/tofu.zip"), server.requests());
    }

    @Test
    void whatIsInTheCacheNeedsNoNetwork() {
        Path pak = pak("/tofu.zip");
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from " + server.address("/tofu.zip")
                + ": it is not in the cache, and downloads are switched off",
                build.with(request -> request.withOffline(true)).failed(pak));
        build.with(request -> request).built(pak);
        server.close();
        build.with(request -> request.withOffline(true)).built(pak);
    }

    @Test
    void aDamagedCacheIsNoticed() throws IOException {
        Path pak = pak("/tofu.zip");
        build.built(pak);
        try (Stream<Path> files = Files.walk(scratch.resolve("cache"))) {
            Path kept = files.filter(file -> file.endsWith("content")).findFirst().orElseThrow();
            byte[] bytes = Files.readAllBytes(kept);
            bytes[40] ^= 1;
            Files.write(kept, bytes);
            Files.setLastModifiedTime(kept, FileTime.fromMillis(1));
        }
        build.built(pak);
        assertEquals(List.of(Origin.DOWNLOADED, Origin.MADE), origins());
    }

    @Test
    void redirectsAreFollowed() {
        server.redirect("/latest/tofu.zip", server.address("/tofu.zip"));
        build.built(pak("/latest/tofu.zip"));
        assertEquals(List.of("/latest/tofu.zip", "/tofu.zip"), server.requests());
    }

    @Test
    void theQueryGoesToTheServerWithoutWhatIsMeantForUs() {
        server.file("/get", TOFU);
        build.built(pak("/get?archive=zip&token=a%20b&checksum=sha256:" + sha256(TOFU)));
        assertEquals(List.of("/get?token=a%20b"), server.requests());
        assertTrue(Files.exists(build.output()));
    }

    @Test
    void aPlainDownloadIsAProgram() throws IOException {
        server.file("/bin/tofu-linux", "program".getBytes(StandardCharsets.UTF_8));
        build.built(pak("/bin/tofu-linux?filename=tofu"));
        try (var pak = PakFile.open(build.output())) {
            assertEquals("[EntryInfo[name=bin/linux/amd64/1.9.0/tofu, size=7, mode=493]]",
                    pak.entries().stream().filter(entry -> entry.name().endsWith("tofu")).toList().toString());
        }
    }

    @Test
    void aMissingFileIsNotAskedForTwice() {
        Path pak = pak("/gone.zip");
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from " + server.address("/gone.zip")
                + ": localhost answered 404 (not found)", build.failed(pak));
        assertEquals(1, server.requests().size());
    }

    @Test
    void aFailureThatMayPassIsTriedAgain() {
        AtomicInteger attempts = new AtomicInteger();
        server.on("/flaky.zip", exchange -> {
            if (attempts.incrementAndGet() < 3) {
                exchange.sendResponseHeaders(503, -1);
            } else {
                exchange.sendResponseHeaders(200, TOFU.length);
                exchange.getResponseBody().write(TOFU);
            }
        });
        build.built(pak("/flaky.zip"));
        assertEquals(3, attempts.get());
    }

    @Test
    void aBodyThatBreaksOff() {
        server.brokenOff("/half.zip", new byte[100_000]);
        String said = build.failed(pak("/half.zip"));
        assertTrue(said.matches("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from .*/half.zip: the "
                + "connection to localhost broke off after \\d+ of 100000 bytes"), said);
        assertEquals(3, server.requests().size());
        assertNothingKept();
    }

    @Test
    void aWebPageInsteadOfTheFile() {
        server.file("/login.zip", "<!DOCTYPE html><html><body>Please log in</body></html>".getBytes(StandardCharsets.UTF_8));
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/login.zip") + ": localhost answered with a web page instead of the file",
                build.failed(pak("/login.zip")));
        assertNothingKept();
    }

    @Test
    void somethingThatIsNoArchive() {
        server.file("/text.zip", "just text".getBytes(StandardCharsets.UTF_8));
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be unpacked: " + server.address("/text.zip")
                + " is not a zip archive, or it is cut off", build.failed(pak("/text.zip")));
        assertNothingKept();
    }

    @Test
    void aWrongChecksum() {
        String said = build.failed(pak("/tofu.zip?checksum=sha256:" + "0".repeat(64)));
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/tofu.zip") + ": its SHA256 is " + sha256(TOFU) + ", but " + "0".repeat(64)
                + " is expected; the file is not used", said);
        assertNothingKept();
    }

    @Test
    void aPublishedChecksumIsComparedUnasked() {
        server.file("/SHA256SUMS", (sha256(TOFU) + "  tofu.zip\n").getBytes(StandardCharsets.UTF_8));
        build.checksums(server.address("/SHA256SUMS")).built(pak("/tofu.zip"));
        assertTrue(build.events().stream().anyMatch(event -> event instanceof BuildEvent.StepDone done && done.verified()));
        server.file("/SHA256SUMS", ("1".repeat(64) + "  other.zip\n" + "1".repeat(64) + "  new.zip\n")
                .getBytes(StandardCharsets.UTF_8)).file("/new.zip", TOFU);
        assertTrue(build.failed(pak("/new.zip")).contains("but " + "1".repeat(64) + " is expected"));
    }

    @Test
    void aChecksumListNamedInTheManifest() {
        server.file("/sums", (sha256(TOFU) + " *dist/tofu.zip\n").getBytes(StandardCharsets.UTF_8));
        build.built(pak("/tofu.zip?checksum=file:" + server.address("/sums")));
        assertTrue(build.events().stream().anyMatch(event -> event instanceof BuildEvent.StepDone done && done.verified()));
    }

    @Test
    void aPasswordIsUsedAndNeverShown() {
        server.on("/private.zip", exchange -> {
            boolean known = "Basic dXNlcjpzZWNyZXQ=".equals(exchange.getRequestHeaders().getFirst("Authorization"));
            exchange.sendResponseHeaders(known ? 403 : 401, -1);
        });
        String address = server.address("/private.zip");
        Path pak = DiskPak.write(scratch.resolve("pak"), binary(address.replace("http://", "http://user:secret@")));
        String said = build.failed(pak);
        assertTrue(said.endsWith("localhost answered 403 (access denied)") && !said.contains("secret"), said);
        assertTrue(build.events().stream().noneMatch(event -> event.toString().contains("secret")));
    }

    @Test
    void cancellingADownloadEndsIt() {
        AtomicInteger asked = new AtomicInteger();
        server.on("/endless.zip", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            byte[] portion = new byte[1024];
            while (asked.get() < 20) {
                exchange.getResponseBody().write(portion);
            }
        });
        BuildResult result = build.cancelled(() -> asked.incrementAndGet() >= 20).run(pak("/endless.zip"));
        assertEquals(new BuildResult.Cancelled(), result);
        assertNothingKept();
    }

    private Path pak(String path) {
        return DiskPak.write(scratch.resolve("pak"), binary(server.address(path)));
    }

    private static String binary(String url) {
        return "- {name: tofu, version: 1.9.0, url_template: \"" + url + "\"}\n";
    }

    private List<Origin> origins() {
        return build.events().stream().filter(BuildEvent.StepDone.class::isInstance)
                .map(event -> ((BuildEvent.StepDone) event).origin()).toList();
    }

    private void assertNothingKept() {
        try (Stream<Path> files = Files.walk(scratch.resolve("cache"))) {
            assertEquals(List.of(), files.filter(Files::isRegularFile).toList());
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
        assertTrue(!Files.exists(build.output()));
    }

    private static String sha256(byte[] content) {
        var digest = Digests.digest(Digests.SHA_256);
        digest.update(content);
        return Digests.hex(digest);
    }
}
