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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
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
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/tofu.zip")
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
            Path kept = files.filter(file -> file.endsWith("files/" + sha256(TOFU))).findFirst().orElseThrow();
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
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + server.address("/gone.zip")
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
                + "connection to localhost broke off after \\d+ of 100000 bytes \\(tried 3 times\\)"), said);
        assertEquals(3, server.requests().size());
        assertNothingKept();
    }

    @Test
    void aWebPageInsteadOfTheFile() {
        server.file("/login.zip",
                "<!DOCTYPE html><html><body>Please log in</body></html>".getBytes(StandardCharsets.UTF_8));
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
        assertTrue(build.events().stream().anyMatch(event -> event instanceof BuildEvent.StepDone done
                && done.verified()));
        server.file("/SHA256SUMS", ("1".repeat(64) + "  other.zip\n" + "1".repeat(64) + "  new.zip\n")
                .getBytes(StandardCharsets.UTF_8)).file("/new.zip", TOFU);
        assertTrue(build.failed(pak("/new.zip")).contains("but " + "1".repeat(64) + " is expected"));
    }

    @Test
    void aChecksumListNamedInTheManifest() {
        server.file("/sums", (sha256(TOFU) + " *dist/tofu.zip\n").getBytes(StandardCharsets.UTF_8));
        build.built(pak("/tofu.zip?checksum=file:" + server.address("/sums")));
        assertTrue(build.events().stream().anyMatch(event -> event instanceof BuildEvent.StepDone done
                && done.verified()));
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

    @Test
    void whatArrivedIsContinuedInTheSameBuild() {
        byte[] large = Archives.zip("tofu=" + noise(200_000));
        server.resumable("/large.zip", large, "\"v1\"", 100_000);
        build.built(pak("/large.zip"));
        assertEquals(List.of("/large.zip", "/large.zip bytes=100000-"), server.ranges());
    }

    @Test
    void whatArrivedIsContinuedByTheNextBuild() throws IOException {
        byte[] large = Archives.zip("tofu=" + noise(200_000));
        server.resumable("/large.zip", large, "\"v1\"", 60_000, 60_000, 60_000);
        assertTrue(build.failed(pak("/large.zip")).contains("broke off after"));
        int before = server.requests().size();
        build.built(pak("/large.zip"));
        assertTrue(server.ranges().get(before).startsWith("/large.zip bytes="), server.ranges().toString());
        assertEquals(List.of(), incomplete());
    }

    @Test
    void anotherVersionOfTheFileIsNotPastedToTheOldOne() {
        server.resumable("/large.zip", Archives.zip("tofu=" + noise(200_000)), "\"v1\"", 60_000, 60_000, 60_000);
        build.failed(pak("/large.zip"));
        byte[] other = Archives.zip("tofu=" + noise(150_000));
        server.resumable("/large.zip", other, "\"v2\"");
        assertEquals(sha256(other), digest(build.built(pak("/large.zip"))));
    }

    @Test
    void redirectsInACircle() {
        server.redirect("/a.zip", server.address("/b.zip?token=secret")).redirect("/b.zip", server.address("/a.zip"));
        String said = build.failed(pak("/a.zip"));
        assertTrue(said.matches(".*/a.zip: localhost redirects again and again, at last to http://localhost:\\d+/[ab].zip"),
                said);
        assertNothingKept();
    }

    @Test
    void aHostThatCannotBeReached() {
        String address = server.address("/tofu.zip");
        server.close();
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from " + address
                + ": localhost cannot be reached (tried 3 times)", build.failed(pak("/tofu.zip")));
    }

    @Test
    void aHostThatDoesNotExist() {
        Path pak = DiskPak.write(scratch.resolve("pak"), binary("http://no-such-host.invalid/tofu.zip"));
        assertEquals("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be fetched from "
                + "http://no-such-host.invalid/tofu.zip: there is no host named no-such-host.invalid",
                build.failed(pak));
    }

    @Test
    void severalFilesAreDownloadedTogetherAndEveryFailureIsTold() {
        server.file("/a.zip", Archives.zip("a=1")).file("/b.zip", Archives.zip("b=2"));
        String binaries = binary(server.address("/tofu.zip"));
        for (String name : List.of("a", "b", "gone", "away")) {
            binaries += "- {name: %s, version: 1, url_template: \"%s\"}\n".formatted(name, server.address("/" + name
                    + ".zip"));
        }
        Path pak = DiskPak.write(scratch.resolve("pak"), binaries);
        assertEquals("""
                manifest.yml:11:44: gone 1 for linux/amd64 cannot be fetched from %s: localhost answered 404 (not found)
                manifest.yml:12:44: away 1 for linux/amd64 cannot be fetched from %s: localhost answered 404 (not found)\
                """.formatted(server.address("/gone.zip"), server.address("/away.zip")), build.failed(pak));
        server.requests().clear();
        server.file("/gone.zip", Archives.zip("gone=1")).file("/away.zip", Archives.zip("away=2"));
        build.built(pak);
        assertEquals(List.of("/away.zip", "/gone.zip"), server.requests().stream().sorted().toList(),
                "what was had is in the cache");
        assertEquals(List.of(Origin.CACHED, Origin.CACHED, Origin.CACHED, Origin.DOWNLOADED, Origin.DOWNLOADED,
                Origin.MADE), origins());
    }

    @Test
    void cancellingSeveralDownloads() {
        server.on("/endless.zip", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            while (!Thread.currentThread().isInterrupted()) {
                exchange.getResponseBody().write(new byte[1024]);
            }
        });
        Path pak = DiskPak.write(scratch.resolve("pak"), binary(server.address("/tofu.zip"))
                + "- {name: x, version: 1, url_template: \"" + server.address("/endless.zip") + "\"}\n");
        AtomicInteger asked = new AtomicInteger();
        assertEquals(new BuildResult.Cancelled(), build.cancelled(() -> asked.incrementAndGet() >= 30).run(pak));
    }

    @Test
    void aFileIsKeptOnceWhateverItsAddress() throws IOException {
        server.file("/mirror/tofu.zip", TOFU);
        build.built(pak("/tofu.zip"));
        build.built(pak("/mirror/tofu.zip"));
        try (Stream<Path> files = Files.list(scratch.resolve("cache/files"))) {
            assertEquals(List.of(sha256(TOFU), sha256(TOFU) + ".stamp"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void whatNobodyUsedForLongGoesAndNothingElse() throws IOException {
        Path old = Files.createDirectories(scratch.resolve("cache/files")).resolve("0".repeat(64));
        Path ahead = scratch.resolve("cache/files").resolve("1".repeat(64));
        Files.writeString(old, "old");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(100))));
        Files.writeString(ahead, "from a machine whose clock is ahead");
        Files.setLastModifiedTime(ahead, FileTime.from(Instant.now().plus(Duration.ofDays(1000))));
        build.built(pak("/tofu.zip"));
        assertTrue(!Files.exists(old) && Files.exists(ahead));
        Path kept = scratch.resolve("cache/files").resolve(sha256(TOFU));
        Files.setLastModifiedTime(kept, FileTime.from(Instant.EPOCH));
        build.built(pak("/tofu.zip"));
        assertTrue(Files.exists(kept), "a build never loses what it uses, however far the clock was set");
        assertEquals(List.of(Origin.CACHED, Origin.MADE), origins());
    }

    private static String noise(int length) {
        return new Random(length).ints(length, (int) '0', (int) 'z').collect(StringBuilder::new,
                StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    private String digest(BuildResult.Built built) {
        return build.events().stream().filter(BuildEvent.StepDone.class::isInstance)
                .map(event -> ((BuildEvent.StepDone) event)).filter(done -> done.origin() == Origin.DOWNLOADED)
                .map(BuildEvent.StepDone::sha256).findFirst().orElse("nothing in " + built);
    }

    private List<Path> incomplete() throws IOException {
        try (Stream<Path> files = Files.list(scratch.resolve("cache/incomplete"))) {
            return files.toList();
        }
    }

    /** A pak of which nothing is known. */
    private Path pak(String path) {
        try {
            Files.deleteIfExists(scratch.resolve("pak/brokerpak.lock"));
        } catch (IOException undeletable) {
            throw new AssertionError(undeletable);
        }
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
