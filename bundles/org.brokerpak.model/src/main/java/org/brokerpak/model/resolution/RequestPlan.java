/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;

/**
 * The plan of a request: one of the pak's, one of the operator's, or none.
 *
 * @param name its name
 * @param id its id in the catalog
 * @param properties its properties
 * @param provisionOverrides what it sets for provisioning, whatever the request says
 * @param bindOverrides what it sets for binding, whatever the request says
 * @param written the plan in the definition, or null
 * @param origin where it is defined, in a few words: {@code plans[0]}
 */
public record RequestPlan(String name, String id, Map<String, Object> properties,
        Map<String, Object> provisionOverrides, Map<String, Object> bindOverrides, Plan written, String origin) {

    /** For a service that has no plans, or no matter which. */
    public static final RequestPlan NONE = new RequestPlan("", "", Map.of(), Map.of(), Map.of(), null, "");

    public RequestPlan {
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
        provisionOverrides = Collections.unmodifiableMap(new LinkedHashMap<>(provisionOverrides));
        bindOverrides = Collections.unmodifiableMap(new LinkedHashMap<>(bindOverrides));
    }

    /** A plan of the pak; {@link #NONE} for null. */
    public static RequestPlan of(ServiceDefinition definition, Plan plan) {
        return plan == null ? NONE : new RequestPlan(plan.name().value(), plan.id().value(),
                YamlValues.entries(plan.properties()), YamlValues.entries(plan.provisionOverrides()),
                YamlValues.entries(plan.bindOverrides()), plan, "plans[" + definition.plans().indexOf(plan) + "]");
    }

    /** The plan in the definition; empty for one of the operator and for none. */
    public Optional<Plan> inPak() {
        return Optional.ofNullable(written);
    }
}
