/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a broker offers. */
public record Catalog(List<Service> services) {

    /** A service. */
    public record Service(String id, String name, List<Plan> plans) {

        public Service {
            plans = List.copyOf(plans);
        }

        /** The plan with an id. */
        public Optional<Plan> plan(String planId) {
            return plans.stream().filter(plan -> plan.id().equals(planId)).findFirst();
        }
    }

    /** A plan. */
    public record Plan(String id, String name) {
    }

    public Catalog {
        services = List.copyOf(services);
    }

    /** The service with an id. */
    public Optional<Service> service(String id) {
        return services.stream().filter(service -> service.id().equals(id)).findFirst();
    }

    /** The service with a name. */
    public Optional<Service> named(String name) {
        return services.stream().filter(service -> service.name().equals(name)).findFirst();
    }

    /** Reads the answer to a request for the catalog; empty when it is none. */
    static Optional<Catalog> read(Map<String, Object> json) {
        if (!(json.get("services") instanceof List<?> services)) {
            return Optional.empty();
        }
        List<Service> read = new ArrayList<>();
        for (Object service : services) {
            if (service instanceof Map<?, ?> map) {
                read.add(new Service(text(map, "id"), text(map, "name"), plans(map.get("plans"))));
            }
        }
        return Optional.of(new Catalog(read));
    }

    private static List<Plan> plans(Object plans) {
        return plans instanceof List<?> list ? list.stream().filter(Map.class::isInstance).map(Map.class::cast)
                .map(plan -> new Plan(text(plan, "id"), text(plan, "name"))).toList() : List.of();
    }

    private static String text(Map<?, ?> map, String key) {
        return map.get(key) instanceof String text ? text : "";
    }
}
