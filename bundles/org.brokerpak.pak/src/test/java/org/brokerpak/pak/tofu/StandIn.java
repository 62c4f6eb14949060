/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.testing.DiskPak;

/** Runs a script that stands in for tofu, in a workspace of a pak on disk, and keeps what was printed. */
final class StandIn {

    static final String PAK = """
            packversion: 1
            name: demo
            version: 0.1.0
            platforms:
              - os: linux
                arch: amd64
            terraform_binaries:
              - name: tofu
                version: 1.9.0
                default: true
                url_template: https://nowhere.invalid/tofu.zip
            service_definitions:
              - example.yml
            required_env_variables: [CLOUD_KEY]
            ### example.yml
            name: example
            provision:
              user_inputs:
                - field_name: size
                  type: integer
                  default: 5
              templates:
                inline: |
                  # ä
                  output "o" { value = var.missing }
              template_refs:
                main: terraform/main.tf
            ### terraform/main.tf
            variable "size" {}
            variable "password" {}
            """;

    private final Path pak;
    private final Path scratch;
    private final Map<String, Object> values = new TreeMap<>(Map.of("size", 5L, "password", "hunter2!"));
    private final Map<String, String> environment = new TreeMap<>();
    private final List<String> printed = Collections.synchronizedList(new ArrayList<>());
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private Path program;
    private String cancelAt = "\0";
    private String failAt = "\0";
    private Duration limit = Duration.ofMinutes(1);

    StandIn(Path scratch) {
        this(scratch, PAK);
    }

    StandIn(Path scratch, String pak) {
        this.scratch = scratch;
        this.pak = DiskPak.writeFiles(scratch.resolve("pak"), pak);
        environment.put("PATH", System.getenv("PATH"));
    }

    Path pak() {
        return pak;
    }

    /** Takes this script; {@code @} stands for the scratch folder. */
    StandIn script(String script) {
        program = scratch.resolve("bin/tofu");
        DiskPak.writeFile(program, "#!/bin/sh\n" + script.replace("@", scratch.toString()));
        program.toFile().setExecutable(true);
        return this;
    }

    StandIn program(Path other) {
        program = other;
        return this;
    }

    StandIn set(String name, String value) {
        environment.put(name, value);
        return this;
    }

    StandIn limit(Duration other) {
        limit = other;
        return this;
    }

    /** Cancels as soon as a line with this text is printed. */
    StandIn cancelAt(String text) {
        cancelAt = text;
        return this;
    }

    /** Lets the listener fail as soon as a line with this text is printed. */
    StandIn failAt(String text) {
        failAt = text;
        return this;
    }

    List<String> printed() {
        return List.copyOf(printed);
    }

    TofuResult run(TofuStep step) {
        Pak loaded = Pak.load(FolderPakFiles.of(pak), new DocumentCache());
        ServiceFile service = loaded.services().getFirst();
        Workspace workspace = Workspace.of(service, Action.Kind.PROVISION, values);
        TofuRequest request = new TofuRequest(service, workspace, SourceMap.of(service, workspace, Map.of()),
                loaded.manifest().orElseThrow(), pak, step, program, scratch.resolve("cache"), limit,
                Set.of("generated secret"));
        TofuListener listener = new TofuListener() {
            @Override
            public void printed(Line line) {
                printed.add(line.text() + line.source().map(place -> " -> " + place).orElse(""));
                if (line.text().contains(failAt)) {
                    throw new IllegalStateException("broken on purpose");
                }
                if (line.text().contains(cancelAt)) {
                    cancelled.set(true);
                }
            }
        };
        return new TofuRunner(environment::get, "linux/amd64").run(request, listener, cancelled::get);
    }

    /** The verdict in short: accepted or not, notes, and each diagnostic in a line. */
    static String said(TofuResult result) {
        StringBuilder out = new StringBuilder();
        switch (result) {
            case TofuResult.Judged judged -> {
                out.append(judged.accepted() ? "accepted" : "refused").append(" at ").append(judged.step())
                        .append('\n');
                judged.diagnostics().forEach(diagnostic -> out.append(diagnostic).append('\n'));
            }
            case TofuResult.Failed failed -> out.append("failed: ").append(failed.message()).append('\n');
            case TofuResult.Cancelled cancelled -> out.append("cancelled\n");
        }
        result.notes().forEach(note -> out.append("note: ").append(note).append('\n'));
        return out.toString();
    }
}
