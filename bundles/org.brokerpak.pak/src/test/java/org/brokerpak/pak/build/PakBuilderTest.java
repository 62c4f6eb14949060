/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.read.PakFile;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.work.Work;
import org.brokerpak.rules.Linter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PakBuilderTest {

    @TempDir
    Path scratch;
    private Build build;
    private Path folder;

    @BeforeEach
    void prepare() {
        build = new Build(scratch);
        folder = scratch.resolve("pak");
    }

    @Test
    void aPakOfScripts() throws IOException {
        build.built(DiskPak.withScripts(folder));
        assertEquals("""
                755 0 bin/
                755 0 bin/linux/
                755 0 bin/linux/amd64/
                755 0 bin/linux/amd64/1.9.0/
                755 20 bin/linux/amd64/1.9.0/tofu
                755 22 bin/linux/amd64/helper
                755 0 definitions/
                644 1382 definitions/service0-example.yml
                644 427 manifest.yml
                """, contents(build.output()));
        try (PakFile pak = PakFile.open(build.output())) {
            assertEquals(List.of(), pak.validate(Linter.standard((sentence, failure) -> { }), Work.UNWATCHED));
            assertTrue(text(pak, "definitions/service0-example.yml").contains("main: |\n            variable "
                    + "\"length\""),
                    "the template is inside the definition");
            assertTrue(text(pak, "manifest.yml").contains("- definitions/service0-example.yml"));
        }
    }

    @Test
    void twoBuildsGiveTheSameBytesWhereverAndWhenever() throws IOException {
        TimeZone here = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("America/St_Johns"));
            build.built(DiskPak.withScripts(folder));
            byte[] first = Files.readAllBytes(build.output());
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));
            Path copy = DiskPak.withScripts(scratch.resolve("elsewhere"));
            Build other = new Build(scratch.resolve("other"));
            other.built(copy);
            assertArrayEquals(first, Files.readAllBytes(other.output()));
        } finally {
            TimeZone.setDefault(here);
        }
    }

    @Test
    void withoutCompressionEveryEntryIsStored() throws IOException {
        build.with(request -> request.withCompression(false)).built(DiskPak.withScripts(folder));
        String bytes = Files.readString(build.output(), StandardCharsets.ISO_8859_1);
        assertTrue(bytes.contains("#!/bin/sh\necho tofu\n"));
        try (PakFile pak = PakFile.open(build.output())) {
            assertEquals(List.of(), pak.validate(Linter.standard((sentence, failure) -> { }), Work.UNWATCHED));
        }
    }

    /** Providers come as archives with the same license in each; names are sorted as Go walks a folder. */
    @Test
    void archivesAreUnpackedIntoTheirPlatform() throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve("tofu.zip"), Archives.zip("tofu=a", "LICENSE.txt=l", "doc/a-b=x", "doc/a/c=y"));
        Files.write(folder.resolve("p.tar.gz"), Archives.gzip(Archives.tar("./terraform-provider-p_v1.0.0=p",
                "LICENSE=m")));
        Files.write(folder.resolve("q.tar.xz"), Archives.xz(Archives.tar("sub/dir/q=q", "other=o")));
        Files.write(folder.resolve("r.gz"), Archives.gzip("r".getBytes()));
        Files.write(folder.resolve("s.zip"), Archives.zip("s=s"));
        DiskPak.write(folder, """
                - {name: tofu, version: 1.9.0, url_template: tofu.zip}
                - {name: terraform-provider-p, version: 1.0.0, url_template: p.tar.gz}
                - {name: q, version: any, url_template: q.tar.xz//sub/dir}
                - {name: r, version: any, url_template: r.gz}
                - {name: s, version: any, url_template: "s.zip?archive=false&filename=s.bin"}
                """);
        build.built(folder);
        assertEquals("""
                755 1 bin/linux/amd64/1.9.0/doc/a/c
                755 1 bin/linux/amd64/1.9.0/doc/a-b
                755 1 bin/linux/amd64/1.9.0/tofu
                644 1 bin/linux/amd64/1.9.0/LICENSE.txt
                755 1 bin/linux/amd64/LICENSE
                755 1 bin/linux/amd64/q
                755 1 bin/linux/amd64/r
                755 1 bin/linux/amd64/terraform-provider-p_v1.0.0
                """.lines().sorted().toList(), contents(build.output()).lines()
                .filter(line -> line.contains("bin/") && !line.endsWith("/") && !line.endsWith("s.bin")).sorted()
                .toList());
        assertTrue(contents(build.output()).indexOf("doc/a/c") < contents(build.output()).indexOf("doc/a-b"),
                "a folder's content comes right behind it");
        assertTrue(contents(build.output()).contains("bin/linux/amd64/s.bin"));
    }

    @Test
    void aFolderIsTakenWithItsPermissionsButWithoutItsLinks() throws IOException {
        DiskPak.withScripts(folder);
        DiskPak.program(folder.resolve("tools/tool"));
        DiskPak.writeFile(folder.resolve("tools/data/notes.txt"), "notes");
        Files.createSymbolicLink(folder.resolve("tools/secret"), folder.resolve("programs/tofu"));
        DiskPak.write(folder, """
                - {name: tofu, version: 1.9.0, url_template: programs/tofu}
                - {name: tool, version: any, url_template: tools}
                """);
        build.built(folder);
        String contents = contents(build.output());
        assertTrue(contents.contains("755 20 bin/linux/amd64/tool\n") && contents.contains("644 5 "
                + "bin/linux/amd64/data/notes.txt\n"),
                contents);
        assertEquals("manifest.yml:9:46: tool any for linux/amd64 leaves out links, which a pak cannot hold: secret",
                build.warnings());
    }

    @Test
    void theTargetReplacesThePlatforms() throws IOException {
        DiskPak.withScripts(folder);
        build.with(request -> request.withTarget(Target.parse("darwin/arm64"))).built(folder);
        assertTrue(contents(build.output()).contains("bin/darwin/arm64/1.9.0/tofu"));
        try (PakFile pak = PakFile.open(build.output())) {
            assertEquals("darwin/arm64", pak.pak().manifest().orElseThrow().content().platforms().getFirst().pair());
        }
    }

    @Test
    void sourcesArePackedOnRequest() throws IOException {
        DiskPak.withScripts(folder);
        Files.write(folder.resolve("tofu-src.zip"), Archives.zip("main.go=package main"));
        DiskPak.write(folder, """
                - {name: tofu, version: 1.9.0, url_template: programs/tofu, source: tofu-src.zip}
                """);
        build.built(folder);
        assertTrue(!contents(build.output()).contains("src/"));
        build.with(request -> request.withSource(true)).built(folder);
        assertTrue(contents(build.output()).contains("bin/linux/amd64/1.9.0/tofu\n")
                && contents(build.output()).contains("src/\n") && contents(build.output()).contains("src/tofu.zip\n"));
    }

    @Test
    void nameAndVersionNameTheFile() {
        DiskPak.withScripts(folder);
        Path elsewhere = scratch.resolve("dist/deep");
        BuildResult.Built built = build.with(request -> request.withOutput(null)).built(folder);
        assertEquals(folder.resolve("demo-0.1.0.brokerpak"), built.file());
        built = build.with(request -> request.withOutput(elsewhere.resolve("x.brokerpak"))).built(folder);
        assertEquals(elsewhere.resolve("x.brokerpak"), built.file());
        built = build.with(request -> request.withOutput(elsewhere)).built(folder);
        assertEquals(elsewhere.resolve("demo-0.1.0.brokerpak"), built.file());
    }

    /** As with the broker's own packer, which authors use to set the version in a pipeline. */
    @Test
    void aVariableMayHoldTheVersion() {
        DiskPak.withScripts(folder);
        BuildResult.Built built = build.environment(name -> name.equals("0.1.0") ? "7.0" : null)
                .with(request -> request.withOutput(null)).built(folder);
        assertEquals(folder.resolve("demo-7.0.brokerpak"), built.file());
    }

    @Test
    void aRelativePathIsTakenFromTheManifestAndSaidSo() {
        DiskPak.withScripts(folder);
        build.with(request -> new BuildRequest(folder, request.output(), scratch, Target.ALL, false, true,
                request.cache(), false, false)).built(folder);
        assertEquals("manifest.yml:10:19: this path is taken from the manifest's folder; the broker's own packer takes "
                + "it from the folder it is started in, so start it in " + folder, build.warnings());
    }

    @Test
    void theImageIsInsideTheDefinition() throws IOException {
        DiskPak.withScripts(folder);
        byte[] png = {(byte) 0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3};
        Files.write(folder.resolve("icon.png"), png);
        DiskPak.writeFile(folder.resolve("example.yml"),
                DiskPak.DEFINITION.replace("https://example.com/example.png", "file://icon.png"));
        build.built(folder);
        try (PakFile pak = PakFile.open(build.output())) {
            assertTrue(text(pak, "definitions/service0-example.yml")
                    .contains("image_url: data:image/png;base64,iVBORw0KGgoBAgM="));
        }
    }

    @Test
    void programsThatTheBrokerWouldNotFind() throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve("p.zip"), Archives.zip("terraform-provider-x=p", "README.txt=r"));
        DiskPak.program(folder.resolve("tofu"));
        DiskPak.program(folder.resolve("aws"));
        DiskPak.program(folder.resolve("aws-iam"));
        DiskPak.writeFile(folder.resolve("empty"), "");
        DiskPak.write(folder, """
                - {name: tofu, version: 1.9.0, default: true, url_template: tofu}
                - {name: tofu, version: 1.8.0, url_template: aws}
                - {name: terraform-provider-x, version: 2.0.0, url_template: p.zip}
                - {name: aws, version: any, url_template: aws}
                - {name: aws-iam, version: any, url_template: aws-iam}
                """);
        build.built(folder);
        assertEquals("""
                manifest.yml:9:48: tofu 1.8.0 for linux/amd64: there is no file bin/linux/amd64/1.8.0/tofu, so the \
                broker \
                would not start: it could not find tofu version 1.8.0; in bin/linux/amd64/1.8.0/ there are aws
                manifest.yml:10:64: terraform-provider-x 2.0.0 for linux/amd64: there is no file whose name starts \
                with \
                bin/linux/amd64/terraform-provider-x_v2.0.0, so the broker would not start; in bin/linux/amd64/ there \
                are \
                1.8.0/aws, 1.9.0/tofu, README.txt, aws and 2 more
                manifest.yml:11:45: aws any for linux/amd64: the broker takes the one entry whose name starts with \
                bin/linux/amd64/aws and would not start, for there are 2: bin/linux/amd64/aws, \
                bin/linux/amd64/aws-iam""", build.warnings());
    }

    /** Old paks call it by its old name. */
    @Test
    void aPakWithoutTofu() {
        DiskPak.program(folder.resolve("programs/terraform"));
        DiskPak.write(folder, "- {name: terraform, version: 1.5.7, url_template: programs/terraform}");
        build.built(folder);
        assertEquals("manifest.yml:8:53: no binary is named \"tofu\", so the broker would not start: tofu not found",
                build.warnings());
    }

    @Test
    void nothingIsLeftBesideThePak() throws IOException {
        build.built(DiskPak.withScripts(folder));
        try (Stream<Path> files = Files.list(scratch)) {
            assertEquals(List.of("cache", "out.brokerpak", "pak"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        try (Stream<Path> files = Files.walk(scratch.resolve("cache"))) {
            assertEquals(List.of(), files.filter(Files::isRegularFile).toList());
        }
    }

    private static String contents(Path file) throws IOException {
        StringBuilder result = new StringBuilder();
        try (PakFile pak = PakFile.open(file)) {
            for (EntryInfo entry : pak.entries()) {
                result.append("%o %d %s%n".formatted(entry.mode(), entry.size(), entry.name()));
            }
        }
        return result.toString();
    }

    private static String text(PakFile pak, String path) {
        return pak.files().read(path) instanceof FileContent.Text(var text) ? text.text() : Pak.MANIFEST;
    }
}
