/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.resolution.schema.CatalogSchemas;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.go.GoError;
import org.junit.jupiter.api.Test;

/** Real paks: each of their services is resolved for each plan and operation, with the parameters of its examples. */
class CorpusResolutionTest {

    @Test
    void realServicesResolve() throws IOException, GoError {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", ""));
        boolean present = Files.isDirectory(corpus);
        if (!present) {
            System.out.println("no corpus of real paks at brokerpak.corpus: resolution was not tried on it");
        }
        assumeTrue(present);
        Map<Operation, Integer> fine = new TreeMap<>();
        Map<Operation, Integer> all = new TreeMap<>();
        Map<String, Integer> failures = new TreeMap<>();
        for (Pak pak : paks(corpus)) {
            OperatorSettings operator = OperatorSettings.of(pak.manifest().orElseThrow().content());
            for (ServiceFile service : pak.services()) {
                assertTrue(CatalogSchemas.json(CatalogSchemas.of(service).catalogEntry()).startsWith(
                        "{\"service_binding\":{\"create\":{\"parameters\":{\"$schema\":"));
                for (Plan plan : plans(service)) {
                    for (Operation operation : Operation.values()) {
                        Resolution resolution = Resolver.resolve(ResolutionRequest.of(service,
                                RequestPlan.of(service.content(), plan), operation).withOperator(operator).withParameters(example(service, plan, operation)));
                        all.merge(operation, 1, Integer::sum);
                        resolution.failure().ifPresentOrElse(
                                failure -> failures.merge(service.displayedName() + ", " + operation.id() + ": "
                                        + failure.message(), 1, Integer::sum),
                                () -> fine.merge(operation, 1, Integer::sum));
                        assertEquals(operation.action().key().equals("bind") ? 8 : 9, resolution.frames().size());
                    }
                }
            }
        }
        System.out.println("resolved without failure: " + fine + " of " + all);
        failures.forEach((failure, count) -> System.out.println("  " + count + "x " + failure));
        assertTrue(all.values().stream().mapToInt(Integer::intValue).sum() > 0);
    }

    /** A service without plans lives on those of its operator; it is tried with none. */
    private static List<Plan> plans(ServiceFile service) {
        List<Plan> plans = new ArrayList<>(service.content().plans());
        if (plans.isEmpty()) {
            plans.add(null);
        }
        return plans;
    }

    private static Map<String, Object> example(ServiceFile service, Plan plan, Operation operation) {
        return service.content().examples().stream()
                .filter(example -> plan != null && example.planId().value().equals(plan.id().value())).findFirst()
                .or(() -> service.content().examples().stream().findFirst())
                .map(operation.action().key().equals("bind") ? Example::bindParams : Example::provisionParams)
                .map(YamlValues::entries).orElse(Map.of());
    }

    private static List<Pak> paks(Path corpus) throws IOException {
        List<Pak> paks = new ArrayList<>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path manifest : files.filter(path -> path.endsWith("manifest.yml")).sorted().toList()) {
                Pak pak = Pak.load(LiteralPakFiles.of(texts(manifest.getParent())), new DocumentCache());
                if (pak.manifest().isPresent()) {
                    paks.add(pak);
                }
            }
        }
        return paks;
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(yml|tf)")).toList()) {
                texts.put(folder.relativize(file).toString(),
                        new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }
}
