/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hil;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/** The texts that are known to fit between brackets or as an argument, each with a few words on it. */
public final class HilKeys {

    private static final Map<String, Map<String, String>> CONSTANTS = Map.of(
            "request.context", ordered("platform", "cloudfoundry or kubernetes",
                    "organization_guid", "Cloud Foundry", "organization_name", "Cloud Foundry",
                    "space_guid", "Cloud Foundry", "space_name", "Cloud Foundry",
                    "instance_name", "name of the service instance",
                    "organization_annotations", "a map: makes every index into the context fail",
                    "space_annotations", "a map: makes every index into the context fail",
                    "instance_annotations", "a map: makes every index into the context fail",
                    "namespace", "Kubernetes", "clusterid", "Kubernetes"),
            "request.default_labels", ordered("pcf-organization-guid", "label", "pcf-space-guid", "label",
                    "pcf-instance-id", "label"),
            "request.x_broker_api_originating_identity", ordered("platform", "who sends the request",
                    "value", "the user, as the platform tells"));

    private HilKeys() {
    }

    private static Map<String, String> ordered(String... keysAndTexts) {
        Map<String, String> result = new LinkedHashMap<>();
        for (int i = 0; i < keysAndTexts.length; i += 2) {
            result.put(keysAndTexts[i], keysAndTexts[i + 1]);
        }
        return result;
    }

    /** The keys of a map at a place. */
    public static Map<String, String> of(HilPlace place, String map) {
        if (CONSTANTS.containsKey(map)) {
            return CONSTANTS.get(map);
        }
        Map<String, String> keys = new LinkedHashMap<>();
        switch (map) {
            case "instance.details" -> {
                place.definition().provision().outputs().forEach(output -> put(keys, output.fieldName().value(),
                        "output of provision" + (output.type().value().isEmpty() ? "" : ", " + output.type().value())));
                keys.putIfAbsent("status", "the status that the template reports, if it has such an output");
            }
            case "request.plan_properties" -> {
                place.definition().bind().planInputs()
                        .forEach(input -> put(keys, input.fieldName().value(), "plan input of bind"));
                place.definition().plans().forEach(plan -> addKeys(keys, plan.properties(), "property", plan));
            }
            default -> {
                place.input(map).defaultValue().ifPresent(value -> addKeys(keys, value, "key of the default", null));
                for (Plan plan : place.definition().plans()) {
                    plan.propertyMap().flatMap(properties -> properties.entries().stream()
                            .filter(entry -> entry.name().filter(map::equals).isPresent()).findFirst())
                            .ifPresent(entry -> addKeys(keys, entry.node(), "key", plan));
                }
            }
        }
        return keys;
    }

    /** What the first argument of a function may name in this pak: configuration or environment. */
    public static Map<String, String> argument(String function, Optional<Pak> pak) {
        Map<String, String> keys = new LinkedHashMap<>();
        Optional<Manifest> manifest = pak.flatMap(Pak::manifest).map(Pak.ManifestFile::content);
        if (manifest.isPresent() && function.equals("config")) {
            manifest.get().envConfigMapping()
                    .forEach(mapping -> put(keys, mapping.text().value(), "environment variable " + mapping.name()));
            manifest.get().parameters()
                    .forEach(parameter -> put(keys, parameter.name().value(), "parameter of the pak"));
        } else if (manifest.isPresent() && function.equals("env")) {
            manifest.get().requiredEnvVariables()
                    .forEach(variable -> put(keys, variable.value(), "required environment variable"));
            manifest.get().envConfigMapping()
                    .forEach(mapping -> put(keys, mapping.name(), "configuration " + mapping.text().value()));
        }
        return keys;
    }

    private static void addKeys(Map<String, String> keys, YamlNode map, String what, Plan plan) {
        if (map instanceof YamlMapping mapping) {
            mapping.entries().forEach(entry -> entry.name().ifPresent(name ->
                    put(keys, name, plan == null ? what : what + " of plan " + plan.name().value())));
        }
    }

    private static void put(Map<String, String> keys, String key, String text) {
        if (!key.isBlank()) {
            keys.putIfAbsent(key, text);
        }
    }
}
