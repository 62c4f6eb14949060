/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Map;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/** Services in a few lines, and requests for them. */
final class Requests {

    private static final String MANIFEST = """
            packversion: 1
            name: pak
            version: 1.0.0
            service_definitions: [service.yml]
            env_config_mapping:
              CLOUD_KEY: cloud.key
            required_env_variables: [CLOUD_KEY, CLOUD_TOKEN]
            ### service.yml
            name: db
            id: 76c5725c-b246-11eb-871f-ffc97563fbd0
            """;

    private Requests() {
    }

    /** @param rest the definition behind its name and id */
    static Pak pak(String rest) {
        return Pak.load(LiteralPakFiles.parse(MANIFEST + rest), new DocumentCache());
    }

    static ServiceFile service(String rest) {
        return pak(rest).services().getFirst();
    }

    /** A request for the first plan, if there is one. */
    static ResolutionRequest request(ServiceFile service, Operation operation) {
        Plan plan = service.content().plans().stream().findFirst().orElse(null);
        return ResolutionRequest.of(service, RequestPlan.of(service.content(), plan), operation);
    }

    static Map<String, Object> json(String object) {
        try {
            return GoJsonReader.object(object.replace('\'', '"'));
        } catch (GoError wrong) {
            throw new IllegalArgumentException(object, wrong);
        }
    }

    static String json(Object value) {
        try {
            return GoJson.marshal(value).replace('"', '\'');
        } catch (GoError wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /** A variable in one line: value, layer, type, what it overrides. */
    static String line(Resolution resolution, String variable) {
        ResolvedVariable found = resolution.variable(variable).orElseThrow();
        StringBuilder line = new StringBuilder(json(found.value())).append(" ").append(found.type().isEmpty() ? "-"
                : found.type()).append(" ").append(found.layer().id());
        found.overridden().forEach(weaker -> line.append(" > ").append(weaker.layer().id()).append(" ")
                .append(json(weaker.value())));
        if (!found.provenance().isKnown()) {
            line.append(" ~").append(String.join(",", found.provenance().placeholders()));
        }
        return line.toString();
    }

    /** What the broker reports, or {@code fine}. */
    static String reported(Resolution resolution) {
        return resolution.failure().map(failure -> failure.step().title() + ": " + failure.message()).orElse("fine");
    }
}
