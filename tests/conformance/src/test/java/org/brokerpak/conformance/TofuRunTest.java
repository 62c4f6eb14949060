/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.tofu.TofuDiagnostic;
import org.brokerpak.pak.tofu.TofuListener;
import org.brokerpak.pak.tofu.TofuRequest;
import org.brokerpak.pak.tofu.TofuResult;
import org.brokerpak.pak.tofu.TofuRunner;
import org.brokerpak.pak.tofu.TofuStep;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What <i>preview --tofu</i> and the console in Eclipse do, with a real tofu and a real provider. */
class TofuRunTest {

    private static final String PAK = DiskPak.MANIFEST + """
            ### example.yml
            name: example
            provision:
              user_inputs:
                - field_name: length
                  type: integer
                  default: 5
              templates:
                inline: |
                  # ä
                  output "name" { value = "n-${random_string.name.result}" }
              template_refs:
                main: terraform/main.tf
            ### terraform/main.tf
            terraform {
              required_providers {
                random = {
                  source = "registry.terraform.io/hashicorp/random"
                }
              }
            }
            variable "length" { type = number }
            resource "random_string" "name" {
              length = var.length
            }
            """;

    @TempDir
    private Path scratch;

    private Path tofu;
    private Path provider;
    private final List<String> printed = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, String> environment = new TreeMap<>();
    private volatile TofuStep running;
    private BooleanSupplier cancelled = () -> false;

    @BeforeEach
    void programsAreThere() {
        tofu = Peers.tofu();
        provider = Peers.provider();
        environment.put("PATH", System.getenv("PATH"));
    }

    @Test
    void aGoodWorkspaceIsValidAndPlanned() {
        assertEquals("accepted at VALIDATE\n", said(PAK, TofuStep.VALIDATE));
        assertEquals("accepted at PLAN\n", said(PAK, TofuStep.PLAN));
        assertTrue(printed.stream().anyMatch(line -> line.contains("Plan: 1 to add")), printed.toString());
    }

    @Test
    void noNetworkIsNeeded() {
        for (String proxy : new String[] {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"}) {
            environment.put(proxy, "http://127.0.0.1:9");
        }
        assertEquals("accepted at PLAN\n", said(PAK, TofuStep.PLAN));
    }

    @Test
    void refusalLeadsToTheTfFile() {
        assertEquals("""
                refused at VALIDATE
                terraform/main.tf:10:12: error: Reference to undeclared input variable
                """, shortened(said(PAK.replace("= var.length", "= var.lenght"), TofuStep.VALIDATE)));
        assertEquals("""
                refused at VALIDATE
                terraform/main.tf:9:33: error: Missing required argument
                terraform/main.tf:10:3: error: Unsupported argument
                """, shortened(said(PAK.replace("length = var", "lenght = var"), TofuStep.VALIDATE)));
    }

    @Test
    void refusalLeadsToTheYamlLineThroughItsIndentation() {
        assertEquals("""
                refused at VALIDATE
                example.yml:10:36: error: Reference to undeclared resource
                """, shortened(said(PAK.replace("random_string.name.result", "random_string.nane.result"),
                        TofuStep.VALIDATE)));
        assertEquals("""
                refused at INIT
                example.yml:10:7: error: Invalid expression
                """, shortened(said(PAK.replace("\"n-${random_string.name.result}\"", ""), TofuStep.VALIDATE)));
    }

    @Test
    void whatOnlyPlanSeesLeadsBack() {
        String pak = PAK.replace("{ type = number }", """
                {
                  type = number
                  validation {
                    condition     = var.length > 5
                    error_message = "Too short."
                  }
                }""");
        assertEquals("accepted at VALIDATE\n", said(pak, TofuStep.VALIDATE));
        assertEquals("refused at PLAN\nterraform/main.tf:8:1: error: Invalid value for variable\n",
                shortened(said(pak, TofuStep.PLAN)));
        assertTrue(printed.stream().anyMatch(line -> line.contains("on main.tf line 8")
                && line.endsWith("-> terraform/main.tf:8:1")), printed.toString());
    }

    @Test
    void aSourceWithoutAHostIsExplained() {
        String said = said(PAK.replace("source = \"registry.terraform.io/hashicorp/random\"",
                "source = \"hashicorp/random\""), TofuStep.VALIDATE);
        assertTrue(said.startsWith("refused at INIT\n") && said.contains("note: the pak carries the provider "
                + "registry.terraform.io/hashicorp/random, but a source without a host means "
                + "registry.opentofu.org/hashicorp/random to tofu: write source = "), said);
    }

    @Test
    void aVersionThatIsNotShippedIsRefused() {
        String said = said(PAK.replace("hashicorp/random\"\n    }", "hashicorp/random\"\n      version = \">= 4.0\"\n    }"),
                TofuStep.VALIDATE);
        assertTrue(said.startsWith("refused at INIT\nerror: Failed to resolve provider packages: Could not resolve provider "
                + Peers.PROVIDER_ADDRESS + ": no available releases match"), said);
    }

    @Test
    void anotherVersionOfTofuIsTold() {
        assertEquals("accepted at VALIDATE\nnote: " + tofu + " is version 1.12.6, and the manifest names 1.9.0: what it "
                + "says may differ\n", said(PAK.replace("1.12.6", "1.9.0"), TofuStep.VALIDATE));
    }

    @Test
    void cancellingEndsTofuAndItsProvider() throws IOException {
        // It takes tofu long enough that nobody misses the provider.
        String pak = PAK.replace("length = var.length", "length = var.length\n  count  = 20000")
                .replace("random_string.name.result", "random_string.name[0].result");
        cancelled = () -> running == TofuStep.PLAN && processes().contains(Peers.PROVIDER_FILE);
        assertInstanceOf(TofuResult.Cancelled.class, run(pak, TofuStep.PLAN));
        assertNothingRuns();
    }

    @Test
    void nothingIsLeftRunning() throws IOException {
        run(PAK, TofuStep.PLAN);
        assertNothingRuns();
    }

    /** No process works in a folder that was made for a run, and no such folder is left. */
    private void assertNothingRuns() throws IOException {
        assertEquals(List.of(), processes());
        try (var left = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            assertEquals(List.of(), left.filter(path -> path.getFileName().toString().startsWith("brokerpak-tofu"))
                    .filter(path -> Files.exists(path.resolve("workspace/inline.tf"))).toList());
        }
    }

    /** The programs that we have started and that still run. */
    private static List<String> processes() {
        return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)
                .flatMap(process -> process.info().command().stream())
                .map(command -> Path.of(command).getFileName().toString()).toList();
    }

    private String said(String literal, TofuStep step) {
        return said(run(literal, step));
    }

    private TofuResult run(String literal, TofuStep step) {
        printed.clear();
        Path folder = DiskPak.write(scratch.resolve("pak"), literal, provider);
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        ServiceFile service = pak.services().getFirst();
        Workspace workspace = Workspace.of(service, Action.Kind.PROVISION, Map.of("length", 5L));
        TofuListener listener = new TofuListener() {
            @Override
            public void printed(Line line) {
                printed.add(line.text() + line.source().map(place -> " -> " + place).orElse(""));
            }

            @Override
            public void started(TofuStep started) {
                running = started;
            }
        };
        TofuRequest request = new TofuRequest(service, workspace, SourceMap.of(service, workspace, Map.of()),
                pak.manifest().orElseThrow(), folder, step, tofu, scratch.resolve("cache"), TofuRequest.USUAL_LIMIT,
                Set.of());
        return new TofuRunner(environment::get).run(request, listener, cancelled);
    }

    private static String said(TofuResult result) {
        StringBuilder out = new StringBuilder();
        switch (result) {
            case TofuResult.Judged judged -> {
                out.append(judged.accepted() ? "accepted" : "refused").append(" at ").append(judged.step())
                        .append('\n');
                judged.diagnostics().stream().map(TofuDiagnostic::toString).forEach(
                        diagnostic -> out.append(diagnostic).append('\n'));
            }
            case TofuResult.Failed failed -> out.append("failed: ").append(failed.message()).append('\n');
            case TofuResult.Cancelled cancelled -> out.append("cancelled\n");
        }
        result.notes().forEach(note -> out.append("note: ").append(note).append('\n'));
        return out.toString();
    }

    /** Without what tofu explains at length. */
    private static String shortened(String said) {
        return said.replaceAll("(?m)(error: [^:\n]*):.*", "$1");
    }
}
