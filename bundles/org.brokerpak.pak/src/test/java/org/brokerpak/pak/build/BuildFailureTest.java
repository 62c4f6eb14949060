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
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong, one sentence says what and where, and the pak that was there before stays. */
class BuildFailureTest {

    @TempDir
    Path scratch;
    private Build build;
    private Path folder;

    @BeforeEach
    void anOldPak() throws IOException {
        build = new Build(scratch);
        folder = scratch.resolve("pak");
        Files.createDirectories(folder);
        Files.writeString(build.output(), "the old pak");
    }

    @Test
    void noManifest() throws IOException {
        assertFails("manifest.yml: there is no manifest.yml in " + folder + ": there is no pak to build");
        Files.delete(folder);
        assertFails("manifest.yml: there is no manifest.yml in " + folder + ": there is no pak to build");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            '', 'manifest.yml: the manifest is empty: there is no pak to build'
            '# nothing but a comment', 'manifest.yml: the manifest is empty: there is no pak to build'
            'name: a\u0000b', 'manifest.yml: the manifest is not a UTF-8 text file: there is no pak to build'
            """)
    void aManifestWithoutContent(String text, String said) throws IOException {
        Files.writeString(folder.resolve("manifest.yml"), text);
        assertFails(said);
    }

    @Test
    void aManifestThatIsNoText() throws IOException {
        Files.write(folder.resolve("manifest.yml"), "name: é".getBytes(StandardCharsets.ISO_8859_1));
        assertFails("manifest.yml: the manifest is not a UTF-8 text file: there is no pak to build");
        Files.delete(folder.resolve("manifest.yml"));
        Files.createDirectory(folder.resolve("manifest.yml"));
        assertFails("manifest.yml: the manifest is a folder: there is no pak to build");
    }

    @Test
    void aDefinitionThatIsNotThere() throws IOException {
        DiskPak.withScripts(folder);
        Files.delete(folder.resolve("example.yml"));
        assertFails("manifest.yml: there is no file example.yml beside the manifest: the pak is not built. Create it, "
                + "or remove the entry");
        assertTrue(build.events().stream().noneMatch(BuildEvent.StepStarted.class::isInstance), "nothing was fetched");
    }

    @Test
    void aTemplateOutsideThePak() {
        DiskPak.withScripts(folder);
        DiskPak.writeFile(folder.resolve("example.yml"),
                DiskPak.DEFINITION.replace("terraform/main.tf", "../../main.tf"));
        assertFails("example.yml: the template \"../../main.tf\" lies outside the pak's folder: the pak is not built");
    }

    @Test
    void syntaxErrorsComeBeforeAnyDownload() {
        DiskPak.write(folder, "- {name: tofu, version: 1.9.0, url_template: \"http://localhost:1/tofu.zip\"}");
        DiskPak.writeFile(folder.resolve("example.yml"), DiskPak.DEFINITION.replace("plans:", "plans: ["));
        assertTrue(build.failed(folder).startsWith("example.yml: "));
        assertTrue(build.events().stream().noneMatch(BuildEvent.StepStarted.class::isInstance), "nothing was fetched");
    }

    static Stream<List<String>> urlTemplates() {
        return Stream.of(
                List.of("programs/tofu", "tofu 1.9.0: there is no file <pak>/programs/tofu; paths start at the "
                        + "manifest's folder"),
                List.of("/nowhere/tofu", "tofu 1.9.0: there is no file /nowhere/tofu"),
                List.of("github.com/a/tofu.zip", "tofu 1.9.0: there is no file <pak>/github.com/a/tofu.zip. If it is "
                        + "an address, start it with https://"),
                List.of("https://example.com/${vresion}.zip", "${vresion} is no variable of a url_template, so "
                        + "\"https://example.com/${vresion}.zip\" leads nowhere; there are ${name}, ${version}, ${os} "
                        + "and ${arch}"),
                List.of("git::https://example.com/a.git", "\"git::https://example.com/a.git\" cannot be fetched: git:: "
                        + "addresses are not supported. Use the http or https address of a file or archive, or the "
                        + "path of one that you fetched yourself"),
                List.of("s3://bucket/tofu.zip", "\"s3://bucket/tofu.zip\" cannot be fetched: s3:// addresses are not "
                        + "supported. Use the http or https address of a file or archive, or the path of one that you "
                        + "fetched yourself"),
                List.of("https://exa mple.com/x.zip", "\"https://exa mple.com/x.zip\" is not a URL: illegal character "
                        + "in authority"),
                List.of("https:///x.zip", "\"https:///x.zip\" is not a URL: it names no host"),
                List.of("https://example.com/", "\"https://example.com/\" names no file"),
                List.of("https://example.com/x.tar.zst", "\"https://example.com/x.tar.zst\" is a tar.zst archive, "
                        + "which cannot be unpacked here. Use zip or tar.gz, or add ?archive=false to pack it as it is"));
    }

    @ParameterizedTest
    @MethodSource("urlTemplates")
    void aUrlTemplateThatLeadsNowhere(List<String> pair) {
        DiskPak.write(folder, "- {name: tofu, version: 1.9.0, url_template: \"" + pair.getFirst() + "\"}");
        assertFails("manifest.yml:8:48: " + pair.getLast().replace("<pak>", folder.toString()));
    }

    @Test
    void allThatLeadsNowhereIsToldAtOnce() {
        DiskPak.write(folder, """
                - {name: tofu, version: 1.9.0, url_template: a}
                - {name: terraform-provider-b, version: 1.0.0, url_template: b}
                """);
        assertEquals(2, build.failed(folder).lines().count());
    }

    static Stream<List<Object>> hostileArchives() {
        return Stream.of(
                List.of("a.zip", Archives.zip("../../tofu=x"), "holds an entry named \"../../tofu\", which leads out "
                        + "of its folder; nothing of it is used"),
                List.of("a.zip", Archives.zip("/etc/tofu=x"), "holds an entry named \"/etc/tofu\", which is an "
                        + "absolute path; nothing of it is used"),
                List.of("a.zip", Archives.zip("..\\tofu=x"), "holds an entry named \"../tofu\", which leads out of its "
                        + "folder; nothing of it is used"),
                List.of("a.zip", Archives.zip("tofu->/etc/passwd"), "holds a link \"tofu\" that leads out of its "
                        + "folder, to \"/etc/passwd\"; nothing of it is used"),
                List.of("a.zip", Archives.zip("tofu=a", "./tofu=b"), "holds two files named \"tofu\""),
                List.of("a.zip", Archives.zip("tofu=" + "x".repeat(5000)), "unpacks to more than 0 MB, which no "
                        + "program needs"),
                List.of("a.zip", Archives.zip("1=", "2=", "3=", "4=", "5=", "6="), "holds more than 5 files, which no "
                        + "program needs"),
                List.of("a.tgz", Archives.gzip(Archives.tar("../tofu=x")), "holds an entry named \"../tofu\", which "
                        + "leads out of its folder; nothing of it is used"),
                List.of("a.tar", Archives.tar("/tofu=x"), "holds an entry named \"/tofu\", which is an absolute path; "
                        + "nothing of it is used"),
                List.of("a.tar", Archives.tar("bin/tofu->../../tofu"), "holds a link \"bin/tofu\" that leads out of "
                        + "its folder, to \"../../tofu\"; nothing of it is used"),
                List.of("a.tgz", Archives.gzip(Archives.tar("tofu=" + "x".repeat(5000))), "unpacks to more than 0 MB, "
                        + "which no program needs"),
                List.of("a.tgz", new byte[] {1, 2, 3}, "is not a tar.gz archive, or it is cut off"),
                List.of("a.tgz", new byte[0], "is empty, not a tar.gz archive"),
                List.of("a.zip", cut(Archives.zip("tofu=abcdefghij")), "is not a zip archive, or it is cut off"),
                List.of("a.zip", flipped(Archives.zip("tofu=abcdefghijklmnop")), "is damaged: its file \"tofu\" cannot "
                        + "be unpacked"));
    }

    private static byte[] cut(byte[] archive) {
        return Arrays.copyOf(archive, archive.length / 2);
    }

    private static byte[] flipped(byte[] archive) {
        archive[40] ^= 0x55;
        return archive;
    }

    @ParameterizedTest
    @MethodSource("hostileArchives")
    void aHostileArchive(List<Object> given) throws IOException {
        DiskPak.write(folder, "- {name: tofu, version: 1.9.0, url_template: " + given.get(0) + "}");
        Files.write(folder.resolve(given.get(0).toString()), (byte[]) given.get(1));
        build.limits(new ArchiveLimits(5, 4000));
        assertFails("manifest.yml:8:48: tofu 1.9.0 for linux/amd64 cannot be unpacked: " + folder.resolve(
                given.get(0).toString()) + " " + given.get(2));
    }

    @Test
    void cancelling() throws IOException {
        DiskPak.withScripts(folder);
        for (int after = 0; after < 8; after++) {
            int[] asked = {after};
            assertEquals("cancelled", build.cancelled(() -> asked[0]-- <= 0).failed(folder), "after " + after);
            assertUntouched();
        }
    }

    @Test
    void anOutputThatCannotBeWritten() throws IOException {
        DiskPak.withScripts(folder);
        Files.writeString(scratch.resolve("file"), "");
        assertEquals("the pak cannot be written to " + scratch.resolve("file/x.brokerpak")
                + ": there is a file where a folder is needed: " + scratch.resolve("file"),
                build.with(request -> request.withOutput(scratch.resolve("file/x.brokerpak"))).failed(folder));
    }

    @Test
    void aNameThatNoFileCanHave() {
        DiskPak.withScripts(folder);
        DiskPak.writeFile(folder.resolve("manifest.yml"), DiskPak.manifest(
                "- {name: tofu, version: 1.9.0, url_template: programs/tofu}").replace("name: demo", "name: a/b"));
        assertEquals("manifest.yml: name and version make the file name \"a/b-0.1.0.brokerpak\", which no file can "
                + "have: change them, or say which file to write",
                build.with(request -> request.withOutput(null)).failed(folder));
        build.with(request -> request).built(folder);
    }

    private void assertFails(String said) {
        assertEquals(said, build.failed(folder));
        assertUntouched();
    }

    private void assertUntouched() {
        try (Stream<Path> files = Files.list(scratch)) {
            assertEquals("the old pak", Files.readString(build.output()));
            assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".tmp")).toList());
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
