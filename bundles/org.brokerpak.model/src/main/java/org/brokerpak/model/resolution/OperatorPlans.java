/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/** The plans that an operator adds to a service (broker-behaviour 4.6). */
public final class OperatorPlans {

    /** What is a member of a plan; all other keys are properties. */
    private static final Set<String> MEMBERS = Set.of("id", "name", "description", "free", "metadata", "schemas",
            "bindable", "plan_updateable", "maximum_polling_duration", "maintenance_info", "service_properties",
            "provision_overrides", "bind_overrides");

    private OperatorPlans() {
    }

    /**
     * The plans in {@code service.<name>.plans} and {@code <NAME>_CUSTOM_PLANS}.
     *
     * @throws GoError when the broker would not start with them
     */
    public static List<RequestPlan> of(ServiceDefinition definition, OperatorSettings operator) throws GoError {
        List<RequestPlan> plans = new ArrayList<>();
        String service = definition.name().value();
        String key = "service." + service + ".plans";
        Optional<Object> listed = operator.find(key).map(OperatorSettings.Setting::value);
        if (listed.isPresent()) {
            for (Object plan : list(key, OperatorSettings.text(listed.get()))) {
                plans.add(plan(definition, plan, key));
            }
        }
        String tile = service.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_').replaceFirst("^GOOGLE_", "")
                + "_CUSTOM_PLANS";
        String text = operator.environment().getOrDefault(tile, "");
        if (!text.isEmpty()) {
            Map<String, Object> byKey = GoJsonReader.object(text);
            for (Object plan : byKey == null ? List.of() : byKey.values()) {
                plans.add(plan(definition, plan, tile));
            }
        }
        return List.copyOf(plans);
    }

    private static List<Object> list(String key, String text) throws GoError {
        try {
            List<Object> list = GoJsonReader.array(text);
            return list == null ? List.of() : list;
        } catch (GoError unreadable) {
            throw new GoError("failed unmarshaling config value " + key + ": " + unreadable.getMessage());
        }
    }

    private static RequestPlan plan(ServiceDefinition definition, Object json, String origin) throws GoError {
        if (!(json instanceof Map<?, ?> flat)) {
            throw new GoError("failed unmarshaling config value " + origin + ": a plan is not an object");
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        flat.forEach((key, value) -> {
            if (!MEMBERS.contains(key)) {
                properties.put((String) key, value);
            }
        });
        String id = text(flat.get("id"), text(properties.get("guid"), ""));
        String name = text(flat.get("name"), "");
        String shown = definition.name().value() + " custom plan " + GoJson.marshal(flat);
        if (id.isEmpty()) {
            throw new GoError(shown + " is missing an id");
        }
        if (name.isEmpty()) {
            throw new GoError(shown + " is missing a name");
        }
        for (Variable input : Stream.concat(definition.provision().planInputs().stream(),
                definition.bind().planInputs().stream()).toList()) {
            if (input.required().value() && !properties.containsKey(input.fieldName().value())) {
                throw new GoError(shown + " is missing required property " + input.fieldName().value());
            }
        }
        return new RequestPlan(name, id, properties, map(flat.get("provision_overrides")),
                map(flat.get("bind_overrides")), null, origin);
    }

    private static String text(Object value, String otherwise) {
        return value instanceof String text && !text.isEmpty() ? text : otherwise;
    }

    private static Map<String, Object> map(Object value) {
        Map<String, Object> entries = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, entry) -> entries.put((String) key, entry));
        }
        return entries;
    }
}
