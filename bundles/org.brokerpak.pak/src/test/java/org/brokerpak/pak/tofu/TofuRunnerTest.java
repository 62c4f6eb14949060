/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Good and bad tofus, all of them scripts. */
class TofuRunnerTest {

    private static final String GOOD = """
            case "$1" in
              version) echo "OpenTofu v1.9.0"; echo "on linux_amd64";;
              init) echo "Initializing the backend...";;
              validate) echo '{"format_version":"1.0","valid":true,"error_count":0,"diagnostics":[]}';;
              plan) echo "No changes.";;
            esac
            """;

    @TempDir
    private Path scratch;

    @BeforeEach
    void scriptsRunHere() {
        boolean posix = File.separatorChar == '/';
        if (!posix) {
            System.out.println("the scripts that stand in for tofu need a shell, and this system has none");
        }
        assumeTrue(posix);
    }

    /** A good one but for one command. */
    private static String good(String command, String script) {
        return "if [ \"$1\" = " + command + " ]; then\n" + script + "\nexit $?\nfi\n" + GOOD;
    }

    private String said(String script, TofuStep step) {
        return StandIn.said(new StandIn(scratch).script(script).run(step));
    }

    @Test
    void aGoodWorkspaceIsAccepted() {
        StandIn tofu = new StandIn(scratch).script(GOOD);
        assertEquals("accepted at VALIDATE\n", StandIn.said(tofu.run(TofuStep.VALIDATE)));
        assertEquals(List.of("OpenTofu v1.9.0", "on linux_amd64", "Initializing the backend..."), tofu.printed());
        assertEquals("accepted at PLAN\n", StandIn.said(tofu.run(TofuStep.PLAN)));
        assertEquals("No changes.", tofu.printed().getLast());
    }

    @Test
    void tofuGetsTheWorkspaceAndNothingElse() throws IOException {
        StandIn tofu = new StandIn(scratch).set("SECRET_OF_USER", "x").set("CLOUD_KEY", "k3y-value").script("""
                echo "$*" >> @/commands
                env > @/env-$1
                ls -A >> @/files
                cat "$TF_CLI_CONFIG_FILE" > @/config
                pwd > @/folder
                """ + GOOD);
        tofu.run(TofuStep.PLAN);
        assertEquals("""
                version
                init -backend=false -input=false -no-color
                plan -input=false -no-color -lock=false
                """, Files.readString(scratch.resolve("commands")));
        assertEquals(List.of("inline.tf", "main.tf", "terraform.tfvars.json"),
                Files.readAllLines(scratch.resolve("files")).stream().distinct().toList());
        List<String> names = Files.readAllLines(scratch.resolve("env-plan")).stream()
                .map(line -> line.replaceFirst("=.*", ""))
                .filter(name -> !List.of("PWD", "OLDPWD", "SHLVL", "_", "LANG", "LC_ALL", "TZ").contains(name)).sorted()
                .toList();
        assertEquals(List.of("APPDATA", "BROKERPAK_WORKSPACE", "CHECKPOINT_DISABLE", "CLOUD_KEY", "HOME", "PATH", "TEMP",
                "TF_CLI_CONFIG_FILE", "TF_INPUT", "TF_IN_AUTOMATION", "TMP", "TMPDIR"), names);
        assertFalse(Files.readString(scratch.resolve("env-init")).contains("CLOUD_KEY"));
        String config = Files.readString(scratch.resolve("config"));
        assertTrue(config.contains("filesystem_mirror") && !config.contains("direct"), config);
        Path folder = Path.of(Files.readString(scratch.resolve("folder")).strip());
        assertFalse(Files.exists(folder.getParent()), "the temporary folder is gone");
    }

    @Test
    void whatValidateRefusesIsLedBackToThePak() {
        String verdict = """
                cat <<'END'
                {"format_version":"1.0","valid":false,"error_count":2,"warning_count":2,"diagnostics":[
                {"severity":"error","summary":"Reference to undeclared input variable",
                 "detail":"An input variable with the name\\n\\"missing\\" has not been declared.",
                 "range":{"filename":"inline.tf","start":{"line":2,"column":22,"byte":26},"end":{"line":2,"column":33,"byte":37}}},
                {"severity":"error","summary":"In a file","detail":"","range":{"filename":"main.tf","start":{"line":2,"column":1,"byte":19},"end":{"line":2,"column":9,"byte":27}}},
                {"severity":"warning","summary":"Value","detail":"It is hunter2!","range":{"filename":"terraform.tfvars.json","start":{"line":3,"column":3,"byte":32},"end":{"line":3,"column":9,"byte":33}}},
                {"severity":"warning","summary":"Nowhere."}]}
                END
                exit 1""";
        assertEquals("""
                refused at VALIDATE
                example.yml:10:28: error: Reference to undeclared input variable: An input variable with the name "missing" has not been declared.
                terraform/main.tf:2:1: error: In a file
                example.yml:4:19: warning: Value: It is (sensitive value)
                warning: Nowhere.
                """, said(good("validate", verdict), TofuStep.VALIDATE));
    }

    @Test
    void whatPlanPrintsIsLedBackToo() {
        StandIn tofu = new StandIn(scratch).set("CLOUD_KEY", "k3y-value").script(good("plan", """
                echo "will use hunter2! and $CLOUD_KEY and a generated secret"
                echo "looks in $(dirname $TF_CLI_CONFIG_FILE)/providers"
                cat >&2 <<'END'
                \u2577
                \u2502 Error: Invalid value for variable
                \u2502\u0020
                \u2502   on main.tf line 1, in variable "size":
                \u2502    1: variable "size" {}
                \u2502     \u251c\u2500\u2500\u2500\u2500
                \u2502     \u2502 var.size is 5
                \u2502\u0020
                \u2502 It is too small, says hunter2!.
                \u2575
                \u2577
                \u2502 Warning: Old
                \u2502\u0020
                \u2502 So old.
                \u2575
                END
                exit 1"""));
        assertEquals("""
                refused at PLAN
                terraform/main.tf:1:1: error: Invalid value for variable: It is too small, says (sensitive value).
                warning: Old: So old.
                """, StandIn.said(tofu.run(TofuStep.PLAN)));
        assertTrue(tofu.printed().contains("will use (sensitive value) and (sensitive value) and a (sensitive value)"),
                tofu.printed().toString());
        assertTrue(tofu.printed().contains("looks in the providers of the pak"), tofu.printed().toString());
        assertTrue(tofu.printed().contains("\u2502   on main.tf line 1, in variable \"size\": -> terraform/main.tf:1:1"),
                tofu.printed().toString());
        assertEquals("refused at PLAN\nerror: tofu plan ended with exit code 3: oh dear\n",
                said(good("plan", "echo 'oh dear' >&2; exit 3"), TofuStep.PLAN));
    }

    @Test
    void aMissingProviderIsExplained() {
        String pak = StandIn.PAK.replace("service_definitions:", """
                  - name: terraform-provider-random
                    version: 3.6.0
                    url_template: https://nowhere.invalid/random.zip
                service_definitions:""".stripIndent());
        assertEquals("""
                refused at INIT
                error: Failed to query available provider packages: Could not retrieve the list of available versions for provider hashicorp/random: provider registry.opentofu.org/hashicorp/random was not found
                note: the pak carries the provider registry.terraform.io/hashicorp/random, but a source without a host means registry.opentofu.org/hashicorp/random to tofu: write source = "registry.terraform.io/hashicorp/random" in required_providers
                note: terraform-provider-random 3.6.0 for linux/amd64 cannot be fetched from https://nowhere.invalid/random.zip: it is not in the cache, and downloads are switched off. Build the pak once, and tofu will find the provider in the cache
                """, StandIn.said(new StandIn(scratch, pak).script(good("init", """
                        cat >&2 <<'END'
                        \u2577
                        \u2502 Error: Failed to query available provider packages
                        \u2502\u0020
                        \u2502 Could not retrieve the list of available versions for provider
                        \u2502 hashicorp/random: provider registry.opentofu.org/hashicorp/random was not
                        \u2502 found
                        \u2575
                        END
                        exit 1""")).run(TofuStep.VALIDATE)));
    }

    @Test
    void thePaksOwnTofuAndProvidersAreUsed() throws IOException {
        String pak = StandIn.PAK.replace("https://nowhere.invalid/tofu.zip", "programs/tofu").replace(
                "service_definitions:", """
                          - name: terraform-provider-random
                            version: v3.6
                            url_template: programs/terraform-provider-random_v3.6.0_x5
                          - name: helper
                            version: 2
                            url_template: programs/helper
                        service_definitions:""".stripIndent());
        StandIn tofu = new StandIn(scratch, pak);
        DiskPak.program(tofu.pak().resolve("programs/terraform-provider-random_v3.6.0_x5"));
        DiskPak.program(tofu.pak().resolve("programs/helper"));
        Path own = tofu.pak().resolve("programs/tofu");
        DiskPak.writeFile(own, "#!/bin/sh\n(cd $(dirname $TF_CLI_CONFIG_FILE)/providers && find . -name 'terr*') > "
                + scratch + "/providers\nhelper > " + scratch + "/helped\n" + GOOD);
        own.toFile().setExecutable(true);
        assertEquals("accepted at VALIDATE\n", StandIn.said(tofu.run(TofuStep.VALIDATE)));
        assertEquals("./registry.terraform.io/hashicorp/random/3.6.0/linux_amd64/terraform-provider-random_v3.6.0_x5\n",
                Files.readString(scratch.resolve("providers")));
        assertEquals("helper\n", Files.readString(scratch.resolve("helped")));
    }

    @Test
    void anotherVersionIsTold() {
        assertEquals("accepted at VALIDATE\nnote: " + scratch + "/bin/tofu is version 1.6.2, and the manifest names "
                + "1.9.0: what it says may differ\n", said(GOOD.replace("1.9.0", "1.6.2"), TofuStep.VALIDATE));
        assertEquals("accepted at VALIDATE\nnote: " + scratch + "/bin/tofu is Terraform, and the broker runs OpenTofu: "
                + "what it says may differ\n", said(GOOD.replace("OpenTofu", "Terraform"), TofuStep.VALIDATE));
    }

    @Test
    void whatIsNoTofuIsSaidSo() {
        assertEquals("failed: " + scratch + "/bin/tofu does not say which version of tofu it is, but \"hello you\". It "
                + "seems to be something else\n", said("echo hello\tyou", TofuStep.VALIDATE));
        assertEquals("failed: " + scratch + "/bin/tofu does not say which version of tofu it is. It seems to be "
                + "something else\n", said("exit 5", TofuStep.VALIDATE));
        assertEquals("failed: there is no " + scratch + "/none\n", StandIn.said(new StandIn(scratch)
                .program(scratch.resolve("none")).run(TofuStep.VALIDATE)));
        assertEquals("failed: " + scratch + "/pak is a folder; name the program in it\n",
                StandIn.said(new StandIn(scratch).program(scratch.resolve("pak")).run(TofuStep.VALIDATE)));
        assertEquals("failed: " + scratch + "/pak/manifest.yml cannot be run: it is not executable\n",
                StandIn.said(new StandIn(scratch).program(scratch.resolve("pak/manifest.yml")).run(TofuStep.VALIDATE)));
        assertEquals("failed: there is no tofu: none is on the PATH, and the pak's own is not in the cache. Build the "
                + "pak once, install OpenTofu, or say where it is\n",
                StandIn.said(new StandIn(scratch).set("PATH", "relative:" + scratch).run(TofuStep.VALIDATE)));
        DiskPak.writeFile(scratch.resolve("bin/tofu"), "#!/no/such/shell\n");
        String notStarted = StandIn.said(new StandIn(scratch).program(scratch.resolve("bin/tofu"))
                .run(TofuStep.VALIDATE));
        assertTrue(notStarted.startsWith("failed: " + scratch + "/bin/tofu cannot be started: No such file"),
                notStarted);
    }

    @Test
    void garbageIsSaidSo() {
        assertEquals("failed: tofu validate printed something else than its verdict: Success! hunter... no, "
                + "(sensitive value)\n", said(good("validate", "echo 'Success!'; echo 'hunter... no, hunter2!'"),
                TofuStep.VALIDATE));
        assertEquals("failed: tofu validate printed nothing\n", said(good("validate", "exit 9"), TofuStep.VALIDATE));
        assertEquals("failed: tofu init printed without end and was stopped\n", said(good("init", "yes"),
                TofuStep.VALIDATE));
    }

    @Test
    void theFirstTofuOnThePathIsTaken() {
        new StandIn(scratch).script(GOOD);
        assertEquals("accepted at VALIDATE\n", StandIn.said(new StandIn(scratch)
                .set("PATH", scratch.resolve("bin") + ":" + System.getenv("PATH")).run(TofuStep.VALIDATE)));
    }

    @Test
    void whatHangsIsStopped() throws IOException {
        StandIn tofu = new StandIn(scratch).limit(Duration.ofMillis(700)).script(good("init", """
                sleep 600 & echo $! > @/child
                sh -c 'sleep 600 & echo $! > @/grandchild; wait' &
                wait"""));
        assertEquals("failed: tofu init did not end within 700 milliseconds and was stopped\n",
                StandIn.said(tofu.run(TofuStep.VALIDATE)));
        assertNothingRuns("child", "grandchild");
    }

    @Test
    void cancellingEndsEverything() throws IOException {
        StandIn tofu = new StandIn(scratch).cancelAt("ready").script(good("init", """
                trap '' TERM INT
                sh -c 'trap "" TERM; sleep 600 & echo $! > @/grandchild; echo ready; wait' & echo $! > @/child
                wait"""));
        assertInstanceOf(TofuResult.Cancelled.class, tofu.run(TofuStep.VALIDATE));
        assertNothingRuns("child", "grandchild");
        try (Stream<Path> left = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            assertEquals(List.of(), left.filter(path -> path.getFileName().toString().startsWith("brokerpak-tofu"))
                    .filter(path -> Files.exists(path.resolve("workspace/inline.tf"))).toList());
        }
    }

    @Test
    void aListenerThatFailsStopsNothingFromEnding() throws IOException {
        StandIn tofu = new StandIn(scratch).failAt("first").script(good("init",
                "sleep 600 > /dev/null 2>&1 & echo $! > @/child; echo first; sleep 0.3; yes | head -n 100000"));
        assertThrows(IllegalStateException.class, () -> tofu.run(TofuStep.VALIDATE));
        assertNothingRuns("child");
    }

    @Test
    void whatTofuLeavesRunningIsEnded() throws IOException {
        assertEquals("accepted at VALIDATE\n", said(good("init",
                "sleep 600 > /dev/null 2>&1 & echo $! > @/child; sleep 0.3"), TofuStep.VALIDATE));
        assertNothingRuns("child");
    }

    @Test
    void whoLostItsParentAtOnceIsKnownByItsEnvironment() throws IOException {
        boolean shown = Files.isDirectory(Path.of("/proc"));
        if (!shown) {
            System.out.println("this system does not show the environment of processes");
        }
        assumeTrue(shown);
        assertEquals("accepted at VALIDATE\n", said(good("init", "sleep 600 > /dev/null 2>&1 & echo $! > @/child"),
                TofuStep.VALIDATE));
        assertNothingRuns("child");
    }

    private void assertNothingRuns(String... names) throws IOException {
        for (String name : names) {
            long pid = Long.parseLong(Files.readString(scratch.resolve(name)).strip());
            assertFalse(ProcessHandle.of(pid).map(ProcessTree::runs).orElse(false), name + " still runs");
        }
    }
}
