/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.document.Stage;
import org.brokerpak.pak.testing.Archives;
import org.brokerpak.pak.testing.Build;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.work.Work;
import org.brokerpak.rules.Linter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PakFileTest {

    private static final String DEFINITION = DiskPak.DEFINITION.replace("template_refs:\n    main: terraform/main.tf",
            "templates:\n    main: |\n" + DiskPak.TEMPLATE.indent(6).stripTrailing());

    @TempDir
    Path scratch;

    static Stream<List<Object>> unusable() {
        byte[] good = Archives.zip("manifest.yml=packversion: 1\n", "bin/x=" + "x".repeat(1000));
        return Stream.of(
                List.of("no zip".getBytes(), "is not a zip archive, or it is cut off"),
                List.of(new byte[0], "is empty, not a zip archive"),
                List.of("<html>".getBytes(), "is a web page, not a zip archive"),
                List.of(Arrays.copyOf(good, good.length - 30), "is not a zip archive, or it is cut off"),
                List.of(Archives.zip("../x=y"), "holds an entry named \"../x\", which leads out of its folder; nothing "
                        + "of it is used"),
                List.of(Archives.zip("a=1", "a=2"), "holds two files named \"a\""),
                List.of(Archives.zip("/etc/passwd=x"), "holds an entry named \"/etc/passwd\", which is an absolute "
                        + "path; nothing of it is used"),
                List.of(Archives.zip("C:\\x=y"), "holds an entry named \"C:/x\", which is an absolute path; nothing "
                        + "of it is used"),
                List.of(Archives.zip("bin/x->../../../etc/passwd"), "holds a link \"bin/x\" that leads out of its "
                        + "folder, to \"../../../etc/passwd\"; nothing of it is used"),
                List.of(Archives.zeros("bin/bomb", 100 << 20), "holds \"bin/bomb\", which unpacks to 100 MB from 99 "
                        + "kB, as only hostile archives do"));
    }

    @ParameterizedTest
    @MethodSource("unusable")
    void whatIsNoPakIsRefusedInASentence(List<Object> given) throws IOException {
        Path file = scratch.resolve("x.brokerpak");
        Files.write(file, (byte[]) given.get(0));
        IOException refused = assertThrows(IOException.class, () -> PakFile.open(file).close());
        assertEquals(given.get(1), refused.getMessage());
    }

    @Test
    void aFolderIsNoPak() {
        assertEquals("is a folder, not a built pak",
                assertThrows(IOException.class, () -> PakFile.open(scratch).close()).getMessage());
    }

    @Test
    void aManifestIsNeeded() throws IOException {
        assertEquals("manifest.yml manifest-file: there is no manifest.yml in the pak, so the broker cannot load it",
                validated("bin/x=y"));
    }

    @Test
    void binariesAreNeededForEveryPlatform() throws IOException {
        String manifest = DiskPak.manifest("- {name: tofu, version: 1.9.0}\n- {name: aws, version: any}")
                .replace("arch: amd64", "arch: amd64\n  - os: darwin\n    arch: arm64")
                .replace("example.yml", "definitions/service0-example.yml");
        assertEquals("""
                manifest.yml binary-in-pak: tofu 1.9.0 for darwin/arm64: there is no file \
                bin/darwin/arm64/1.9.0/tofu, so the \
                broker would not start: it could not find tofu version 1.9.0; nothing is in bin/darwin/arm64/1.9.0/
                manifest.yml binary-in-pak: aws any for linux/amd64: the broker takes the one entry whose name starts \
                with \
                bin/linux/amd64/aws and would not start, for there are 2: bin/linux/amd64/aws, bin/linux/amd64/aws-iam
                manifest.yml binary-in-pak: aws any for darwin/arm64: bin/darwin/arm64/aws is empty, so the broker \
                would not \
                start""", validated("manifest.yml=" + manifest, "definitions/service0-example.yml=" + DEFINITION,
                        "bin/linux/amd64/tofu=t", "bin/linux/amd64/aws=a", "bin/linux/amd64/aws-iam=a",
                        "bin/darwin/arm64/aws="));
    }

    @Test
    void programsMustBeAbleToRun() throws IOException {
        String manifest = DiskPak.manifest("- {name: tofu, version: 1.9.0}\n- {name: terraform-provider-x, version: "
                + "1.0.0}\n- {name: note.txt, version: 1}\n- {name: a..b, version: 1}")
                .replace("example.yml", "definitions/service0-example.yml");
        String elfOfS390x = "\u007fELF\u0002\u0001\u0001" + "\0".repeat(11) + "\u0016" + "\0".repeat(60);
        assertEquals("""
                manifest.yml binary-in-pak: terraform-provider-x 1.0.0 for linux/amd64: \
                bin/linux/amd64/terraform-provider-x_v1.0.0 is a program for Linux on s390x, so every request fails
                manifest.yml binary-in-pak: note.txt 1 for linux/amd64: bin/linux/amd64/note.txt is not marked as \
                executable, so every request fails: permission denied
                manifest.yml binary-in-pak: a..b 1 for linux/amd64: the broker refuses the name bin/linux/amd64/a..b, \
                for there are two dots in a row in it""", validated("manifest.yml=" + manifest,
                        "definitions/service0-example.yml=" + DEFINITION, "bin/linux/amd64/1.9.0/tofu=#!/bin/sh",
                        "bin/linux/amd64/terraform-provider-x_v1.0.0=" + elfOfS390x,
                        "bin/linux/amd64/note.txt=text", "bin/linux/amd64/a..b=x"));
    }

    @Test
    void aPackedDefinitionHoldsItsTemplates() throws IOException {
        String manifest = DiskPak.manifest("- {name: tofu, version: 1.9.0}").replace("example.yml",
                "definitions/service0-example.yml");
        assertEquals("definitions/service0-example.yml registration: the template of provision is "
                + "\"terraform/main.tf\", a file that the broker looks for in its working folder and not in the pak: "
                + "it does not start", validated("manifest.yml=" + manifest, "definitions/service0-example.yml="
                        + DiskPak.DEFINITION, "terraform/main.tf=" + DiskPak.TEMPLATE,
                        "bin/linux/amd64/1.9.0/tofu=t"));
    }

    @Test
    void whatTheOperatorHasToDoIsNoError() throws IOException {
        String manifest = DiskPak.manifest("- {name: tofu, version: 1.9.0}").replace("example.yml",
                "definitions/service0-example.yml") + "required_env_variables: [TOKEN]\n";
        String definition = DEFINITION.replaceFirst("(?s)plans:.*?provision:", "plans: []\ntags: [beta]\nprovision:");
        assertEquals("""
                definitions/service0-example.yml registration: the service "example" has no plans: the broker does not \
                start unless its operator adds some in GSB_SERVICE_EXAMPLE_PLANS
                manifest.yml registration: every service has a tag that hides it, so a broker with this pak alone \
                refuses to start: no services are defined
                manifest.yml link-in-pak: the entry "bin/linux/amd64/other" is a link: the broker would write a file \
                that holds the name of its target
                manifest.yml registration: the broker does not start unless TOKEN is set where it runs\
                """, validated("manifest.yml=" + manifest, "definitions/service0-example.yml=" + definition,
                        "bin/linux/amd64/tofu=t", "bin/linux/amd64/other->tofu"));
    }

    @Test
    void aPakOfTheTimeBeforeOpenTofuIsReadAndExplained() throws IOException {
        String manifest = DiskPak.manifest("- {name: terraform, version: 1.5.0}").replace("example.yml",
                "definitions/service0-example.yml");
        assertEquals("manifest.yml no-tofu: the broker runs OpenTofu and looks for an entry named \"tofu\", not "
                + "\"terraform\": the pak is built, but the broker does not start with it. Ship a version of OpenTofu "
                + "in its place", validated("manifest.yml=" + manifest, "definitions/service0-example.yml=" + DEFINITION,
                        "bin/linux/amd64/1.5.0/terraform=t", "bin/linux/amd64/terraform=t"));
    }

    @Test
    void theRulesJudgeThePackedDocuments() throws IOException {
        String manifest = DiskPak.manifest("- {name: tofu, version: 1.9.0}")
                .replace("- example.yml", "- definitions/service0-a.yml\n  - definitions/service1-b.yml\n  - "
                + "definitions/gone.yml");
        Path file = scratch.resolve("x.brokerpak");
        Files.write(file, Archives.zip("manifest.yml=" + manifest, "definitions/service0-a.yml=" + DEFINITION,
                "definitions/service1-b.yml=" + DEFINITION, "bin/linux/amd64/tofu=t"));
        try (PakFile pak = PakFile.open(file)) {
            List<String> rules = pak.validate(linter(), Work.UNWATCHED).stream().map(finding -> finding.rule())
                    .distinct().toList();
            assertTrue(rules.contains("definition-file") && rules.contains("duplicate-in-catalog"), rules.toString());
        }
    }

    @Test
    void damageIsFoundByUnpacking() throws IOException {
        new Build(scratch).built(DiskPak.withScripts(scratch.resolve("pak")));
        Path file = scratch.resolve("out.brokerpak");
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int tofu = text.indexOf("1.9.0/tofu") + "1.9.0/tofu".length();
        bytes[tofu + 3] ^= 0x11;
        Files.write(file, bytes);
        try (PakFile pak = PakFile.open(file)) {
            assertEquals("the archive is damaged: its file \"bin/linux/amd64/1.9.0/tofu\" cannot be unpacked",
                    pak.validate(linter(), Work.UNWATCHED).getFirst().message());
        }
    }

    /** Whatever the bytes, there is a verdict or a sentence, never another exception. */
    @Test
    void brokenBytesAreRefusedOrJudged() throws IOException {
        new Build(scratch).built(DiskPak.withScripts(scratch.resolve("pak")));
        byte[] good = Files.readAllBytes(scratch.resolve("out.brokerpak"));
        Path file = scratch.resolve("broken.brokerpak");
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] bytes = random.nextInt(10) == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
            for (int i = random.nextInt(4); i >= 0 && bytes.length > 0; i--) {
                // Mistakes in the directory at the end are the ones that mislead.
                int at = random.nextBoolean() ? random.nextInt(bytes.length)
                        : bytes.length - 1 - random.nextInt(Math.min(bytes.length, 900));
                bytes[at] = (byte) random.nextInt(256);
            }
            Files.write(file, bytes);
            try (PakFile pak = PakFile.open(file)) {
                pak.validate(linter(), Work.UNWATCHED);
                PakInfo.of(pak);
            } catch (IOException refused) {
                assertTrue(refused.getMessage() != null, "seed " + seed);
            } catch (RuntimeException failure) {
                throw new AssertionError("seed " + seed, failure);
            }
        }
    }

    @Test
    void whatAPakSaysOfItself() throws IOException {
        new Build(scratch).built(DiskPak.withScripts(scratch.resolve("pak")));
        try (PakFile pak = PakFile.open(scratch.resolve("out.brokerpak"))) {
            PakInfo info = PakInfo.of(pak);
            assertEquals("demo 0.1.0 [linux/amd64]", info.name() + " " + info.version() + " " + info.platforms());
            assertEquals("[Dependency[name=tofu, version=1.9.0, source=], Dependency[name=helper, "
                    + "version=2.0, source=]]", info.dependencies().toString());
            assertEquals("[Service[id=0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11, name=example, description=An example, "
                    + "plans=[small]]]", info.services().toString());
            assertEquals(9, info.contents().size());
        }
    }

    private String validated(String... entries) throws IOException {
        Path file = scratch.resolve("x.brokerpak");
        Files.write(file, Archives.zip(entries));
        try (PakFile pak = PakFile.open(file)) {
            return pak.validate(linter(), Work.UNWATCHED).stream()
                    .filter(finding -> finding.stage() == Stage.REGISTRATION || finding.stage() == Stage.MANIFEST_LOAD)
                    .map(finding -> finding.file() + " " + finding.rule() + ": " + finding.message())
                    .collect(Collectors.joining("\n"));
        }
    }

    private static Linter linter() {
        return Linter.standard((sentence, failure) -> {
            throw new IllegalStateException(sentence, failure);
        });
    }
}
