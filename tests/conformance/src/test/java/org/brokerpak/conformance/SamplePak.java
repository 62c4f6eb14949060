/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.RequestPlan;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.resolution.Resolver;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Linter;

/** A complete pak of one service, small enough to read, as a literal in the folder {@code paks}. */
record SamplePak(String name, String literal) {

    private static final Linter LINTER = Linter.standard((message, failure) -> fail(message, failure));

    static List<SamplePak> all() {
        return List.of(read("flat"), read("single"));
    }

    static SamplePak read(String name) {
        try (InputStream stream = SamplePak.class.getResourceAsStream("paks/" + name + ".pak")) {
            return new SamplePak(name, DiskPak.MANIFEST + new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException absent) {
            throw new UncheckedIOException(absent);
        }
    }

    /** The same pak with another text in it. */
    SamplePak with(String from, String to) {
        if (!literal.contains(from)) {
            throw new IllegalArgumentException(name + " does not hold <" + from + ">");
        }
        return new SamplePak(name, literal.replace(from, to));
    }

    Pak load() {
        return Pak.load(LiteralPakFiles.parse(literal), new DocumentCache());
    }

    ServiceFile service() {
        return load().services().getFirst();
    }

    /** What our rules call an error. */
    List<Finding> errors() {
        return LINTER.lint(load()).stream().filter(Finding::isError).toList();
    }

    ResolutionRequest request(Operation operation) {
        ServiceFile service = service();
        return ResolutionRequest.of(service, RequestPlan.of(service.content(), service.content().plans().getFirst()),
                operation);
    }

    /** The workspace of a request without parameters. */
    Workspace workspace() {
        Resolution resolution = Resolver.resolve(request(Operation.PROVISION));
        return Workspace.of(service(), Operation.PROVISION.action(), resolution.values());
    }
}
