/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.Resolver;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What our rules and our preview say of whole paks, a real tofu says too. */
class SamplePakTest {

    @TempDir
    private Path scratch;

    @Test
    void whatIsFreeOfErrorsIsValid() {
        TofuFolder folder = new TofuFolder(scratch);
        for (SamplePak pak : SamplePak.all()) {
            assertEquals(List.of(), pak.errors(), pak.name());
            folder.write(pak.workspace());
            assertEquals(List.of(), folder.errors(), pak.name());
        }
    }

    @Test
    void flatWorkspaceIsAppliedWithTheValuesOfTheExample() throws GoError {
        SamplePak pak = SamplePak.read("flat");
        Resolution provision = Resolver.resolve(pak.request(Operation.PROVISION).withParameters(Map.of("prefix", "x")));
        Map<String, Object> outputs = apply(pak, Operation.PROVISION.action(), Workspace.Layout.FLAT, provision);
        assertTrue(outputs.get("names").toString().matches("x-\\w{8},x-\\w{8}"), outputs.toString());
        assertEquals(outputs.get("names").toString().split(",")[0], outputs.get("first"));
        assertEquals(2.0, outputs.get("count"));
        assertEquals(16, outputs.get("secret").toString().length());

        Resolution bind = Resolver.resolve(pak.request(Operation.BIND).withGiven(Map.of("instance.details", outputs)));
        assertTrue(bind.failure().isEmpty(), bind.failure().toString());
        assertEquals(Map.of("user", "user-of-" + outputs.get("first")),
                withoutStatus(apply(pak, Action.Kind.BIND, Workspace.Layout.MODULE, bind)));
    }

    @Test
    void moduleWorkspaceIsAppliedWithTheValuesOfTheExample() throws GoError {
        SamplePak pak = SamplePak.read("single");
        Resolution provision = Resolver.resolve(pak.request(Operation.PROVISION).withParameters(
                Map.of("length", 4L, "shape", Map.of("name", "q", "sizes", List.of(3L, 4L)))));
        Map<String, Object> outputs = apply(pak, Operation.PROVISION.action(), Workspace.Layout.MODULE, provision);
        assertTrue(outputs.get("id").toString().matches("[0-9a-f]{8}|q[0-9a-f]{8}"), outputs.toString());
        assertEquals("q3 q4", outputs.get("text").toString().replaceAll("\\s+", " "));
        assertEquals(7.0, outputs.get("sum"));
    }

    private Map<String, Object> apply(SamplePak pak, Action.Kind action, Workspace.Layout layout, Resolution resolution)
            throws GoError {
        assertTrue(resolution.failure().isEmpty(), resolution.failure().toString());
        Workspace workspace = Workspace.of(pak.service(), action, resolution.values());
        assertEquals(layout, workspace.layout());
        TofuFolder folder = new TofuFolder(scratch.resolve(pak.name() + action));
        folder.write(workspace);
        for (String[] command : Stream.of("init -backend=false -input=false -no-color", "plan -input=false -no-color",
                "apply -auto-approve -input=false -no-color").map(line -> line.split(" ")).toList()) {
            TofuFolder.Outcome outcome = folder.run(command);
            assertEquals(0, outcome.exitCode(), outcome.output());
            assertFalse(command[0].equals("apply") && outcome.output().contains("Warning:"), outcome.output());
        }
        Map<String, Object> values = new TreeMap<>();
        GoJsonReader.object(folder.run("output", "-json", "-no-color").output()).forEach((name, output) ->
                values.put(name, output instanceof Map<?, ?> fields ? fields.get("value") : null));
        return values;
    }

    private static Map<String, Object> withoutStatus(Map<String, Object> outputs) {
        outputs.remove("status");
        return outputs;
    }
}
